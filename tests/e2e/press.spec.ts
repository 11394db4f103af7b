import { expect, type Locator, type Page } from '@playwright/test'
import { labelled } from './forms/controls'
import { account } from './forms/formCase'
import { test } from './forms/signedIn'
import { forgiveFailedRequests } from './support'

/*
 * What a blur shows must not move what is being pressed. Every form is filled, left in a field that gets an error or a
 * warning on blur, and its Save button is pressed with a real mouse.
 */

interface Case {
  type: string
  singular: string
  /** What must be given, by label. */
  fill: Record<string, string>
  /** Leaves the focus in something that is warned of when the focus leaves it, and saves all the same. */
  warn?: (form: Locator) => Promise<unknown>
}

const press = (form: Locator, name: string) => form.getByRole('button', { name, exact: true }).click()
/** Blank texts, and no correct option: the server refuses that, but the click has to reach it. */
const blankQuestion = (form: Locator) => press(form, 'Add Question')
const named = (id: string, name = 'Name'): Record<string, string> => ({ [name]: 'Pressed', [id]: 'pressed' })

const cases: Case[] = [
  { type: 'accounts', singular: 'Account', fill: { ...named('Account ID'), 'Image folder': 'pressed' } },
  { type: 'players', singular: 'Player', fill: named('Player ID', 'Player Name') },
  { type: 'teams', singular: 'Team', fill: named('Id') },
  { type: 'events', singular: 'Event', fill: named('Id') },
  { type: 'missions', singular: 'Mission', fill: named('Id') },
  { type: 'streaks', singular: 'Streak', fill: named('Id') },
  { type: 'achievements', singular: 'Achievement', fill: named('Id') },
  { type: 'levels', singular: 'Level', fill: named('Id') },
  { type: 'leaderboards', singular: 'Leaderboard', fill: named('Id') },
  { type: 'prizes', singular: 'Prize', fill: named('Id') },
  { type: 'raffles', singular: 'Raffle', fill: named('Id') },
  { type: 'mysteryboxes', singular: 'Mystery Box', fill: named('Id') },
  { type: 'surveys', singular: 'Survey', fill: named('Id'), warn: blankQuestion },
  { type: 'quizzes', singular: 'Quiz', fill: named('Id'), warn: blankQuestion },
]

/** Where the button stands now. */
async function placeOf(button: Locator) {
  const box = await button.boundingBox()
  if (!box) throw new Error('The button is not in sight')
  return box
}

/** Presses the button as a hand does: the page gets time to draw between down and up. */
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

/** Like Safari, which does not keep what is read in its place when something above it grows. */
const withoutAnchoring = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.overflowAnchor = 'none'
    window.scrollTo(0, document.documentElement.scrollHeight)
  })

for (const { type, singular, fill, warn } of cases) {
  test(`${singular}: what leaving a field shows does not move Save away from the pointer`, async ({
    page,
    complaints,
  }) => {
    await page.goto(`/${type}/new?account=${account}`)
    const form = page.getByRole('form', { name: `New ${singular}` })
    const save = form.getByRole('button', { name: 'Save Changes' })
    for (const [label, text] of Object.entries(fill))
      await form.getByRole('textbox', labelled(label)).fill(text)

    // An error: half an address is said to be wrong when the field is left.
    const source = form.getByRole('group', { name: 'Source' })
    await source.getByText('External URL', { exact: true }).click()
    const address = form.getByRole('textbox', { name: 'Image URL' })
    await address.fill('https:/')
    await withoutAnchoring(page)
    await expect(address).toBeFocused()
    await pressSlowly(page, save)
    await expect(form.getByRole('button', { name: '1 field needs attention' })).toBeVisible()
    await expect(address).toHaveAttribute('aria-invalid', 'true')
    await address.fill('')

    // A warning: the click saves.
    if (warn) await warn(form)
    await withoutAnchoring(page)
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith(`/${type}`),
    )
    await pressSlowly(page, save)
    await sent
    await expect(
      page.getByText(warn ? 'Question text is required' : 'Success', { exact: true }),
    ).toBeVisible()
    forgiveFailedRequests(complaints)
  })
}
