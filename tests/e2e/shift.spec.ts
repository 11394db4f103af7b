import { shiftsOf, watchShifts } from '../live/smooth'
import { pages } from './pagesOfConsole'
import { expect, test } from './support'

/* What loads keeps its place (rule VIEW-9). */

test.describe.configure({ timeout: 240_000 })

test('no page shifts by 0.05 or more while it loads (rule VIEW-9)', async ({ page }) => {
  await watchShifts(page)
  for (const [name, address, last] of pages) {
    // Its scenario opens other screens on the way.
    if (name === 'Journal') continue
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(last(page).filter({ visible: true }).first()).toBeVisible({ timeout: 60_000 })
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    const { total, moved } = await shiftsOf(page)
    expect.soft(total, `${name}: ${moved}`).toBeLessThan(0.05)
  }
})
