import { shiftsOf, watchShifts } from '../live/smooth'
import { pages } from './pagesOfConsole'
import { expect, test } from './support'

/* What loads keeps its place (rule VIEW-9). */

test.describe.configure({ timeout: 240_000 })

for (const width of [1440, 390])
  test(`no page shifts by 0.05 or more while it loads, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    await watchShifts(page)
    for (const [name, address, last] of pages) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(last(page).filter({ visible: true }).first()).toBeVisible({ timeout: 60_000 })
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      const { total, moved } = await shiftsOf(page)
      expect.soft(total, `${name}: ${moved}`).toBeLessThan(0.05)
    }
  })
