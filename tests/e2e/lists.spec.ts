import { withScenario, writeScenario } from '@mocks/workshop/address'
import type { Locator } from '@playwright/test'
import { account } from './forms/formCase'
import { openBrindlewick, test } from './forms/signedIn'
import { expect, openSection } from './support'

test('the footer appears with the content of a list or form, so it does not move', async ({ page }) => {
  const footer = page.getByRole('contentinfo')
  const openSlowly = (path: string) =>
    page.goto(withScenario(path, writeScenario({ account, latency: 1500 })))
  /** The response can arrive between two looks: the footer is hidden between two that find the page loading. */
  const expectNoFooterDuring = (loading: Locator) =>
    expect
      .poll(async () => (await loading.isVisible()) && [await footer.isVisible(), await loading.isVisible()])
      .toEqual([false, true])
  await openSlowly('/missions/list')
  await expectNoFooterDuring(page.getByRole('table').and(page.locator('[aria-busy=true]')))
  await expect(page.getByRole('link', { name: /^Edit / })).toHaveCount(10)
  await expect(footer).toBeVisible()

  await openSlowly('/missions/the-long-haul')
  await expectNoFooterDuring(page.getByRole('main').locator('> [aria-busy=true]'))
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible()
  await expect(footer).toBeVisible()
})

test('selected text has the colours of the theme everywhere', async ({ page }) => {
  await openBrindlewick(page)
  await openSection(page, 'Missions')
  await page.getByRole('heading', { level: 1 }).selectText()
  const [heading, muted] = await page
    .getByRole('heading', { level: 1 })
    .evaluate((one) => [
      getComputedStyle(one, '::selection').backgroundColor,
      getComputedStyle(document.documentElement, '::selection').backgroundColor,
    ])
  expect(heading).toBe(muted)
  expect(heading).not.toBe('rgba(0, 0, 0, 0)')
})
