import type { Page } from '@playwright/test'
import { active } from '@/model/fields/common'
import { expect, expectNoAxeViolations, test } from './support'

/** A Wednesday in the middle of a month, at noon. */
const clock = 'running~2026-03-18T11:00:00.000Z'

/** Opens the calendar of Brindlewick, signed in. */
const open = (page: Page, search = '') =>
  page.goto(`/programme/calendar?${search}scenario=demo,clock:${clock}`)

const line = (page: Page) => page.getByRole('region', { name: 'Time line' })
const bar = (page: Page, name: RegExp) => line(page).getByRole('button', { name })
const param = (page: Page, name: string) => new URL(page.url()).searchParams.get(name)

test('the calendar shows when objects are live; a bar leads to the dates of its object and Back returns to the same view (rules CALENDAR-5 and CALENDAR-9)', {
  tag: '@core',
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await open(page)
  await expect(page.getByText('March 2026', { exact: true })).toBeVisible()
  await expect(page.getByText('Times are local (Europe/Berlin', { exact: false })).toBeVisible()
  await expect(bar(page, /^Cook the Season, mission, live/)).toBeVisible()

  await page.getByRole('button', { name: 'Year', exact: true }).click()
  await expect(page.getByText('2026', { exact: true }).first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Tag' }).selectOption({ label: 'spring' })
  await page.getByRole('group', { name: 'Types' }).getByRole('button', { name: 'Prizes' }).click()
  await expect(line(page).getByRole('group', { name: 'Prizes' })).toBeHidden()
  expect([param(page, 'tag'), param(page, 'from')]).toEqual(['spring', '2025-12-31T23:00Z'])

  // In the middle of April, Spring Thaw Ride has ended and Earth Day is live.
  // The window has room for all lanes of what the filters leave, so none is folded.
  await expect(page.getByRole('button', { name: /^Show \d+ more/ })).toHaveCount(0)
  await expect(bar(page, /^Spring Thaw Ride/)).toBeVisible()
  const slider = page.getByRole('slider', { name: 'Live at' })
  await slider.focus()
  for (let week = 0; week < 4; week++) await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { name: /^Live at this moment: \d+$/ })).toBeVisible()
  await expect(bar(page, /^Spring Thaw Ride/)).toBeHidden()
  const earthDay = bar(page, /^Earth Day, mission, scheduled/)
  await expect(earthDay).toBeVisible()

  await earthDay.focus()
  await page.keyboard.press('Enter')
  const popover = page.getByRole('dialog', { name: 'Earth Day' })
  await expect(popover.getByText('Runs')).toBeVisible()
  await expectNoAxeViolations(page, 'the popover, dark')
  await page.keyboard.press('Escape')
  await expect(earthDay).toBeFocused()
  await page.keyboard.press('Enter')
  await popover.getByRole('link', { name: 'Open the mission' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Earth Day' })).toBeVisible()
  await expect(
    page.getByRole('textbox', { name: new RegExp(`^${active['active.from'].label}`) }),
  ).toBeFocused()
  await page.goBack()
  await expect(earthDay).toBeVisible()
  await expect(slider).toHaveAttribute('aria-valuetext', /April/)

  await page.getByRole('button', { name: 'Table', exact: true }).click()
  const table = page.getByRole('table', { name: 'Windows by start' })
  await expect(table.getByRole('row', { name: /^Earth Day Mission Scheduled/ })).toBeVisible()
  await expectNoAxeViolations(page, 'the table, dark')
})

test('windows are moved by keyboard and mouse, and confirmed once; a phone has an agenda', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await open(page)
  const local = bar(page, /^Local Hero/)
  await local.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(local).toHaveAccessibleName(/moved$/)
  // The end is in June: the view follows the changed end.
  await page.keyboard.press('Control+Shift+ArrowRight')
  await expect(page.getByText(/2026$/).filter({ hasText: 'June' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Today', exact: true }).click()
  await expect(page.getByText('March 2026', { exact: true })).toBeVisible()

  const warmUp = bar(page, /^Garden Hour/)
  // Hovering waits until the bar has stopped: the view still moves from June to today.
  await warmUp.hover({ position: { x: 60, y: 12 } })
  const box = await warmUp.boundingBox()
  if (!box) throw new Error('no bar')
  await page.mouse.move(box.x + 60, box.y + 12)
  await page.mouse.down()
  await page.mouse.move(box.x + 90, box.y + 12)
  await page.mouse.move(box.x + 160, box.y + 12)
  await page.mouse.up()
  await expect(warmUp).toHaveAccessibleName(/moved$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('2 windows moved.')).toBeVisible()
  await expectNoAxeViolations(page, 'moved windows, light')

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('heading', { name: 'Today Wed 18 March' })).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.getByRole('button', { name: 'Review changes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Change 2 missions/ })).toBeVisible()
  // The row lists the changes.
  await expect(
    page.getByText(new RegExp(`Schedule › ${active['active.from'].label}: .+ → .+`)).first(),
  ).toBeVisible()
  await page.goBack()
  await expect(page.getByText('2 windows moved.')).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText('2 windows moved.')).toBeHidden()
  await expect(local).not.toHaveAccessibleName(/moved$/)
})

test('on a phone the agenda has the daily draw of today after it took place, and counts nothing while a list loads', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, 'type=raffles&')
  const today = page.getByRole('region', { name: 'Today Wed 18 March' })
  // It is drawn at ten every day, and now it is eleven.
  await expect(today.getByRole('link', { name: /Coffee Break/ })).toBeVisible()
  await expect(today).not.toContainText('Nothing')
  await expect(page.getByRole('heading', { name: /^Live now: [1-9]/ })).toBeVisible()

  await page.goto(`/programme/calendar?scenario=demo,clock:${clock},listRaffles:timeout`)
  await expect(today.or(page.getByText('Loading...')).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Live now', exact: true })).toBeVisible()
  await expect(page.getByText(/Nothing .*starts, ends or is drawn/)).toHaveCount(0)
})
