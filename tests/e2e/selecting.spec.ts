import type { Page } from '@playwright/test'
import { actOnSelected, title } from '../pageParts'
import { expect, expectNoAxeViolations, forgiveFailedRequests, test } from './support'

const toasts = (page: Page) => page.locator('[data-kind]')

/** The ids of the missions that were sent, in order. */
function sentMissions(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push((request.postDataJSON() as { id: string }).id)
  })
  return sent
}

test('the last of ten rows is covered neither by the pager nor by the bar of Select mode (rule SELECT-5)', async ({
  page,
}) => {
  await page.goto('/missions/list?scenario=demo')
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Selection' })).toBeVisible()
  // Letters are wider before the console's own font is there: with them the actions took two lines, which covered the last row.
  const fonts = ['', 'monospace']
  for (const [height, font] of [900, 960, 1080].flatMap((one) => fonts.map((name) => [one, name] as const))) {
    await page.setViewportSize({ width: 1440, height })
    await page.evaluate((name) => {
      document.documentElement.style.setProperty('--ui-fonts-body', name || null)
    }, font)
    const last = page.getByRole('row').last()
    const hidden = await last.evaluate((row) => {
      const { left, width, top, height: high } = row.getBoundingClientRect()
      const points = [0.1, 0.5, 0.9].flatMap((x) =>
        [2, high / 2, high - 2].map((y) => [left + x * width, top + y]),
      )
      return points.filter(([x = 0, y = 0]) => !row.contains(document.elementFromPoint(x, y)))
    })
    expect(hidden, `at ${height} px, in ${font || 'its own font'}`).toEqual([])
  }
})

test('missions of two pages get a tag by keyboard alone, and a failed one is retried (rules SELECT-5 and SELECT-7)', {
  tag: '@core',
}, async ({ page, complaints }) => {
  const sent = sentMissions(page)
  // With room for ten rows above pager and bar.
  await page.setViewportSize({ width: 1280, height: 1000 })
  await page.goto('/missions/list?scenario=demo,updateMission:status-500x1')
  const select = page.getByRole('button', { name: 'Select', exact: true })
  await expect(select).toBeEnabled()
  await select.press('Enter')
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all on)/ })
  await boxes.nth(1).press('Space')
  await boxes.nth(3).press('Shift+Space')
  await expect(page.getByRole('status').getByText('3 selected')).toBeVisible()
  await expectNoAxeViolations(page, 'Select mode')
  // The bar covers nothing of the pager, also before one scrolls.
  const bar = await page.getByRole('region', { name: 'Selection' }).boundingBox()
  const pager = await page.getByRole('combobox', { name: 'Page' }).boundingBox()
  expect(pager && bar && pager.y + pager.height <= bar.y).toBe(true)
  // Wherever the rows are scrolled to, nothing of them is above the pager.
  const above = await page.evaluate(() => {
    const select = document.querySelector<HTMLElement>('main select')
    const footer = select?.closest('[data-part=footer]')
    const found = new Set<string>()
    for (let top = 0; footer && top <= 120; top += 4) {
      window.scrollTo(0, top)
      const { left, width, y, height } = footer.getBoundingClientRect()
      for (let x = left + 8; x < left + width - 8; x += 8)
        for (const at of [4, 10, height / 2]) {
          const hit = document.elementFromPoint(x, y + at)
          if (!footer.contains(hit)) found.add(hit?.outerHTML.slice(0, 80) ?? 'nothing')
        }
    }
    window.scrollTo(0, 0)
    return footer ? [...found] : ['no footer']
  })
  expect(above).toEqual([])
  // The actions that do not fit are in the menu before the last one, and none is scrolled out of the bar (rule SELECT-6).
  for (const name of ['Edit as a table', 'More', 'Delete'])
    await expect(
      page.getByRole('region', { name: 'Selection' }).getByRole('button', { name }),
    ).toBeInViewport({
      ratio: 1,
    })
  await page.getByRole('button', { name: 'Next page' }).press('Enter')
  await expect(page.getByRole('checkbox', { name: 'Select all on this page' })).not.toBeChecked()
  await boxes.nth(0).press('Space')
  await expect(page.getByRole('status').getByText('4 selected')).toBeVisible()

  await actOnSelected(page, 'Tags...')
  await expect(page.getByRole('textbox', { name: 'Add' })).toBeFocused()
  await page.keyboard.type('campaign')
  await page.keyboard.press('Enter')
  await expect(title(page, 'Change tags of 4 missions')).toBeVisible()
  const start = page.getByRole('button', { name: 'Change 4', exact: true })
  await expect(start).toBeFocused()
  await expectNoAxeViolations(page, 'the preview')
  expect(sent).toEqual([])
  await page.keyboard.press('Enter')

  await expect(title(page, '3 of 4 changed, 1 not confirmed')).toBeVisible()
  // The title tells the result; a toast would repeat it (rule PLANSCREEN-9).
  await expect(toasts(page)).toHaveCount(0)
  const retry = page.getByRole('button', { name: 'Retry 1', exact: true })
  await expect(retry).toBeFocused()
  await expectNoAxeViolations(page, 'the result')
  await retry.press('Enter')
  await expect(title(page, 'Changed tags of 4 missions')).toBeVisible()
  await expect(toasts(page)).toHaveCount(0)
  expect(sent).toHaveLength(5)
  expect(new Set(sent).size).toBe(4)

  await page.getByRole('link', { name: 'Back to Missions' }).press('Enter')
  await expect(page.getByRole('combobox', { name: 'Page' })).toHaveValue('2')
  await expect(select).toHaveAttribute('aria-pressed', 'false')
  forgiveFailedRequests(complaints)
})

test('on a phone a plan that a reload interrupts is offered again, and does not repeat finished steps (rule PLANSCREEN-8)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  page.on('dialog', (dialog) => dialog.accept())
  const sent = sentMissions(page)
  const updated: string[] = []
  page.on('response', (response) => {
    const request = response.request()
    if (request.method() === 'PUT') updated.push((request.postDataJSON() as { id: string }).id)
  })
  await page.goto('/missions/list?scenario=demo,latency:400')
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Deactivate' }).click()
  await page.getByRole('button', { name: 'Deactivate 10', exact: true }).click()
  // Several calls are made at once, so the count skips numbers.
  await expect(page.getByText(/^[4-9] of 10$/)).toBeVisible()
  const done = [...updated]
  await page.reload()

  await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible()
  await page.getByRole('link', { name: 'Missions', exact: true }).click()
  const notice = page.getByRole('region', { name: 'Plan', exact: true })
  await expect(notice).toContainText(/An unfinished plan: \d of 10 done/)
  await expectNoAxeViolations(page, 'the notice of an unfinished plan')
  await notice.getByRole('link', { name: 'Open' }).click()
  sent.length = 0
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(title(page, 'Deactivated 10 missions')).toBeVisible()
  expect(done.length).toBeGreaterThanOrEqual(4)
  expect(sent.filter((id) => done.includes(id))).toEqual([])
  await page.getByRole('link', { name: 'Back to Missions' }).click()
  await expect(page.getByText('Inactive', { exact: true })).toHaveCount(10)
  await expect(notice).toBeHidden()
  await page.reload()
  await expect(title(page, 'Missions')).toBeVisible()
  await expect(notice).toBeHidden()
})
