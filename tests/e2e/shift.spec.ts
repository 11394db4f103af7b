import type { Page } from '@playwright/test'
import { pages } from './pagesOfConsole'
import { expect, test } from './support'

/* What loads keeps its place (rule VIEW-9). */

test.describe.configure({ timeout: 240_000 })

/** The sum of the layout shifts since the page was opened, and the elements of the largest one. */
const shiftOf = (page: Page) => page.evaluate(() => window.shifts)

declare global {
  interface Window {
    shifts: { sum: number; largest: number; of: string }
  }
}

/** Collects layout shifts from the first paint on. */
function collect() {
  window.shifts = { sum: 0, largest: 0, of: '' }
  interface Shift extends PerformanceEntry {
    value: number
    hadRecentInput: boolean
    sources: readonly { node?: Node }[]
  }
  const nameOf = (node: Node | undefined) => (node?.textContent ?? '').trim().slice(0, 40)
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue
      window.shifts.sum += value
      if (value <= window.shifts.largest) continue
      window.shifts.largest = value
      window.shifts.of = sources.map(({ node }) => nameOf(node)).join(' | ')
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

for (const width of [1440, 390])
  test(`no page shifts by 0.05 or more while it loads, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    await page.addInitScript(collect)
    for (const [name, address, last] of pages) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(last(page).filter({ visible: true }).first()).toBeVisible({ timeout: 60_000 })
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      const { sum, of } = await shiftOf(page)
      expect.soft(sum, `${name}: ${of}`).toBeLessThan(0.05)
    }
  })
