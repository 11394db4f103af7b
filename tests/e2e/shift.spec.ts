import type { Locator } from '@playwright/test'
import { shiftsOf, watchShifts } from '../live/smooth'
import { pages, type Visit } from './pagesOfConsole'
import { expect, test } from './support'

/* What loads keeps its place (rule VIEW-9). */

test.describe.configure({ timeout: 240_000 })

/** The length of the first parts of the overview depends on the day and its hour. */
const otherTimes = ['2026-11-30T10:09:00Z', '2026-12-31T22:50:00Z', '2026-06-01T00:30:00Z'].map(
  (at): Visit => [
    `Overview at ${at}`,
    `/?scenario=home,clock:running~${at}`,
    (page) => page.getByText(/errors? needs? you\.$/),
  ],
)

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`no page shifts by 0.05 or more while it loads, at ${width} px (rule VIEW-9)`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await watchShifts(page)
    for (const [name, address, last] of [...pages, ...otherTimes]) {
      const isThere = async (content: Locator) => {
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(content.filter({ visible: true }).first()).toBeVisible({ timeout: 60_000 })
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      }
      // The scenario of the journal opens other screens on the way.
      if (name === 'Journal') {
        await page.goto('/programme/journal?scenario=journal-empty')
        await isThere(page.getByText('Nothing has been changed yet'))
      } else {
        await page.goto(address)
        await isThere(last(page))
      }
      const { total, moved } = await shiftsOf(page)
      expect.soft(total, `${name}: ${moved}`).toBeLessThan(0.05)
    }
  })
