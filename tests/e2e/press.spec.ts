import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { active } from '@/model/fields/common'
import { fixtures } from '../entities/fixtures'
import { itemSchema } from '../openapi'
import { labelled, radio } from './forms/controls'
import { account } from './forms/formCase'
import { openBrindlewick, test } from './forms/signedIn'
import { show } from './livingPage'
import { forgiveFailedRequests } from './support'

/*
 * A message that appears on blur must not move the element being pressed. Each test fills a form, leaves a field that
 * gets an error or a warning on blur, and presses its Save button with a real mouse.
 */

interface Case {
  type: string
  singular: string
  /** Required fields, by label. */
  fill: Record<string, string>
  /** Focuses a field that shows a warning on blur, and returns the text of the warning. */
  warn?: { of: (form: Locator) => Promise<void>; words: string }
}

const named = (id: string, name = 'Name'): Record<string, string> => ({ [name]: 'Pressed', [id]: 'pressed' })

/** The dates of a range are marked as required, but do not block a save. */
const noRange = {
  of: (form: Locator) => form.getByRole('textbox', { name: active['active.from'].label }).focus(),
  words: 'No start is set.',
}
const blankQuestion = {
  of: (form: Locator) => form.getByRole('button', { name: 'Add Question', exact: true }).click(),
  words: 'This question has no text.',
}
const noOrdinal = {
  of: (form: Locator) => form.getByRole('spinbutton', { name: 'Ordinal' }).fill(''),
  words: 'Without an ordinal, the level has no place in the order of levels.',
}

/** The required fields, where they are not Id and Name. */
const fills: Record<string, Case['fill']> = {
  accounts: { ...named('Account ID'), 'Image folder': 'pressed' },
  players: named('Player ID', 'Player Name'),
}
const warnings: Record<string, Case['warn']> = {
  levels: noOrdinal,
  surveys: blankQuestion,
  quizzes: blankQuestion,
}
const all: Case[] = fixtures.map(([type, { words }]) => ({
  type,
  singular: words[1],
  fill: fills[type] ?? named('Id'),
  warn: warnings[type] ?? (itemSchema(type).properties?.active && noRange),
}))
/** Forms share their code, so each kind of message is tested with the first type that has it. */
const cases = all.filter(
  ({ warn }, index) => all.findIndex((other) => other.warn?.words === warn?.words) === index,
)

/** The current position of the button. */
async function placeOf(button: Locator) {
  const box = await button.boundingBox()
  if (!box) throw new Error('The button is not in sight')
  return box
}

/** Presses the button like a user: the page has time to paint between down and up. */
async function pressSlowly(page: Page, button: Locator) {
  const before = await placeOf(button)
  await page.mouse.move(before.x + before.width / 2, before.y + 2)
  await page.mouse.down()
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  )
  expect(await placeOf(button), 'the button under the pointer').toEqual(before)
  await page.mouse.up()
}

/** Like Safari, which has no scroll anchoring when content above the viewport grows. */
const withoutAnchoring = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.overflowAnchor = 'none'
    window.scrollTo(0, document.documentElement.scrollHeight)
  })

test(`a message that appears on blur does not move Save away from the pointer: ${cases.map(({ singular }) => singular).join(', ')}`, async ({
  page,
  complaints,
}) => {
  await openBrindlewick(page)
  for (const { type, singular, fill, warn } of cases)
    await test.step(singular, async () => {
      await show(page, `/${type}/new`)
      const form = page.getByRole('form', { name: `New ${singular.toLowerCase()}` })
      const save = form.getByRole('button', { name: 'Save Changes' })
      for (const [label, text] of Object.entries(fill))
        await form.getByRole('textbox', labelled(label)).fill(text)
      // Limited, so that a press that sends nothing is named, and does not use up the time of the test.
      const isSent = (request: Request) => request.method() === 'POST' && request.url().endsWith(`/${type}`)
      const sending = () => page.waitForRequest(isSent, { timeout: 30_000 })

      if (warn) {
        // The server refuses this name, so that the test has time to see the warning.
        await form.getByRole('textbox', { name: 'Name' }).fill('status-500')
        await warn.of(form)
        await withoutAnchoring(page)
        await expect(form.getByText(warn.words)).toBeHidden()
        const sent = sending()
        await pressSlowly(page, save)
        await sent
        await expect(form.getByText(warn.words)).toBeVisible()
        // The next form opens after the response, so that no save runs beside its steps.
        await expect(form.getByText(/^Not saved\./)).toBeVisible()
        return
      }
      // An incomplete URL shows an error on blur and blocks the save.
      await radio('Source', 'External URL')(form)
      const address = form.getByRole('textbox', { name: 'Image URL' })
      await address.fill('https:/')
      await withoutAnchoring(page)
      await pressSlowly(page, save)
      await expect(form.getByRole('button', { name: '1 field needs attention' })).toBeVisible()
      await expect(address).toHaveAttribute('aria-invalid', 'true')
      await address.fill('')
      const sent = sending()
      await pressSlowly(page, save)
      await sent
      await expect(page.getByText('Success', { exact: true })).toBeVisible()
    })
  forgiveFailedRequests(complaints)
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('the first tap on Save saves, although a warning appears on the question that loses focus', {
    tag: '@core',
  }, async ({ page, complaints }) => {
    await page.goto(`/quizzes/new?account=${account}`)
    const form = page.getByRole('form', { name: 'New quiz' })
    await form.getByRole('textbox', { name: 'Name' }).fill('status-500')
    await blankQuestion.of(form)
    await withoutAnchoring(page)
    await expect(form.getByText(blankQuestion.words)).toBeHidden()
    const sent = page.waitForRequest(
      (request) => request.url().endsWith('/quizzes') && request.method() === 'POST',
    )
    // Near the upper edge, so that the tap misses a button that moves down.
    const { x, y, width } = await placeOf(form.getByRole('button', { name: 'Save Changes' }))
    await page.touchscreen.tap(x + width / 2, y + 2)
    await sent
    await expect(form.getByText(blankQuestion.words)).toBeVisible()
    forgiveFailedRequests(complaints)
  })
})

test('a pressed button and the active result of Global Search show it under the pointer', async ({
  page,
}) => {
  const background = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/missions/list?account=${account}`)
  const add = page.getByRole('link', { name: 'Add Mission' })
  await add.hover()
  const hovered = await background(add)
  await page.mouse.down()
  await expect.poll(() => background(add)).not.toBe(hovered)
  await page.mouse.move(0, 0)
  await page.mouse.up()

  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox', { name: 'Search across all entities' }).fill('a')
  const active = page.getByRole('dialog').getByRole('option', { selected: true })
  await expect(active).toBeVisible()
  const marked = await background(active)
  await active.hover()
  expect(await background(active)).toBe(marked)
})
