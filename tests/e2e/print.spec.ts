import { withScenario } from '@mocks/workshop/address'
import { scenarios } from '@mocks/workshop/scenarios'
import type { Page } from '@playwright/test'
import { expect, forgive, test } from './support'

/** What a printed page has and has not (rule VIEW-3). */
interface Paper {
  shows: string[]
  hides?: string[]
  /** On the screen, and not on paper. */
  drops?: string[]
}

/** By scenario. */
const pages: Record<string, Paper> = {
  calendar: { shows: ['.cal-bar .cal-name'] },
  'quizzes-form': { shows: ['[data-question] [data-choice]'], hides: ['text=Add option'] },
  journal: { shows: ['[data-part=who]', '[data-part=what]'], hides: ['role=button[name=/Revert/]'] },
  'plan-done': { shows: ['li'], hides: ['role=button[name=/Undo/]'], drops: ['role=link[name=/^Open /]'] },
  economy: { shows: ['svg'], hides: ['role=button[name=/Show .* more/]'] },
  check: { shows: ['li'], hides: ['role=button[name=/Show .* more/]'] },
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

for (const [name, { shows, hides = [], drops = [] }] of Object.entries(pages)) {
  test(`on paper is what is on the screen, without controls: ${name}`, async ({ page, complaints }) => {
    const one = scenarios.find((each) => each.name === name)
    if (!one) throw new Error(`There is no scenario ${name}`)
    await page.goto(withScenario(one.path, name))
    await expect(page.getByText(one.shows).filter({ visible: true }).first()).toBeVisible()
    for (const selector of drops) await expect(page.locator(selector).first(), selector).toBeVisible()
    await print(page)
    for (const selector of shows)
      await expect(page.locator(selector).filter({ visible: true }).first(), selector).toBeVisible()
    for (const selector of [...hides, ...drops])
      await expect(page.locator(selector).filter({ visible: true })).toHaveCount(0)
    forgive(complaints, /Failed to load resource/)
  })
}

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
