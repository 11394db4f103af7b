import { withScenario } from '@mocks/workshop/address'
import { scenarios } from '@mocks/workshop/scenarios'
import type { Page } from '@playwright/test'
import { active } from '@/model/fields/common'
import { show } from './livingPage'
import { expect, forgive, sheet, test } from './support'

/** What a printed page has and has not (rule VIEW-3). */
interface Paper {
  shows: string[]
  hides?: string[]
  /** On the screen, and not on paper. */
  drops?: string[]
  /**
   * The window stays as wide as a screen: a narrow one has a list in place of the time line, while a browser prints the
   * time line, which is as wide as a sheet (a test below).
   */
  isWide?: true
}

/** By scenario. */
const pages: Record<string, Paper> = {
  calendar: {
    shows: ['[data-part=bar] [data-part=name]'],
    drops: ['role=button[name=/^Show .* more missions/]'],
    isWide: true,
  },
  'quizzes-form': { shows: ['[data-question] [data-choice]'], hides: ['text=Add option'] },
  journal: { shows: ['[data-part=who]', '[data-part=what]'], hides: ['role=button[name=/Revert/]'] },
  'plan-done': {
    shows: ['li', '[data-part=who] > small'],
    hides: ['role=button[name=/Undo/]'],
    drops: ['role=link[name=/^Open /]'],
  },
  economy: { shows: ['svg'], hides: ['role=button[name=/Show .* more/]'] },
  check: { shows: ['li', '[data-part=rule]'], hides: ['role=button[name=/Show .* more/]'] },
  'campaign-live': {
    shows: ['[data-part=bar]'],
    drops: ['[data-part=track] [role=slider] > svg'],
    isWide: true,
  },
  'list-columns': { shows: ['td'] },
  'plan-failed': { shows: ['li'], hides: ['role=button[name=/Try again/]'] },
  'player-view': { shows: ['li'], hides: ['role=button[name=/more/]'] },
}

/** As a browser that prints: first the event, then the styles. */
async function print(page: Page) {
  await page.evaluate(() => void window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
}

/** As a browser that has printed: first the styles, then the event. The media query tells of its change in a frame of its own. */
async function endPrint(page: Page) {
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' })
  await page.evaluate(() => void window.dispatchEvent(new Event('afterprint')))
}

/** Texts that are wider than the boxes that cut them. Bars of a time line end beyond it. */
const cutIn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((each) => each.clientWidth > 1 && each.scrollWidth > each.clientWidth + 1)
      .filter((each) => getComputedStyle(each).overflowX !== 'visible')
      .filter((each) => each.checkVisibility() && !each.closest('[aria-label="Time line"], input, textarea'))
      .map((each) => each.innerText.slice(0, 80)),
  )

/** Cells and other texts that end right of the sheet. Bars of a time line end beyond it. */
const beyondSheet = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((each) => each.matches('td, th') || [...each.childNodes].some(({ nodeType }) => nodeType === 3))
      .filter((each) => each.checkVisibility() && !each.closest('[aria-label="Time line"] [data-part=track]'))
      .filter((each) => each.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
      .map((each) => each.innerText.slice(0, 80)),
  )

/** In two tests that run side by side. */
const halves = [0, 1].map((half) => Object.entries(pages).filter((_, index) => index % 2 === half))

for (const half of halves)
  test(`on paper is what is on the screen, without controls (rule VIEW-3): ${half.map(([name]) => name).join(', ')}`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(180_000)
    for (const [name, { shows, hides = [], drops = [], isWide }] of half)
      await test.step(name, async () => {
        const one = scenarios.find((each) => each.name === name)
        if (!one) throw new Error(`There is no scenario ${name}`)
        await page.setViewportSize({ width: 1440, height: 900 })
        await show(page, withScenario(one.path, name))
        // The steps of a scenario begin after the page has loaded.
        await expect(page.getByText(one.shows).filter({ visible: true }).first()).toBeVisible({
          timeout: 60_000,
        })
        for (const selector of drops) await expect(page.locator(selector).first(), selector).toBeVisible()
        await print(page)
        await page.setViewportSize(isWide ? { width: 1440, height: 900 } : sheet)
        for (const selector of shows)
          await expect(page.locator(selector).filter({ visible: true }).first(), selector).toBeVisible()
        for (const selector of [...hides, ...drops])
          await expect(page.locator(selector).filter({ visible: true })).toHaveCount(0)
        await expect.poll(() => cutIn(page), `cut, ${name}`).toEqual([])
        await expect.poll(() => beyondSheet(page), `beyond the sheet, ${name}`).toEqual([])
        await endPrint(page)
      })
    forgive(complaints, /Failed to load resource/)
  })

