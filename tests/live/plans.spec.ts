import type { Page } from '@playwright/test'
import { actOnSelected, button, title } from '../pageParts'
import { expect, openSignedIn, planRecords, type Tester, test } from './support'

test.use({ isNewBrowser: false })

const missions = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `m-${index + 1}`,
    account: 'acme',
    name: `Mission ${index + 1}`,
    isAvailable: true,
    tags: ['spring'],
    // No field of the contract: it must survive an update.
    unknown: { kept: [1, null] },
  }))

async function select(page: Page, names: readonly string[]) {
  await button(page, 'Select').click()
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check()
}

/** The list of missions, with these selected. */
async function openSelected(
  page: Page,
  tester: Tester,
  rows: ReturnType<typeof missions>,
  path = '/missions/list',
) {
  await tester.add('missions', { rows })
  await openSignedIn(page, tester, path)
  await select(
    page,
    rows.map(({ name }) => name),
  )
}

const idsOf = (sent: readonly { body?: Record<string, unknown> }[]) => sent.map(({ body }) => body?.id)

const missionsOf = async (tester: Tester) =>
  Object.fromEntries(((await tester.world()).missions ?? []).map((row) => [row.id, row]))

test('missions are deactivated with one call each, otherwise sent as received, and a failed one is retried', async ({
  page,
  tester,
  forgive,
}) => {
  forgive()
  const rows = missions(3)
  await openSelected(page, tester, rows)
  await button(page, 'Deactivate').click()
  await tester.fail({
    method: 'PUT',
    path: 'missions',
    times: 1,
    status: 500,
    body: '{"error":"Out of order"}',
  })
  await button(page, 'Deactivate 3').click()
  await expect(title(page, '2 of 3 deactivated, 1 not confirmed')).toBeVisible()
  await expect(page.getByText('Updated', { exact: true })).toHaveCount(2)
  await expect(page.getByText('Not confirmed', { exact: true })).toHaveCount(1)
  await expect(page.getByText(/Out of order/)).toBeVisible()
  const [refused, ...others] = idsOf(await tester.sent('PUT', 'missions'))
  expect(new Set([refused, ...others]).size).toBe(3)

  await button(page, 'Retry 1').click()
  await expect(title(page, 'Deactivated 3 missions')).toBeVisible()
  const sent = await tester.sent('PUT', 'missions')
  expect(idsOf(sent)).toEqual([refused, ...others, refused])
  for (const { body } of sent)
    expect(body).toEqual({ ...rows.find(({ id }) => id === body?.id), isAvailable: false })
})

test('a plan whose tab was closed is offered in the next tab, and sends nothing twice, although one response was lost', async ({
  page,
  context,
  tester,
}) => {
  const rows = missions(6)
  await openSelected(page, tester, rows)
  await button(page, 'Deactivate').click()
  await tester.fail({ method: 'PUT', path: 'missions', times: 1, silent: true, late: true })
  await button(page, 'Deactivate 6').click()
  await expect(page.getByText('5 of 6', { exact: true })).toBeVisible()
  // What is shown is stored a moment later.
  const stored = async () => (await planRecords(page)).filter(({ state }) => state?.status === 'done').length
  await expect.poll(stored).toBe(5)
  await page.close()

  const next = await context.newPage()
  await next.goto('/events/list?account=acme')
  const notice = next.getByRole('region', { name: 'Plan', exact: true })
  await expect(notice).toContainText('An unfinished plan: 5 of 6 done.')
  await notice.getByRole('link', { name: 'Open' }).click()
  await button(next, 'Go on').click()
  await expect(title(next, 'Deactivated 6 missions')).toBeVisible()
  const sent = idsOf(await tester.sent('PUT', 'missions'))
  expect(sent.sort()).toEqual(rows.map(({ id }) => id))
})

test('changes that another user made after the preview are kept, and a change of the same field is not overwritten', {
  tag: '@core',
}, async ({ page, tester }) => {
  await openSelected(page, tester, missions(2))
  await actOnSelected(page, 'Category...')
  await page.getByRole('textbox', { name: 'Category' }).fill('Spring')
  await button(page, 'Preview').click()
  await expect(title(page, /^Set category of 2 missions/)).toBeVisible()
  await expect(button(page, /^Set 2$/)).toBeEnabled()
  await tester.change('missions', 'm-1', { description: 'Written elsewhere' })
  await tester.change('missions', 'm-2', { category: 'Winter' })
  await button(page, /^Set 2$/).click()

  await expect(title(page, '1 of 2 changed, 1 failed')).toBeVisible()
  await expect(page.getByText(/Somebody else changed the same meanwhile: .*Category/)).toBeVisible()
  await expect(page.getByText(/Category: planned Spring, now Winter$/)).toBeVisible()
  expect(idsOf(await tester.sent('PUT', 'missions'))).toEqual(['m-1'])
  const now = await missionsOf(tester)
  expect(now['m-1']).toMatchObject({ category: 'Spring', description: 'Written elsewhere' })
  expect(now['m-2']).toMatchObject({ category: 'Winter' })
})

