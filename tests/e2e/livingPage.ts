import type { Page } from '@playwright/test'

/**
 * Opens an address in the page that is open already, if it can show it without a load (mocks/workshop/living.ts), else in
 * one load. For tests that only look at screens; a test of what a load does, stored values for example, calls `page.goto`.
 */
export async function show(page: Page, href: string): Promise<void> {
  const isShown = await page.evaluate((to) => window.__mocks?.show(to) ?? false, href)
  if (!isShown) await page.goto(href)
}
