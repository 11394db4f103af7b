import type { Page } from '@playwright/test'
import { expect, openSignedIn, type Tester, test } from './support'
import { manyWindows } from './windows'

const line = (page: Page) => page.getByRole('region', { name: 'Time line' })
const bars = (page: Page) => line(page).locator('.cal-bar')

/** Counts the messages of the page to workers that arrange windows. */
async function watchWorkers(page: Page) {
  await page.addInitScript(() => {
    const seen = { questions: 0, windows: 0 }
    Object.assign(window, { askedOfWorkers: seen })
    const post = Worker.prototype.postMessage
    Worker.prototype.postMessage = function (message, ...rest) {
      const changes: { more: unknown[] }[] | undefined = message?.changes
      if (changes) {
        seen.questions += 1
        seen.windows += changes.reduce((sum, { more }) => sum + more.length, 0)
      }
      return post.call(this, message, ...(rest as [never]))
    }
  })
}
const requestsOf = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { askedOfWorkers: { questions: number; windows: number } }).askedOfWorkers,
  )

async function openCalendar(page: Page, tester: Tester, count: number) {
  await watchWorkers(page)
  await tester.fail(...manyWindows(count))
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

/** Waits until the latest picture is shown: the worker responds after a moment. */
async function rest(page: Page) {
  let before = ''
  await expect
    .poll(
      async () => {
        const now = JSON.stringify([...(await startsOf(page)), await requestsOf(page)])
        const isSame = now === before
        before = now
        return isSame
      },
      { intervals: [400] },
    )
    .toBe(true)
}

test('windows of long lists are arranged in a worker, which gets each object once', async ({
  page,
  tester,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openCalendar(page, tester, 500)
  await expect.poll(async () => (await requestsOf(page)).windows).toBe(3000)
  await page.getByRole('button', { name: 'Year', exact: true }).click()
  await expect.poll(() => bars(page).count()).toBeGreaterThan(60)
  await rest(page)

  // The time line moves with the pointer: every bar that stays has the same distance from it.
  const ticks = await line(page).locator('.cal-ticks').boundingBox()
  if (!ticks) throw new Error('no head')
  const [x, y] = [ticks.x + ticks.width / 2, ticks.y + ticks.height / 2]
  const before = await startsOf(page)
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (const by of [-20, -60, -100]) {
    await page.mouse.move(x + by, y)
    const off = async () => {
      const now = await startsOf(page)
      const ways = [...before].flatMap(([key, start]) => {
        const there = now.get(key)
        return there === undefined ? [] : [Math.abs(there - start - by)]
      })
      // Other bars can have moved into their lanes.
      return ways.length > 10 ? Math.max(...ways) : Number.POSITIVE_INFINITY
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
  const moved = await at.bar.boundingBox()
  expect(Math.abs((moved?.x ?? 0) - at.box.x - 90)).toBeLessThan(15)
  await page.mouse.up()
  await expect(page.getByText('1 window moved.')).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()

  // Another year has other windows.
  await page.getByRole('button', { name: 'Year', exact: true }).click()
  const { questions } = await requestsOf(page)
  await page.getByRole('button', { name: 'Next year' }).click()
  await expect(page.getByText(/^20\d\d$/).first()).toBeVisible()
  await expect(bars(page).first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Category' }).selectOption('outdoors')
  await expect.poll(async () => (await requestsOf(page)).questions).toBeGreaterThan(questions + 1)
  expect((await requestsOf(page)).windows).toBe(3000)
})

test('windows of short lists are arranged during rendering, without a worker', async ({ page, tester }) => {
  await openCalendar(page, tester, 499)
  await page.getByRole('button', { name: 'Year', exact: true }).click()
  await expect.poll(() => bars(page).count()).toBeGreaterThan(60)
  expect(await requestsOf(page)).toEqual({ questions: 0, windows: 0 })
})
