import type { Locator, Page } from '@playwright/test'
import { lookOf } from './contrast'
import { test } from './forms/signedIn'
import { show } from './livingPage'
import { expect, openSection, sheet } from './support'

const account = '?account=brindlewick'

test.describe('forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' }, colorScheme: 'dark' })

  const expectToDiffer = async (one: Locator, other: Locator) =>
    expect(await lookOf(one)).not.toEqual(await lookOf(other))
  /** Overlays have a border of another colour. */
  const expectEdge = async (part: Locator) => expect((await lookOf(part)).edges).not.toEqual([])

  test('in forced colours the selected option of every form control is distinguishable', async ({ page }) => {
    await page.goto(`/quizzes/night-sky${account}`)
    await page.getByRole('button', { name: /^Question 1 / }).click()
    const question = page.getByRole('group', { name: 'Question 1', exact: true })
    const [on, off] = [
      question.getByRole('switch', { name: /option 1/i }),
      question.getByRole('switch', { name: /option 3/i }),
    ]
    await expect(on).toBeChecked()
    await expect(off).not.toBeChecked()
    await expectToDiffer(on, off)
    await expectEdge(off)
    await expectToDiffer(
      question.locator('label').filter({ hasText: 'Multi' }),
      question.locator('label').filter({ hasText: 'Single' }),
    )
    await expectToDiffer(
      page.locator('label').filter({ hasText: 'Upload' }),
      page.locator('label').filter({ hasText: 'External URL' }),
    )

    await show(page, '/missions/the-long-haul')
    await page.getByRole('button', { name: 'Open calendar' }).first().click()
    const days = page.getByRole('dialog', { name: 'Date and time' })
    await expectEdge(days)
    await expectToDiffer(
      days.getByRole('gridcell', { selected: true }),
      days.getByRole('gridcell', { selected: false }).first(),
    )
    await page.keyboard.press('Escape')
    await page.getByRole('combobox', { name: /^Missions/ }).click()
    await page.keyboard.press('ArrowDown')
    const options = page.getByRole('listbox', { name: 'Options' }).getByRole('option')
    await expectToDiffer(options.nth(0), options.nth(1))
  })

  test('in forced colours the current item of sections, menus, dialogs and results is distinguishable', async ({
    page,
  }) => {
    await page.goto(`/missions/list${account}`)
    await expect(page.getByRole('link', { name: /^Edit / }).first()).toBeVisible()
    const sections = page.getByRole('navigation', { name: 'Sections' })
    await expectToDiffer(
      sections.getByRole('link', { name: 'Missions' }),
      sections.getByRole('link', { name: 'Streaks' }),
    )
    const figures = page.getByRole('button', { name: 'Abbreviate figures as 1K' })
    const pressed = await lookOf(figures)
    await figures.click()
    expect(await lookOf(figures)).not.toEqual(pressed)

    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Account/ })
      .click()
    const accounts = page.getByRole('listbox', { name: 'Account' }).getByRole('option')
    // The list may still load.
    await expect(accounts.nth(2)).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(accounts.nth(1)).toHaveAttribute('data-highlighted')
    // The focus ring of the list touches both options, so pictures of them do not tell.
    await expect(accounts.nth(1)).toHaveCSS('outline-style', 'solid')
    await expect(accounts.nth(2)).toHaveCSS('outline-style', 'none')
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'User menu' }).click()
    await expectToDiffer(
      page.getByRole('menuitemradio', { name: 'System' }),
      page.getByRole('menuitemradio', { name: 'Light' }),
    )
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Global Search' }).click()
    await page.getByRole('combobox', { name: 'Search across all entities' }).fill('night')
    await expectEdge(page.getByRole('dialog', { name: 'Global Search' }))
    const results = page.getByRole('option')
    await expect(results.nth(1)).toBeVisible()
    await expectToDiffer(results.nth(0), results.nth(1))
    await page.keyboard.press('Escape')

    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click()
    await expectEdge(page.getByRole('alertdialog'))
  })
})

/** All sections, in two halves that run in parallel. */
const halves = [
  ['Accounts', 'Players', 'Teams', 'Events', 'Missions', 'Streaks', 'Achievements'],
  ['Levels', 'Leaderboards', 'Prizes', 'Raffles', 'Mystery Boxes', 'Surveys', 'Quizzes'],
]
const narrow = { width: 320, height: 640 }

/** Lists of all types share their code and their styles: these have each kind of column. */
const lists = ['Accounts', 'Players', 'Missions', 'Raffles', 'Quizzes']

