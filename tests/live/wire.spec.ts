import { fixtures } from '../entities/fixtures'
import { brokenObjects } from './faults'
import { awkwardId } from './servers/settings.ts'
import { expect, nameField, saveButton, signIn, signInTo, test } from './support'

const listQuery = '?account=acme&limit=500&skip=0&availability=all&timeframe=all&player='
const playerQuery = '?account=acme&limit=100&skip=0&sort=points&order=desc'
const queries = fixtures
  .filter(([type]) => type !== 'accounts')
  .map(([type, { words }]) => [type, words[0], type === 'players' ? playerQuery : listQuery] as const)

test('every list sends exactly the specified query (rules API-2, API-3)', async ({ page, tester }) => {
  await signInTo(page, tester, '/accounts/list')
  const navigation = page.getByRole('navigation', { name: /sections/i })
  for (const [type, heading] of queries) {
    await navigation.getByRole('link', { name: heading, exact: true }).click()
    await expect(page.getByRole('link', { name: `Edit First of ${type}` })).toBeVisible()
  }
  const log = await tester.log()
  for (const [type, , query] of queries) {
    const sent = log.filter(({ path }) => path === type)
    expect(sent.map((one) => [one.method, one.query])).toEqual([['GET', query]])
  }
  expect(log.filter(({ path }) => path === 'accounts')[0]).toMatchObject({ method: 'GET', query: '' })
  expect(log.filter(({ path }) => path === 'analytics')[0]).toMatchObject({ query: '?account=acme' })
})

test('an edit sends the object as received with the name changed, and nothing else', async ({
  page,
  tester,
}) => {
  await signInTo(page, tester, '/missions/list')
  const before = (await tester.world()).missions?.find(({ id }) => id === 'first')
  await page.getByRole('link', { name: 'Edit First of missions' }).click()
  await nameField(page).fill('Renamed')
  await saveButton(page).click()
  await expect(page.getByText('Updated first / Renamed')).toBeVisible()
  await expect(page).toHaveURL(/\/missions\/list$/)
  const puts = await tester.sent('PUT', 'missions')
  expect(puts).toHaveLength(1)
  expect(puts[0]).toMatchObject({ query: '' })
  expect(puts[0]?.body).toEqual({ ...before, name: 'Renamed' })
  // Saved, so the list is fetched again (rule API-7).
  await expect(page.getByRole('link', { name: 'Edit Renamed' })).toBeVisible()
})

test('an object that breaks the contract is sent back as it was received', async ({
  page,
  tester,
  forgive,
}) => {
  forgive()
  const broken = brokenObjects('id').at(-1) as Record<string, unknown>
  await signInTo(page, tester, '/accounts/list')
  for (const type of ['events', 'missions', 'prizes']) {
    await tester.fail({ path: type, body: JSON.stringify([broken]) })
    await page.goto(`/${type}/odd`)
    await nameField(page).fill('Renamed')
    await saveButton(page).click()
    // The store has no such object: only the request matters.
    await expect(page.getByText('There is no "odd"')).toBeVisible()
    expect((await tester.sent('PUT', type)).map(({ body }) => body)).toEqual([{ ...broken, name: 'Renamed' }])
  }
})

test('a new object belongs to the selected account and is sent once', async ({ page, tester }) => {
  await signInTo(page, tester, '/events/new')
  await page.getByRole('textbox', { name: 'Id', exact: true }).fill('fresh')
  await nameField(page).fill('Fresh')
  await saveButton(page).dblclick()
  await expect(page.getByText('Created fresh / Fresh')).toBeVisible()
  const posts = await tester.sent('POST', 'events')
  expect(posts).toHaveLength(1)
  expect(posts[0]?.body).toMatchObject({ id: 'fresh', account: 'acme', name: 'Fresh' })
})

test('an id with any characters survives the URL, the form and the delete', async ({ page, tester }) => {
  await signInTo(page, tester, '/missions/list')
  await page.getByRole('link', { name: 'Edit Awkward of missions' }).click()
  await expect(page.getByRole('textbox', { name: 'Id', exact: true })).toHaveValue(awkwardId)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Id', exact: true })).toHaveValue(awkwardId)
  await page.getByRole('link', { name: 'Missions', exact: true }).first().click()
  await page.getByRole('button', { name: 'Delete Awkward of missions' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(`Deleted ${awkwardId}`)).toBeVisible()
  const deletes = (await tester.log()).filter(({ method }) => method === 'DELETE')
  expect(deletes.map(({ path }) => path)).toEqual([`missions/acme/${encodeURIComponent(awkwardId)}`])
  await expect(page.getByRole('link', { name: 'Edit Awkward of missions' })).toBeHidden()
})

test('the request that deletes an account names only that account', async ({ page, tester }) => {
  await signIn(page, tester)
  await page.getByRole('button', { name: 'Delete Bolt' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Deleted bolt')).toBeVisible()
  expect(await tester.sent('DELETE', 'accounts/bolt')).toHaveLength(1)
})
