import { readFileSync } from 'node:fs'
import type { Download, Page } from '@playwright/test'

/* Parts of pages that end-to-end and live tests use. */

export const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** The content of a downloaded file. */
export const textOf = async (download: Download): Promise<string> =>
  readFileSync(await download.path(), 'utf8')

/** Presses an action for the selected objects by keyboard. Narrow windows have it in the menu 'More' (rule SELECT-6). */
export async function actOnSelected(page: Page, name: string): Promise<void> {
  const bar = page.getByRole('region', { name: 'Selection' })
  const own = bar.getByRole('button', { name, exact: true })
  const more = bar.getByRole('button', { name: 'More', exact: true })
  await own.or(more).first().waitFor()
  if (await own.isVisible()) return own.press('Enter')
  await more.press('Enter')
  await page.getByRole('menuitem', { name, exact: true }).press('Enter')
}
