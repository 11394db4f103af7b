import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import {
  expect,
  expectNoAxeViolations,
  forgive,
  forgiveFailedRequests,
  signInToBrindlewick,
  test,
} from './support'
import { moveTime, testNow } from './testTime'

/* Each control of the workshop has its effect, and a link opens the same state in a new browser. */

const workshop = (page: Page) => page.getByRole('complementary', { name: 'Workshop' })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const row = (page: Page, name: string) =>
  page
    .getByRole('row')
    .getByRole('link', { name: `Edit ${name}` })
    .first()
const choose = (page: Page, name: string) => workshop(page).getByRole('radio', { name, exact: true }).check()

/** Opens a scenario with its panel. */
async function open(page: Page, address = '/missions/list?scenario=demo') {
  await page.goto(address)
  await page.getByRole('button', { name: 'Open Workshop' }).click()
  await expect(workshop(page)).toBeVisible()
}

const scenarioOf = (page: Page) => /[?&]scenario=([^&]*)/.exec(page.url())?.[1]

test.use({ isRecorded: false })

test('a button and Ctrl ; open and close the workshop; persona, account and data sizes change in the address and on the screen', async ({
  page,
}) => {
  await open(page)
  await expectNoAxeViolations(page, 'workshop')
  await page.keyboard.press('Control+;')
  await expect(page.getByRole('button', { name: 'Open Workshop' })).toBeVisible()
  await page.keyboard.press('Control+;')
  await expect(page.getByRole('heading', { name: 'Workshop' })).toBeVisible()
  // It survives a reload, like the scenario and the account.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Workshop' })).toBeVisible()
  await expect(row(page, 'Zero-Waste Week')).toBeVisible()
  expect(scenarioOf(page)).toBe('demo')

  await workshop(page).getByLabel('Number of missions').fill('3')
  await workshop(page).getByLabel('Number of missions').press('Enter')
  await expect(page.getByRole('main').getByRole('row')).toHaveCount(4)
  expect(scenarioOf(page)).toBe('demo,missions:3')

  await workshop(page).getByLabel('Persona').selectOption('Admin reader')
  await expect(page.getByRole('link', { name: 'Add Mission' })).toHaveCount(0)
  await expect(page.getByRole('banner')).toContainText('Oskar Lindqvane')
  expect(scenarioOf(page)).toBe('demo,persona:admin-reader,missions:3')

  await workshop(page).getByRole('button', { name: 'all empty' }).click()
  await expect(page.getByText('No data available')).toBeVisible()
  await workshop(page).getByRole('button', { name: 'as in the demo' }).click()
  await expect(page.getByRole('main').getByRole('row')).toHaveCount(11)
  await workshop(page).getByLabel('no pictures', { exact: true }).check()
  await expect(row(page, 'Zero-Waste Week')).toBeVisible()
  await expect(page.locator('main img[src*="mock-images"]')).toHaveCount(0)
})