test('every question has its options on paper, and folds again on the screen', async ({ page }) => {
  await page.goto(withScenario('/quizzes/world-capitals', 'quizzes-form'))
  const questions = page.locator('[data-question]')
  await expect(questions.first()).toBeVisible()
  const open = questions.filter({ has: page.locator('[data-choice]') })
  const before = await open.count()
  await print(page)
  await expect(open).toHaveCount(await questions.count())
  await endPrint(page)
  await expect(open).toHaveCount(before)
})

test('the time line is as wide as a sheet on paper, and as before on the screen', async ({ page }) => {
  await page.goto(withScenario('/programme/calendar', 'calendar'))
  const line = page.getByRole('region', { name: 'Time line' })
  const bar = line.getByRole('button', { name: /^Cook the Season/ })
  await expect(bar).toBeVisible()
  const widthOf = async (of: typeof line) => Math.round((await of.boundingBox())?.width ?? 0)
  const before = await widthOf(line)
  await print(page)
  await expect.poll(() => widthOf(line)).toBe(700)
  // What is measured on paper does not change the scale.
  await page.setViewportSize({ width: 1000, height: 900 })
  await expect.poll(() => widthOf(line)).toBe(700)
  await page.setViewportSize({ width: 1440, height: 900 })
  await endPrint(page)
  await expect.poll(() => widthOf(line)).toBe(before)
})

test('the journal is whole on paper, and its lines do not cover each other', async ({ page }) => {
  const one = scenarios.find((each) => each.name === 'journal')
  await page.setViewportSize({ width: 1440, height: 300 })
  await page.goto(withScenario(one?.path ?? '', 'journal'))
  // The lines of the plan are there once it is unfolded.
  await expect(page.getByRole('button', { name: /^Changes of Deactivate/, expanded: true })).toBeVisible()
  const lines = page.getByRole('list', { name: 'Changes' }).getByRole('listitem')
  const whole = Number(await lines.first().getAttribute('aria-setsize'))
  expect(await lines.count()).toBeLessThan(whole)
  await print(page)
  await expect(lines).toHaveCount(whole)
  const boxes = await lines.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
  )
  const isBelow = boxes.slice(1).map(({ top }, index) => top >= (boxes[index]?.bottom ?? 0) - 1)
  expect(isBelow).not.toContain(false)
  const cutLines = await lines.evaluateAll((all) =>
    all.filter((each) => each.scrollHeight > each.clientHeight + 1),
  )
  expect(cutLines).toHaveLength(0)
})

test('a table of ten columns is whole on paper: every row and column, as a table also on a narrow sheet', async ({
  page,
}) => {
  const columns = ['name', 'id', 'description', 'category', 'tags', 'priority', 'reward.points'].concat([
    'reward.credits',
    'isAvailable',
    'active.from',
  ])
  const query = encodeURIComponent(JSON.stringify(columns))
  await page.goto(`/programme/table?type=missions&columns=${query}&scenario=demo,latency:0`)
  const rows = page.getByRole('row')
  await expect(page.getByRole('columnheader')).toHaveCount(columns.length + 1)
  const count = Number(await page.getByRole('grid').getAttribute('aria-rowcount'))
  // The first render assumes a height of the window, and the next one has it.
  let onScreen = 0
  await expect
    .poll(async () => {
      const before = onScreen
      onScreen = await rows.count()
      return onScreen > 1 && onScreen === before
    })
    .toBe(true)
  expect(onScreen).toBeLessThan(count)
  await print(page)
  await page.setViewportSize(sheet)
  // The head, and all but the row of a new mission.
  await expect(rows).toHaveCount(count - 1)
  await expect(page.getByRole('columnheader', { name: active['active.from'].label })).toBeVisible()
  await expect.poll(() => cutIn(page), 'cut').toEqual([])
  await expect.poll(() => beyondSheet(page), 'beyond the sheet').toEqual([])
  const tops = await rows.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
  expect(tops.slice(1).every((top, index) => top > (tops[index] ?? 0))).toBe(true)
  await page.setViewportSize({ width: 1440, height: 900 })
  await endPrint(page)
  await expect(rows).toHaveCount(onScreen)
})

test('what is beside a form on the screen is below it on paper', async ({ page }) => {
  await page.goto(withScenario('/missions/the-long-haul', 'used-by'))
  const use = page.getByText('Streak · Objectives › Mission')
  await expect(use).toBeVisible()
  await print(page)
  await page.setViewportSize(sheet)
  await expect(use).toBeVisible()
  const last = page.getByRole('heading', { level: 2, name: 'Requirement' })
  const below = async () => ((await use.boundingBox())?.y ?? 0) > ((await last.boundingBox())?.y ?? 0)
  await expect.poll(below).toBe(true)
  await expect.poll(() => cutIn(page), 'cut').toEqual([])
  await expect.poll(() => beyondSheet(page), 'beyond the sheet').toEqual([])
})

