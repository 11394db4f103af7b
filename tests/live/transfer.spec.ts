import type { Page } from '@playwright/test'
import { actOnSelected, button, textOf, title } from '../pageParts'
import { expect, openSignedIn, test } from './support'

test.use({ isNewBrowser: false })

/** Runs an action that saves a file, and returns the text of the file. */
async function saved(page: Page, act: () => Promise<void>): Promise<string> {
  const download = page.waitForEvent('download')
  await act()
  return textOf(await download)
}

async function selectAll(page: Page) {
  await button(page, 'Select').click()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
}

const events = [
  { id: 'sale', account: 'acme', name: 'Sale', isAvailable: true, tags: ['spring'] },
  { id: 'visit', account: 'acme', name: 'Visit', isAvailable: false, tags: [] },
]
const missions = [
  {
    id: 'sell',
    account: 'acme',
    name: 'Sell, "twice"',
    isAvailable: true,
    tags: ['a', 'b'],
    category: 'Spring',
    objectives: { events: [{ id: 'sale', count: 2 }] },
    reward: { points: 10, credits: 0 },
  },
]

test('an account that is exported and imported into an empty one is copied completely, with one call per object', async ({
  page,
  tester,
}) => {
  await tester.add('events', { rows: events })
  await tester.add('missions', { rows: missions })
  await openSignedIn(page, tester, '/events/list')
  await expect(button(page, 'Select')).toBeEnabled()
  await selectAll(page)
  const eventsText = await saved(page, () => actOnSelected(page, 'Export'))
  await page.goto('/missions/list?account=acme')
  await selectAll(page)
  const missionsText = await saved(page, () => actOnSelected(page, 'Export'))
  const both = JSON.parse(missionsText)
  both.objects = { ...both.objects, ...JSON.parse(eventsText).objects }

  await page.goto('/missions/list?account=bolt')
  await page.getByRole('button', { name: 'More for missions' }).click()
  await page.getByRole('menuitem', { name: 'Import JSON...' }).click()
  const file = { name: 'acme.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(both)) }
  await page.locator('input[type=file]').setInputFiles(file)
  // A field that the contract does not have is named first (rule BUNDLE-9), and imported as it is.
  await button(page, 'Preview the import').click()
  await expect(title(page, /^Import \d+ objects into Bolt$/)).toBeVisible()
  await page.getByRole('switch', { name: /Arrive inactive/ }).click()
  expect((await tester.log()).filter(({ method }) => method === 'POST')).toEqual([])
  await button(page, /^Import \d+$/).click()
  await expect(title(page, /^Imported \d+ objects into Bolt$/)).toBeVisible()

  const posts = (await tester.log()).filter(({ method }) => method === 'POST')
  const sent = posts.map(({ path, body }) => `${path} ${body?.id}`)
  expect(new Set(sent).size).toBe(sent.length)
  expect(sent.indexOf('events sale')).toBeLessThan(sent.indexOf('missions sell'))
  for (const row of [...events, ...missions])
    expect(posts.find(({ body }) => body?.id === row.id)?.body).toMatchObject({ ...row, account: 'bolt' })
})

test('all found missions are saved as CSV, and a duplicate of one is created as inactive', async ({
  page,
  tester,
}) => {
  await tester.add('missions', { rows: missions })
  await openSignedIn(page, tester, '/missions/list?q=Sell')
  const menu = button(page, 'More for missions')
  await expect(menu).toBeEnabled()
  const csv = await saved(page, async () => {
    await menu.click()
    await page.getByRole('menuitem', { name: 'Export CSV...' }).click()
    await button(page, 'Raw').click()
  })
  const [head = '', row = ''] = csv.split('\r\n')
  expect(head).toMatch(/^id,account,name,.*,reward\.points,reward\.credits,/)
  expect(row).toMatch(/^sell,acme,"Sell, ""twice""",.*,"\[""a"",""b""\]",Spring,.*,10,0,/)

  await button(page, 'More for Sell, "twice"').click()
  await page.getByRole('menuitem', { name: 'Duplicate', exact: true }).click()
  await expect(page.getByRole('textbox', { name: /^Id/ })).toHaveValue('sell-copy')
  await button(page, 'Save Changes').click()
  await expect(page.getByText(/^Created sell-copy/)).toBeVisible()
  const [{ body } = {}] = await tester.sent('POST', 'missions')
  const [{ objectives, reward } = {}] = missions
  expect(body).toMatchObject({ id: 'sell-copy', account: 'acme', isAvailable: false, objectives, reward })
})

test('selected missions are deleted with one call each, and one that another user changed only after a retry', async ({
  page,
  tester,
}) => {
  const rows = [1, 2, 3].map((number) => ({ id: `m-${number}`, account: 'acme', name: `Autumn ${number}` }))
  await tester.add('missions', { rows })
  await openSignedIn(page, tester, '/missions/list?q=Autumn')
  await expect(button(page, 'Select')).toBeEnabled()
  await selectAll(page)
  await button(page, 'Delete').click()
  await expect(page.getByText(/deleted objects cannot be brought back/)).toBeVisible()
  await expect(button(page, 'Delete 3')).toBeEnabled()
  await tester.change('missions', 'm-2', { name: 'Renamed elsewhere' })
  await button(page, 'Delete 3').click()
  await expect(title(page, '2 of 3 deleted, 1 failed')).toBeVisible()
  const deleted = async () =>
    (await tester.log()).filter(({ method }) => method === 'DELETE').map(({ path }) => path.split('/').at(-1))
  expect((await deleted()).toSorted()).toEqual(['m-1', 'm-3'])
  await button(page, 'Retry 1 failed').click()
  await expect(title(page, 'Deleted 3 missions')).toBeVisible()
  expect((await deleted()).toSorted()).toEqual(['m-1', 'm-2', 'm-3'])
})