test('latency and failures take effect at once, without a reload', { tag: '@core' }, async ({
  page,
  complaints,
}) => {
  await open(page)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await workshop(page).getByLabel('Add a failure').selectOption('listTeams')
  await workshop(page).getByLabel('Next answer of listTeams').first().selectOption('not-json')
  await page.getByRole('link', { name: 'Teams', exact: true }).click()
  await expect(page.getByText(/The server's answer could not be read/)).toBeVisible()
  expect(scenarioOf(page)).toBe('demo,listTeams:not-json')
  await workshop(page).getByLabel('Next answer of listTeams').first().selectOption('as it is')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(row(page, 'Team Wren')).toBeVisible()

  await workshop(page).getByLabel('Latency').fill('10000')
  await page.getByRole('link', { name: 'Prizes', exact: true }).click()
  await expect(heading(page, 'Prizes')).toBeVisible()
  await expect(workshop(page).getByRole('row', { name: /\/prizes/ })).toContainText('waiting')
  await workshop(page).getByLabel('Latency').fill('0')
  await page.getByRole('link', { name: 'Levels', exact: true }).click()
  await expect(row(page, 'Wayfarer')).toBeVisible()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  forgive(complaints, /Failed to load resource/)
})

test('calls are listed with operation and contract, and a broken object is a misfit', async ({
  page,
  complaints,
}) => {
  await open(page, '/teams/list?scenario=demo,listTeams:broken-object')
  const call = workshop(page).getByRole('row', { name: /\/teams\?account=brindlewick/ })
  await expect(call).toContainText('misfit')
  await expect(workshop(page).getByText(/^\$\[0\]\.name is 42/)).toBeVisible()
  const accounts = workshop(page).getByRole('row', { name: /GET \/accounts/ })
  await expect(accounts).toContainText('✓ fits')
  await workshop(page).getByLabel('Filter calls by path or operation').fill('listAccounts')
  await expect(call).toHaveCount(0)
  await expect(accounts).toBeVisible()
  await workshop(page).getByRole('button', { name: 'Clear' }).click()
  await expect(workshop(page).getByText('No calls yet.')).toBeVisible()
  forgive(complaints, /The API breaks its contract/)
})

test('an expired token is renewed silently; without renewal the session ends', async ({
  page,
  complaints,
}) => {
  await open(page, '/teams/team-wren?scenario=demo')
  const name = page.getByRole('textbox', { name: /^Name/ })
  await name.fill('Typed before')
  await choose(page, 'expired')
  // The status is the third column. The fourth, the milliseconds of the call, can have the same text.
  const statuses = workshop(page).locator('tbody tr > :nth-child(3)')
  await expect(statuses.getByText('401', { exact: true })).toHaveCount(1)
  await expect(statuses.first()).toHaveText('200')
  await expect(page.getByRole('button', { name: 'Sign in again' })).toHaveCount(0)
  await choose(page, 'refused')
  await expect(page.getByRole('button', { name: 'Sign in again' })).toBeVisible()
  await expect(name).toHaveValue('Typed before')
  expect(scenarioOf(page)).toBe('demo,token:expired,refresh:refused')
  forgive(complaints, /Failed to load resource/)
})

test('code that is missing loads once the setting is off', async ({ page, complaints }) => {
  await open(page, '/profile?scenario=demo,missingCode:profile')
  await expect(page.getByRole('heading', { name: 'This screen could not be loaded' })).toBeVisible()
  await choose(page, 'loads')
  await expect(heading(page, 'Your Profile')).toBeVisible()
  expect(scenarioOf(page)).toBe('demo')
  forgive(complaints, /Failed to load resource|dynamically imported module/)
})

test.describe('with a clock', () => {
  test.use({ hasClock: true })

  test('a token of 70 s is renewed after ten seconds', async ({ page }) => {
    await page.clock.install()
    const tokens = new Set<string>()
    page.on('request', (request) => tokens.add(request.headers().authorization ?? ''))
    await page.goto('/missions/list?scenario=short-token')
    await expect(row(page, 'Zero-Waste Week')).toBeVisible()
    await page.getByRole('link', { name: 'Teams', exact: true }).click()
    await expect(row(page, 'Team Wren')).toBeVisible()
    const before = tokens.size
    await page.clock.fastForward(11_000)
    await page.getByRole('link', { name: 'Prizes', exact: true }).click()
    await expect(heading(page, 'Prizes')).toBeVisible()
    await expect.poll(() => tokens.size).toBe(before + 1)
  })
})

test('the clock of the page is fixed, moved, or as in the browser', async ({ page }) => {
  await open(page, '/missions/list?scenario=demo,clock:fixed~2026-03-12T09:24:00Z')
  await expect(row(page, 'Zero-Waste Week')).toBeVisible()
  const now = () => page.evaluate(() => new Date().toISOString())
  expect(await now()).toBe('2026-03-12T09:24:00.000Z')
  await choose(page, 'moved')
  await expect(workshop(page).getByLabel('Days')).toHaveValue('1')
  expect(Math.round((Date.parse(await now()) - testNow()) / 3_600_000)).toBe(24)
  await choose(page, 'real')
  await expect(workshop(page).getByLabel('Days')).toHaveCount(0)
  expect(Math.abs(Date.parse(await now()) - testNow())).toBeLessThan(60_000)
})

test('another person renames the open object before the next save, or deletes it', async ({ page }) => {
  await open(page, '/teams/team-wren?scenario=demo')
  await expect(heading(page, 'Team Wren')).toBeVisible()
  await expect(workshop(page).getByText(/Odo Fenwick renames team-wren/)).toBeVisible()
  await workshop(page).getByRole('button', { name: 'Before my next save', exact: true }).click()
  await page.getByRole('textbox', { name: /^Name/ }).fill('Mine')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Somebody else changed this team' })
  await expect(dialog).toContainText('Team Wren (changed by Odo Fenwick)')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await workshop(page).getByRole('button', { name: 'Delete it now' }).click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('alertdialog', { name: 'This team was deleted' })).toBeVisible()
})

test('a scenario link shows the same screen in a new browser', async ({
  page,
  browser,
  context,
  complaints,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  await workshop(page).getByLabel('Persona').selectOption('Admin reader')
  await expect(page.getByRole('banner')).toContainText('Oskar Lindqvane')
  await workshop(page).getByLabel('Number of teams').fill('2')
  await workshop(page).getByLabel('Number of teams').press('Enter')
  await expect(workshop(page).locator('[data-changed]')).toHaveCount(1)
  await workshop(page).getByLabel('Add a failure').selectOption('listPrizes')
  await page.getByRole('link', { name: 'Teams', exact: true }).click()
  await expect(page.getByRole('main').getByRole('row')).toHaveCount(3)
  await workshop(page).getByRole('button', { name: 'Copy scenario link' }).click()
  await expect(workshop(page).getByText('Copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(page.url())

  const other = await moveTime(await browser.newContext())
  const there = await other.newPage()
  await there.goto(link)
  await expect(there.getByRole('banner')).toContainText('Oskar Lindqvane')
  await expect(there.getByRole('banner')).toContainText('Brindlewick')
  await expect(there.getByRole('main').getByRole('row')).toHaveCount(3)
  const lines = (one: Page) => one.getByRole('main').innerText()
  // They load after the rows.
  for (const one of [page, there])
    await expect(one.getByRole('list', { name: 'Views of Teams' })).toBeVisible()
  await expect.poll(async () => (await lines(there)) === (await lines(page))).toBe(true)
  await there.getByRole('link', { name: 'Prizes', exact: true }).click()
  await expect(there.getByText(/Something went wrong on our side/)).toBeVisible()
  await other.close()
  forgive(complaints, /Failed to load resource/)
})

test('the address where the steps of a scenario lead opens the same state in a new browser, and stays as it is in this one', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  await page.goto('/missions/list?scenario=journal-failed')
  await expect(page.getByText('Look at the server')).toBeVisible()
  const link = page.url()
  expect(new URL(link).pathname).toBe('/programme/journal')
  await page.reload()
  const changes = page.getByRole('list', { name: 'Changes' }).getByRole('listitem')
  await expect(changes.filter({ hasText: 'Zero-Waste Week' })).toHaveCount(1)
  await expect(page).toHaveURL(link)

  const context = await moveTime(await browser.newContext(baseURL ? { baseURL } : {}))
  const next = await context.newPage()
  await next.goto(link)
  await expect(next.getByText('Look at the server')).toBeVisible()
  await expect(next).toHaveURL((url) => url.pathname === '/programme/journal')
  await context.close()
  forgiveFailedRequests(complaints)
})

test('a link copied without a scenario signs the same persona in, with the same account', async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInToBrindlewick(page, 'Admin reader')
  await page.getByRole('button', { name: 'Open Workshop' }).click()
  expect(scenarioOf(page)).toBeUndefined()
  await workshop(page).getByRole('button', { name: 'Copy scenario link' }).click()
  await expect(workshop(page).getByText('Copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const other = await moveTime(await browser.newContext())
  const there = await other.newPage()
  await there.goto(link)
  await expect(there.getByRole('banner')).toContainText('Oskar Lindqvane')
  await expect(there.getByRole('banner')).toContainText('Brindlewick')
  await other.close()
})

test('edits in a scenario stay until it is reset, and do not reach the demo or a later visit', async ({
  page,
}) => {
  await open(page, '/teams/team-wren?scenario=demo')
  await page.getByRole('textbox', { name: /^Name/ }).fill('Team Zebra')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(row(page, 'Team Zebra')).toBeVisible()
  await page.reload()
  await expect(row(page, 'Team Zebra')).toBeVisible()
  await workshop(page).getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByText('Zero-Waste Week').or(row(page, 'Team Wren')).first()).toBeVisible()
  await page.goto('/teams/list?scenario=demo')
  await expect(row(page, 'Team Wren')).toBeVisible()
  await expect(row(page, 'Team Zebra')).toHaveCount(0)
})

test('a link with a typo says so on the page, and offers what was meant', async ({ page }) => {
  await page.goto('/missions/list?scenario=frist-day,goblins:7,latency:soon,listMision:status-500')
  const note = workshop(page).getByRole('status')
  await expect(note.getByRole('listitem')).toHaveText([
    'frist-day Did you mean first-day?',
    'goblins:7',
    'latency:soon',
    'listMision:status-500 Did you mean listMissions:status-500?',
  ])
  // Nobody is signed in, but the note still leads to the list.
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await expectNoAxeViolations(page, 'the note about a typo')
  await note.getByRole('link', { name: 'first-day' }).click()
  await expect(page.getByText('No data available')).toBeVisible()
  expect(scenarioOf(page)).toMatch(/^first-day/)
  await expect(note).toHaveCount(0)

  // It can be closed, and is in the panel, too.
  await page.goto('/missions/list?scenario=demo,persona:visitr')
  const meant = workshop(page).getByText('Did you mean persona:visitor?')
  await expect(meant).toBeVisible()
  await expect(row(page, 'Zero-Waste Week')).toBeVisible()
  await page.getByRole('button', { name: 'Open Workshop' }).click()
  await expect(meant).toBeVisible()
  await page.getByRole('button', { name: 'Close the note' }).click()
  await expect(meant).toHaveCount(0)
})

test('the page of primitives shows each component of src/ui in both themes', async ({ page }) => {
  await page.goto('/workshop')
  await page.getByRole('link', { name: 'Primitives' }).click()
  await expect(heading(page, 'Primitives')).toBeVisible()
  const shown = await page.getByRole('heading', { level: 2, name: /\.tsx$/ }).allTextContents()
  // The others have no look: the title of the window, code that loads on demand, and what waits for it.
  const files = readdirSync('src/ui').filter(
    (file) => /\.tsx$/.test(file) && !/^(WindowTitle|lazy|Waiting)/.test(file),
  )
  expect(shown.toSorted()).toEqual(files.toSorted())
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(page.getByText('Duplicate was chosen').first()).toBeVisible()
  await page.getByRole('button', { name: 'Open question' }).click()
  await expectNoAxeViolations(page, 'a question of the primitives')
  await page.keyboard.press('Escape')
  await expectNoAxeViolations(page, 'primitives')
  await page.getByRole('button', { name: 'Dark theme' }).click()
  await expectNoAxeViolations(page, 'primitives, dark')
})

test('the page of scenarios finds one, opens it with a click, and offers both themes', async ({
  page,
  complaints,
}) => {
  await page.goto('/workshop')
  await expect(heading(page, 'Scenarios')).toBeVisible()
  await expectNoAxeViolations(page, 'scenarios')
  await page.getByLabel('Search scenarios').fill('first day')
  await expect(page.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('link', { name: 'The first day, dark' }).click()
  await expect(page.getByText('No data available')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.goto('/workshop')
  await page.getByLabel('Search scenarios').fill('no such thing')
  await expect(page.getByRole('status')).toContainText('No scenario matches "no such thing".')
  await page.getByLabel('Search scenarios').fill('Teams: error')
  await page.getByRole('link', { name: 'Teams: error', exact: true }).click()
  await expect(page.getByText(/Error displaying entities/)).toBeVisible()
  forgive(complaints, /Failed to load resource/)
})