test.describe('what is typed in the table when the page is printed is taken, and the view is as before', () => {
  /** Prints the page on a sheet, and returns how many tables, lists of cards and rows were on paper. */
  const printed = async (page: Page, onPaper: () => Promise<void>) => {
    const screen = page.viewportSize() ?? sheet
    await print(page)
    await page.setViewportSize(sheet)
    await expect(page.getByRole('grid')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Prizes' })).toBeHidden()
    await onPaper()
    await page.setViewportSize(screen)
    await endPrint(page)
  }

  test('in a cell, and in the row of a new object', async ({ page }) => {
    await page.goto('/programme/table?type=prizes&scenario=demo,latency:0')
    const grid = page.getByRole('grid')
    const scrolled = () => grid.evaluate((table) => table.parentElement?.scrollTop)
    const count = Number(await grid.getAttribute('aria-rowcount'))
    const status = page.getByRole('status')
    const isWhole = () => expect(page.getByRole('row')).toHaveCount(count - 1)
    await page
      .getByRole('gridcell', { name: /^Credits to Purchase of/ })
      .first()
      .click()
    await page.keyboard.press('Control+ArrowDown')
    await page.keyboard.press('ArrowUp')
    await expect.poll(scrolled).toBeGreaterThan(0)
    const top = await scrolled()
    await page.keyboard.type('many')
    await printed(page, async () => {
      await isWhole()
      await expect(page.getByRole('gridcell', { name: /^Credits to Purchase of .*: many/ })).toBeVisible()
    })
    const refused = page.getByRole('gridcell', {
      name: /^Credits to Purchase of .*: many, was \d+, not taken/,
    })
    await expect(refused).toBeFocused()
    await expect(page.getByRole('alert').getByText('Enter a whole number, 0 or more')).toBeVisible()
    await expect.poll(scrolled).toBe(top)

    await page.keyboard.press('Control+z')
    await expect(status.getByText('No changes')).toBeVisible()
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Home')
    await printed(page, isWhole)
    await expect(page.getByRole('gridcell', { name: 'Name of a new prize' })).toBeFocused()
    await page.keyboard.type('Bell')
    await printed(page, () => expect(page.getByRole('row')).toHaveCount(count))
    await expect(page.getByRole('gridcell', { name: 'Name of Bell: Bell', exact: true })).toBeFocused()
    await expect(status.getByText('1 change in 1 prize')).toBeVisible()
  })

  test('on a card, and on the one of a new object', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/programme/table?type=prizes&scenario=demo,latency:0')
    const cards = page.getByRole('list', { name: 'Prizes' })
    await expect(cards).toBeVisible()
    await cards.getByRole('button', { expanded: false }).nth(6).click()
    const field = cards.getByRole('textbox', { name: /^Name of/ }).first()
    await field.scrollIntoViewIfNeeded()
    await field.click()
    await page.keyboard.press('End')
    await page.keyboard.type(' and Bell')
    const was = await page.evaluate(() => window.scrollY)
    expect(was).toBeGreaterThan(0)
    const typed = await field.inputValue()
    await printed(page, () =>
      expect(page.getByRole('gridcell', { name: `Name of ${typed}: ${typed}` })).toBeVisible(),
    )
    const again = cards.getByRole('textbox', { name: `Name of ${typed}: ${typed}` })
    await expect(again).toBeFocused()
    await expect(again).toHaveValue(typed)
    await expect(page.getByRole('grid')).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(was)
    // The caret is where it was.
    await page.keyboard.type('s')
    await expect(again).toHaveValue(`${typed}s`)
    await page.keyboard.press('Enter')

    const last = cards.getByRole('button', { name: 'New prize' })
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      await expect(last).toBeInViewport({ timeout: 500 })
    }).toPass()
    await last.click()
    await cards.getByRole('textbox', { name: 'Name of a new prize' }).click()
    await page.keyboard.type('Basket')
    await printed(page, () =>
      expect(page.getByRole('gridcell', { name: 'Name of Basket: Basket' })).toBeVisible(),
    )
    await expect(cards.getByRole('textbox', { name: 'Name of Basket: Basket' })).toBeFocused()
    await expect(page.getByRole('status').getByText('2 changes in 2 prizes')).toBeVisible()
  })
})
