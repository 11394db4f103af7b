import type { Page } from '@playwright/test'
import { expect, openSignedIn, type Tester, test } from './support'
import { manyWindows, startDayOf } from './windows'

const line = (page: Page) => page.getByRole('region', { name: 'Time line' })
const bars = (page: Page) => line(page).locator('[data-part=bar]')

async function openCalendar(page: Page, tester: Tester) {
  await tester.fail(...manyWindows(500))
  await openSignedIn(page, tester, '/programme/calendar')
  await expect(bars(page).first()).toBeVisible()
  await expect(line(page).getByText('Loading', { exact: true })).toHaveCount(0)
}

/** A bar that is entirely in view, with room on both sides. */
async function wholeBar(page: Page) {
  for (const bar of await bars(page).all()) {
    const box = await bar.boundingBox()
    if (box && box.x > 560 && box.x + box.width < 1000 && box.width > 30) {
      return { bar: line(page).locator(`[data-key="${await bar.getAttribute('data-key')}"]`), box }
    }
  }
  throw new Error('no bar is whole in the view')
}

type Start = [key: string, px: number]

/** Start in px of the bars that start in the view, by the keys of their windows. */
const startsOf = async (page: Page) =>
  new Map(
    await bars(page).evaluateAll((all) =>
      all.flatMap((bar) => {
        const { left } = bar.getBoundingClientRect()
        const key = (bar as HTMLElement).dataset.key ?? ''
        return left > 560 && left < 1400 ? [[key, left] as const] : []
      }),
    ),
  )

/** Waits until the latest picture is shown: long lists are arranged in slices. */
async function rest(page: Page) {
  let before = ''
  await expect
    .poll(
      async () => {
        const now = JSON.stringify([...(await startsOf(page))])
        const isSame = now === before
        before = now
        return isSame
      },
      { intervals: [400] },
    )
    .toBe(true)
}

test('windows of long lists follow the pointer, and show another range and filter', async ({
  page,
  tester,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openCalendar(page, tester)
  await page.getByRole('button', { name: 'Year', exact: true }).click()
  await expect.poll(() => bars(page).count()).toBeGreaterThan(60)
  await rest(page)

  // The time line moves with the pointer: every bar is `by` px from where its day was before. Other bars can appear.
  const ticks = await line(page).locator('[data-part=ticks]').boundingBox()
  if (!ticks) throw new Error('no head')
  const [x, y] = [ticks.x + ticks.width / 2, ticks.y + ticks.height / 2]
  const dayOf = (key: string) => startDayOf(Number(/\d+/.exec(key)?.[0]))
  const before = [...(await startsOf(page))].sort(([, a], [, b]) => a - b)
  const [[firstKey, firstPx], [lastKey, lastPx]] = [before[0], before.at(-1)] as [Start, Start]
  const pxPerDay = (lastPx - firstPx) / (dayOf(lastKey) - dayOf(firstKey))
  const startOf = (key: string) => firstPx + (dayOf(key) - dayOf(firstKey)) * pxPerDay
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (const by of [-20, -60, -100]) {
    await page.mouse.move(x + by, y)
    const off = async () => {
      const now = [...(await startsOf(page))]
      const ways = now.map(([key, start]) => Math.abs(start - startOf(key) - by))
      return now.length > 10 ? Math.max(...ways) : Number.POSITIVE_INFINITY
    }
    await expect.poll(off).toBeLessThanOrEqual(1)
  }
  await page.mouse.up()
  await expect(page).toHaveURL(/from=/)
  await rest(page)

  // A window that is moved follows the pointer too, in whole steps.
  const at = await wholeBar(page)
  const middle = at.box.x + at.box.width / 2
  await page.mouse.move(middle, at.box.y + 12)
  await page.mouse.down()
  await page.mouse.move(middle + 10, at.box.y + 12)
  await page.mouse.move(middle + 90, at.box.y + 12)
  await expect(at.bar).toHaveAccessibleName(/moved$/)
  await expect
    .poll(async () => Math.abs(((await at.bar.boundingBox())?.x ?? 0) - at.box.x - 90))
    .toBeLessThan(15)
  await page.mouse.up()
  await expect(page.getByText('1 window moved.')).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()

  // Another year has other windows.
  await page.getByRole('button', { name: 'Year', exact: true }).click()
  await page.getByRole('button', { name: 'Next year' }).click()
  await expect(page.getByText(/^20\d\d$/).first()).toBeVisible()
  await expect(bars(page).first()).toBeVisible()
  // Every second object is outdoors.
  const isEven = (key: string | undefined) => /[02468]$/.test(key ?? '')
  const keys = () => bars(page).evaluateAll((all) => all.map((bar) => (bar as HTMLElement).dataset.key))
  await expect.poll(async () => (await keys()).every(isEven)).toBe(false)
  await page.getByRole('combobox', { name: 'Category' }).selectOption('outdoors')
  await expect.poll(async () => (await keys()).every(isEven)).toBe(true)
  await expect(bars(page).first()).toBeVisible()
})