test('edits of a colleague in other fields of 15 missions are all kept while a plan runs (rule PLAN-11)', async ({
  page,
  tester,
}) => {
  const rows = missions(15)
  await openSelected(page, tester, rows, '/missions/list?size=20')
  await button(page, 'Deactivate').click()
  await expect(page.getByText(/^Read at /)).toContainText('is overwritten')
  // The colleague saves while the first batch of updates has arrived and its responses have not.
  let held = 0
  let release: () => void = () => undefined
  const edited = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/missions', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    const response = await route.fetch()
    held += 1
    if (held === 4) {
      for (const { id } of rows) await tester.change('missions', id, { description: `Edited ${id}` })
      release()
    }
    await edited
    await route.fulfill({ response })
  })
  await button(page, 'Deactivate 15').click()
  await expect(title(page, 'Deactivated 15 missions')).toBeVisible()
  const now = await missionsOf(tester)
  for (const { id } of rows)
    expect(now[id]).toMatchObject({
      isAvailable: false,
      description: `Edited ${id}`,
      unknown: { kept: [1, null] },
    })
})

test('a plan pauses while the browser is offline, says so, and goes on by itself when it is online', async ({
  page,
  context,
  tester,
  forgive,
}) => {
  forgive()
  const rows = missions(6)
  await openSelected(page, tester, rows)
  await button(page, 'Deactivate').click()
  await expect(title(page, 'Deactivate 6 missions')).toBeVisible()
  await expect(button(page, 'Deactivate 6')).toBeEnabled()
  await context.setOffline(true)
  await button(page, 'Deactivate 6').click()
  await expect(page.getByText('You are offline. It goes on when the connection is back.')).toBeVisible()
  await expect(page.getByText('Failed', { exact: true })).toHaveCount(0)
  expect(await tester.sent('PUT', 'missions')).toEqual([])
  await context.setOffline(false)
  await expect(title(page, 'Deactivated 6 missions')).toBeVisible()
  expect(idsOf(await tester.sent('PUT', 'missions')).sort()).toEqual(rows.map(({ id }) => id))
})

test('a plan that the server asks to wait shows for how long, and fails with words for an absurd time', async ({
  page,
  tester,
  forgive,
}) => {
  forgive()
  const rows = missions(2)
  await openSelected(page, tester, rows)
  await button(page, 'Deactivate').click()
  const refuse = (seconds: string, times: number) =>
    tester.fail({
      ...{ method: 'PUT', path: 'missions', times, status: 429, body: '{"error":"Too many requests."}' },
      headers: { 'retry-after': seconds },
    })
  await refuse('3', 2)
  await button(page, 'Deactivate 2').click()
  await expect(page.getByText(/^The server asked to wait\. It goes on in [123] s\.$/)).toBeVisible()
  await expect(title(page, 'Deactivated 2 missions')).toBeVisible()

  await page.goto('/missions/list?account=acme')
  await select(
    page,
    rows.map(({ name }) => name),
  )
  await button(page, 'Activate').click()
  await refuse('999999999999', 2)
  await button(page, 'Activate 2').click()
  await expect(title(page, /2 failed/)).toBeVisible()
  await expect(page.getByText(/Too many requests\. Try again later\./).first()).toBeVisible()
})

test('a mission is copied to another account after its event, quiz and achievement, and is created as inactive', async ({
  page,
  tester,
}) => {
  const objectives = { events: [{ id: 'sale', count: 2 }], quizzId: 'facts' }
  const reward = { achievements: [{ id: 'seller', steps: 1 }] }
  const mission = { id: 'm', name: 'Sell and know', isAvailable: true, tags: [], objectives, reward }
  await tester.add('events', { rows: [{ id: 'sale', name: 'Sale', isAvailable: true }] })
  await tester.add('quizzes', { rows: [{ id: 'facts', name: 'Facts', isAvailable: true }] })
  await tester.add('achievements', { rows: [{ id: 'seller', name: 'Seller', isAvailable: true, steps: 3 }] })
  await tester.add('missions', { rows: [mission] })
  await openSignedIn(page, tester, '/missions/list')
  await select(page, ['Sell and know'])
  await actOnSelected(page, 'Copy to account...')
  await page.getByLabel('To account').selectOption('Bolt')
  await button(page, 'Preview').click()
  await expect(title(page, 'Copy 4 objects to Bolt')).toBeVisible()
  await expect(page.getByText('needed by Sell and know')).toHaveCount(3)
  await button(page, 'Copy 4').click()
  await expect(title(page, 'Copied 4 objects to Bolt')).toBeVisible()

  const sent = (await tester.log()).filter(({ method }) => method === 'POST')
  expect(sent.map(({ path }) => path).sort()).toEqual(['achievements', 'events', 'missions', 'quizzes'])
  expect(sent.at(-1)?.body).toMatchObject({ ...mission, account: 'bolt', isAvailable: false })
  for (const { body } of sent) expect(body).toMatchObject({ account: 'bolt', isAvailable: false })

  await test.step('a second time, everything is identical', async () => {
    await page.goto('/missions/m?account=acme')
    await button(page, 'More for Sell and know').click()
    await page.getByRole('menuitem', { name: 'Copy to account...' }).click()
    await page.getByLabel('To account').selectOption('Bolt')
    await button(page, 'Preview').click()
    await expect(title(page, 'Copy 4 objects to Bolt')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Identical', exact: true })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Needs your attention' })).toBeHidden()
    await expect(button(page, 'Copy')).toBeDisabled()
  })
})