for (const titles of halves) {
  test(`forms, and lists with each kind of column, fit 320 px and print without bars: ${titles.join(', ')}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`/accounts/list${account}`)
    for (const title of titles) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await openSection(page, title)
      const edits = page.getByRole('link', { name: /^Edit / })
      await expect(edits.first()).toBeVisible()
      if (lists.includes(title)) await expectListFits(page, title, edits)

      await page.setViewportSize({ width: 1280, height: 800 })
      await edits.first().click()
      await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible()
      await expectReflow(page, `form of ${title}`)
      await onPaper(page, async () => {
        await expectNothingToPress(page)
        const fields = page.locator('main').locator('input:not([type=file], [type=radio]), select, textarea')
        expect(await fields.count()).toBeGreaterThan(2)
        expect(await fields.evaluateAll((all) => all.filter((one) => !one.checkVisibility()).length)).toBe(0)
        expect(await cut(page, 'input, textarea, h3 *'), `${title}: cut on paper`).toEqual([])
      })
    }
  })
}

test('an open question, the calendar, the list of a drop-down and Global Search fit small screens', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(narrow)
  await page.goto(`/quizzes/night-sky${account}`)
  await page.getByRole('button', { name: /^Question 1 / }).click()
  await expect(page.getByRole('button', { name: /option 1: delete/i })).toBeVisible()
  await expectReflow(page, 'open question')
  const outside = await page.getByRole('group', { name: 'Question 1', exact: true }).evaluate((card) => {
    const edge = card.getBoundingClientRect().right
    return [...card.querySelectorAll('button, input, textarea')]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > edge)
      .map((one) => one.ariaLabel)
  })
  expect(outside, 'beyond the edge of the question').toEqual([])

  await show(page, '/missions/the-long-haul')
  await page.getByRole('button', { name: 'Open calendar' }).last().click()
  await expectReflow(page, 'calendar')
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: /^Missions/ }).click()
  await expect(page.getByRole('listbox', { name: 'Options' })).toBeVisible()
  await expectReflow(page, 'drop-down')
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 320, height: 256 })
  await page.getByRole('button', { name: 'Global Search' }).click()
  await page.getByRole('combobox', { name: 'Search across all entities' }).fill('night')
  const results = page.getByRole('group', { name: 'Results' })
  await expect(results.getByRole('option').first()).toBeInViewport({ ratio: 1 })
})

async function expectListFits(page: Page, title: string, edits: Locator) {
  const names = (await edits.evaluateAll((links) => links.map((link) => link.ariaLabel ?? ''))).map((label) =>
    label.replace(/^Edit /, ''),
  )
  await expectReflow(page, `list of ${title}`)
  await onPaper(page, async () => {
    await expectNothingToPress(page)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText(/^Brindlewick · /)).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Name' })).toBeVisible()
    const paper = await page.getByRole('main').innerText()
    expect(names.filter((name) => !paper.includes(name))).toEqual([])
    if (names.length === 10) expect(paper).toMatch(/Rows 1 to 10 of \d+/)
    expect(await cut(page, 'td, td *'), `${title}: cut on paper`).toEqual([])
  })
}

async function onPaper(page: Page, look: () => Promise<void>) {
  await page.setViewportSize(sheet)
  await page.emulateMedia({ media: 'print' })
  await look()
  await page.emulateMedia({ media: 'screen' })
}

/** Bars and buttons are not printed; headers of columns and questions print as plain text. */
async function expectNothingToPress(page: Page) {
  const words = page.locator(':not(:is(th, h3) *)')
  await expect(page.getByRole('button').and(words)).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^(Add|Edit) / })).toHaveCount(0)
  for (const role of ['banner', 'navigation', 'contentinfo', 'searchbox'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Statistics' })).toHaveCount(0)
}

/** Texts of elements whose content is wider or higher than the element. */
const cut = (page: Page, selector: string) =>
  page
    .getByRole('main')
    .locator(selector)
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility() && getComputedStyle(one).overflow !== 'visible')
        .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
        .map((one) => (one instanceof HTMLInputElement ? one.value : one.textContent)),
    )

/** The page does not scroll sideways, and no element extends past its edge unless it is inside a scroller. */
async function expectReflow(page: Page, what: string) {
  const beyond = () =>
    page.evaluate(() => {
      const scrolls = (element: Element | null): boolean =>
        element !== null &&
        (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
      const outside = [
        ...document.querySelectorAll('a, button, input, select, textarea, h1, h2, h3, label, p, td'),
      ]
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 1)
        .filter((one) => one.getBoundingClientRect().right > innerWidth + 0.5 && !scrolls(one.parentElement))
        .map((one) => one.textContent || one.ariaLabel || one.tagName)
      return { width: document.scrollingElement?.scrollWidth, outside }
    })
  let height = narrow.height
  await expect(async () => {
    // On a busy machine Chromium once kept the rules of the size before; another resize makes it apply them.
    await page.setViewportSize({ ...narrow, height: height++ })
    expect(await beyond(), what).toEqual({ width: narrow.width, outside: [] })
  }).toPass({ timeout: 10_000 })
}
