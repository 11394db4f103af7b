import { withScenario } from '@mocks/workshop/address'
import type { NamedScenario } from '@mocks/workshop/named'
import { scenarios } from '@mocks/workshop/scenarios'
import { scenariosOfTypes } from '@mocks/workshop/scenariosOfTypes'
import type { Page } from '@playwright/test'
import { otherNotations } from '../dateNotations'
import { show } from './livingPage'
import { expect, expectNoAxeViolations, forgive, test } from './support'

const typeOf = ({ path }: NamedScenario) => path.split('/')[1] ?? ''
const types = [...new Set(scenariosOfTypes.map(typeOf))]

/**
 * Lists and forms of all types share their code, so each of their states is visited for one type, each time another
 * one, and other scenarios always. GALLERY=all visits all of them; `npm run gallery` does so in every look.
 */
const notVisited = new Set(
  process.env.GALLERY === 'all'
    ? []
    : types.flatMap((type, index) =>
        scenariosOfTypes
          .filter((one) => typeOf(one) === type)
          .filter((_, state) => (index + state) % types.length !== 0),
      ),
)

/** Scenarios that differ in words alone from the one that is named, which is visited. GALLERY=all visits them, too. */
const differInWords: Readonly<Record<string, string>> = {
  'account-admin': 'demo',
  'account-reader': 'missions-list-read-only',
  'turn-of-the-year': 'demo',
  offline: 'missions-list-error',
  maintenance: 'missions-list-error',
  'cut-off': 'missions-list-error',
  recovers: 'missions-list-error',
  'too-many-requests': 'teams-form-save-fails',
  'save-error-body': 'save-empty-object',
  'save-queued': 'save-empty-object',
  'session-ended': 'session-ended-on-a-form',
  'config-missing': 'config-incomplete',
  'config-not-json': 'config-incomplete',
  'home-of-a-reader': 'home',
  'plan-paused': 'plan-running',
  'campaign-findings': 'campaign-live',
  'campaign-reader': 'campaign-live',
  'check-cause': 'check-details',
}
for (const name of Object.entries(differInWords).flat())
  if (!scenarios.some((one) => one.name === name)) throw new Error(`no scenario ${name}`)
const isKnown = ({ name }: NamedScenario) => process.env.GALLERY !== 'all' && name in differInWords

const visited = scenarios.filter((one) => !(notVisited.has(one) || one.looksLike || isKnown(one)))

/** One test for each section, screen and group: opening the next scenario in the same page is faster. */
const partOf = (one: NamedScenario) => {
  const { group, name } = one
  if (process.env.GALLERY === 'all' && scenariosOfTypes.includes(one)) return `${group} of ${typeOf(one)}`
  return group === 'Programme' ? `${group}, ${name.split('-')[0]}` : group
}
const parts = [...new Set(visited.map(partOf))]

const sizes = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } }
const looks = [
  { size: 'wide', theme: 'light' },
  { size: 'narrow', theme: 'dark' },
  { size: 'wide', theme: 'dark' },
  { size: 'narrow', theme: 'light' },
] as const

/** Each scenario has one of four looks here; `npm run gallery` takes pictures of all four. */
const lookOf = (one: NamedScenario) => looks[scenarios.indexOf(one) % looks.length] ?? looks[0]

test.use({ isRecorded: false })

// A group of many scenarios takes longer than other tests.
test.describe.configure({ timeout: 180_000 })

/** One scenario of each kind of screen, for `npm test`. */
const core = [
  ...[
    'visitor',
    'home',
    'check-details',
    'calendar',
    'campaigns',
    'campaign-live',
    'compare-five',
    'economy',
  ],
  ...['player-view', 'journal', 'plan-preview', 'list-columns', 'filters', 'used-by', 'delete-used'],
  'global-search-results',
]

/** True for the scenarios in which something never arrives. */
const isWaiting = ({ state }: NamedScenario) =>
  Object.values(state.faults ?? {}).some(({ fault }) => fault === 'timeout')

async function visit(page: Page, one: NamedScenario) {
  const { size, theme } = lookOf(one)
  const name = `${one.name}, ${size}, ${theme}`
  await test.step(name, async () => {
    await page.setViewportSize(sizes[size])
    await show(page, withScenario(one.path, `${one.name},theme:${theme}`))
    await expect(page.getByText(one.shows).filter({ visible: true }).first(), name).toBeVisible()
    // A scenario names the page where its steps lead, so that the address of that page opens the same state.
    const [path = ''] = one.path.split('?')
    if (one.steps) await expect(page, name).toHaveURL((url) => url.pathname === (one.endsAt ?? path))
    // The text can stand in the navigation before the code of the screen has arrived.
    await expect(page.locator('h1').first(), name).toBeAttached()
    // The parts of a page arrive one after the other, and each must pass. A save can wait for an answer in a dialog.
    const arriving = page.locator('main [aria-busy=true]:not(button)')
    if (!isWaiting(one)) await expect(arriving, name).toHaveCount(0)
    // The loading screen has a heading and 'Loading...', too, and is then replaced by that of the scenario.
    await expect(() => expectNoAxeViolations(page, name)).toPass({ timeout: 45_000 })
    expect(await page.evaluate(otherNotations, undefined), `dates, ${name}`).toEqual([])
  })
}

/** The browser reports refused requests, the console the object that breaks the contract, and React missing code. */
const expected = /Failed to load resource|The API breaks its contract|dynamically imported module/

test('each kind of screen shows its state without axe violations (rule VIEW-2)', { tag: '@core' }, async ({
  page,
  complaints,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const name of core) {
    const one = scenarios.find((each) => each.name === name)
    if (!one) throw new Error(`no scenario ${name}`)
    await visit(page, one)
  }
  forgive(complaints, expected)
})

for (const part of parts) {
  test(`scenarios show their state without axe violations: ${part} (rule VIEW-2)`, async ({
    page,
    complaints,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const one of visited.filter((each) => partOf(each) === part && !core.includes(each.name)))
      await visit(page, one)
    forgive(complaints, expected)
  })
}
