import type { Page } from '@playwright/test'
import { actOnSelected, button } from '../pageParts'
import { expect, nameField, openSignedIn, saveButton, type Tester, test } from './support'

test.use({ isNewBrowser: false })

/*
 * Writes whose answer does not say what became of them: the console reads the object again, and what it says follows what
 * the server has (rule SAFE-7).
 */

const typed = 'Typed with care'

async function deleteFirst(page: Page) {
  await page.getByRole('button', { name: 'Delete First of missions' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
}

const missionIds = async (tester: Tester) => (await tester.world()).missions?.map(({ id }) => id)

test('a deletion that was carried out and lost its answer is reported without an error, and Undo asks first', async ({
  page,
  tester,
  forgive,
}) => {
  forgive()
  await openSignedIn(page, tester, '/missions/list')
  // The browser sends it again by itself, and the second answer is 404.
  await tester.fail({ path: 'missions', method: 'DELETE', times: 1, drop: true, late: true })
  await deleteFirst(page)
  const toast = page.getByRole('status').filter({ hasText: 'Deleted first' })
  await expect(toast).toContainText('It was gone already: by this request, or by somebody else.')
  await expect(page.getByRole('alert')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Edit First of missions' })).toBeHidden()
  expect((await tester.log()).filter(({ method }) => method === 'DELETE')).toHaveLength(2)

  await toast.getByRole('button', { name: 'Undo' }).click()
  // A preview, in place of an undo at once.
  await expect(page).toHaveURL(/\/programme\/plan/)
  expect((await tester.log()).filter(({ method }) => method === 'POST')).toEqual([])
  await button(page, /^Revert/).click()
  await expect.poll(() => missionIds(tester)).toContain('first')
})

test('a deletion that the server refuses stays an error, whatever its status, and the row stays', async ({
  page,
  tester,
  forgive,
}) => {
  forgive()
  await openSignedIn(page, tester, '/missions/list')
  const refusals = [403, 404, 409, 422]
  for (const status of [...refusals, 500])
    await test.step(String(status), async () => {
      await tester.fail({ path: 'missions', method: 'DELETE', status, body: '{"error":"Not this one"}' })
      await deleteFirst(page)
      const toast = page.getByRole('alert').filter({ hasText: `Error ${status}` })
      await expect(toast).toContainText('Not this one')
      await toast.getByRole('button', { name: 'Close' }).click()
      await expect(toast).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Edit First of missions' })).toBeVisible()
    })
  await page.getByRole('link', { name: 'Journal', exact: true }).click()
  const line = page.getByRole('list', { name: 'Changes' }).getByRole('listitem')
  await expect(line.filter({ hasText: 'Not confirmed' })).toHaveCount(1)
  await expect(line.filter({ hasText: 'Failed' })).toHaveCount(refusals.length)
})

test('a deletion that is answered with a success but not carried out is not reported as done', async ({
  page,
  tester,
  forgive,
}) => {
  forgive()
  await openSignedIn(page, tester, '/missions/list')
  for (const fault of [
    { status: 200, body: '{"error":"It is in use"}' },
    { status: 202, body: '{"status":"queued"}' },
    { status: 200 },
    { status: 200, body: '{"id":"first","account":"acme"}' },
  ]) {
    await tester.fail({ path: 'missions', method: 'DELETE', ...fault })
    await deleteFirst(page)
    const toast = page.getByRole('alert').filter({ hasText: 'Error' })
    await expect(toast).toBeVisible()
    await toast.getByRole('button', { name: 'Close' }).click()
    await expect(toast).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Edit First of missions' })).toBeVisible()
  }
  await tester.fail({ path: 'missions', method: 'DELETE', late: true, body: '{"deleted":true}' })
  await deleteFirst(page)
  await expect(page.getByText('Deleted first')).toBeVisible()
})

test('a create and an update whose first sending was carried out are saved, whatever the second answer is', async ({
  page,
  tester,
  forgive,
}) => {
  forgive()
  await openSignedIn(page, tester, '/missions/new')
  await page.getByRole('textbox', { name: /^Id/ }).fill('spring')
  await nameField(page).fill(typed)
  await tester.fail({ path: 'missions', method: 'POST', times: 1, drop: true, late: true })
  await saveButton(page).click()
  await expect(page.getByText(`Created spring / ${typed}`)).toBeVisible()
  expect((await missionIds(tester))?.filter((id) => id === 'spring')).toHaveLength(1)

  await page.getByRole('link', { name: `Edit ${typed}` }).click()
  await nameField(page).fill('Typed again')
  const refusal = { status: 409, body: '{"error":"It has another version"}' }
  await tester.fail({ path: 'missions', method: 'PUT', late: true, ...refusal })
  await saveButton(page).click()
  await expect(page.getByText('Updated spring / Typed again')).toBeVisible()
})

test('a server that saves other values is a success that names them, and its own fields are no difference', async ({
  page,
  tester,
}) => {
  await openSignedIn(page, tester, '/missions/first')
  await nameField(page).fill(`${typed} `)
  await page
    .getByRole('textbox', { name: /^Category/ })
    .first()
    .fill('Sport')
  const alter = { name: typed, category: 'sport', version: 2, priority: 0 }
  await tester.fail({ path: 'missions', method: 'PUT', late: true, alter })
  await saveButton(page).click()
  const toast = page.getByRole('status').filter({ hasText: 'Updated first' })
  await expect(toast).toContainText('The server saved other values: Category is sport, not Sport.')
  await expect(page).toHaveURL(/\/missions\/list/)
})

test('a save of which the server leaves a part out stays in the form, which names it', async ({
  page,
  tester,
  forgive,
}) => {
  forgive()
  await openSignedIn(page, tester, '/missions/first')
  const was = (await tester.world()).missions?.find(({ id }) => id === 'first')?.category ?? null
  await nameField(page).fill(typed)
  await page
    .getByRole('textbox', { name: /^Category/ })
    .first()
    .fill('Sport')
  await tester.fail({ path: 'missions', method: 'PUT', late: true, alter: { category: was } })
  await saveButton(page).click()
  await expect(
    page.getByText(/^Only a part was saved: the server has other values: .*Category\./),
  ).toBeVisible()
  await tester.recover()
  await saveButton(page).click()
  await expect(page.getByText(`Updated first / ${typed}`)).toBeVisible()
  const now = (await tester.world()).missions?.find(({ id }) => id === 'first')
  expect(now).toMatchObject({ name: typed, category: 'Sport' })
})

test('a plan says which step the server did not carry out, and which it saved with other values', async ({
  page,
  tester,
  forgive,
}) => {
  forgive()
  const row = (id: string) => ({ id, account: 'acme', name: `Mission ${id}`, isAvailable: true })
  await tester.add('missions', { rows: [row('one'), row('two')] })
  await openSignedIn(page, tester, '/missions/list')
  await button(page, 'Select').click()
  for (const id of ['one', 'two'])
    await page.getByRole('checkbox', { name: `Select Mission ${id}`, exact: true }).check()
  await actOnSelected(page, 'Category...')
  await page.getByRole('textbox', { name: 'Category' }).fill('Spring')
  await button(page, 'Preview').click()
  await tester.fail(
    { path: 'missions', method: 'PUT', times: 1, body: '{"error":"Quota exceeded"}' },
    { path: 'missions', method: 'PUT', times: 1, late: true, alter: { category: 'spring' } },
  )
  await button(page, /^Set 2$/).click()
  await expect(page.getByText('Quota exceeded. Nothing was saved.')).toBeVisible()
  await expect(page.getByText('The server saved other values.')).toBeVisible()
  await expect(page.getByText(/Category: planned Spring, now spring$/)).toBeVisible()
})

const failed = [
  { name: '403', status: 403, body: '{"error":"Not yours"}' },
  { name: '404', status: 404, body: '{"error":"There is none"}' },
  { name: '405', status: 405 },
  { name: '410', status: 410, type: 'text/html', body: '<h1>Gone</h1>' },
  { name: '412', status: 412, body: '{"error":"Another version"}' },
  { name: '422 without a field', status: 422, body: '{"error":"Not like this"}' },
  { name: '500', status: 500, body: '{"error":"Out of order"}' },
  { name: '502 as a page', status: 502, type: 'text/html', body: '<h1>Bad Gateway</h1>' },
  { name: '507 without a body', status: 507 },
  { name: 'half of the object', status: 201, body: '{"id":"sp' },
]

const isRefused = ({ status = 0 }: { status?: number }) => status >= 400 && status < 500

async function fillNew(page: Page, id: string) {
  await page.getByRole('textbox', { name: /^Id/ }).fill(id)
  await nameField(page).fill(typed)
  await saveButton(page).click()
}

const lines = (page: Page) => page.getByRole('list', { name: 'Changes' }).getByRole('listitem')

/** How many entries of the journal say what. */
async function expectEntries(page: Page, wanted: { notConfirmed?: number; failed?: number }) {
  await page.getByRole('link', { name: 'Journal', exact: true }).click()
  await expect(lines(page).first()).toBeVisible()
  await expect(lines(page).filter({ hasText: 'Not confirmed' })).toHaveCount(wanted.notConfirmed ?? 0)
  await expect(lines(page).filter({ hasText: 'Failed' })).toHaveCount(wanted.failed ?? 0)
}

test('a create that is carried out and gets an error is saved, with what is not known about it', async ({
  page,
  tester,
  forgive,
}) => {
  forgive()
  await openSignedIn(page, tester, '/missions/list')
  for (const [index, { name, ...fault }] of failed.entries())
    await test.step(name, async () => {
      const id = `spring-${index}`
      await page.getByRole('link', { name: 'Add Mission' }).click()
      await tester.fail({ path: 'missions', method: 'POST', late: true, times: 1, ...fault })
      await fillNew(page, id)
      const toast = page.getByRole('status').filter({ hasText: `Created ${id} / ${typed}` })
      await expect(toast).toBeVisible()
      await expect(toast.getByText(/The server responded with an error, but it exists/)).toHaveCount(
        isRefused(fault) ? 1 : 0,
      )
      expect((await missionIds(tester))?.filter((one) => one === id)).toHaveLength(1)
    })
  await expectEntries(page, { notConfirmed: failed.filter(isRefused).length })
})

test('a create that is refused and not carried out stays the error, and the entry has failed', async ({
  page,
  tester,
  forgive,
}) => {
  forgive()
  await tester.fail({ path: 'missions', method: 'POST', status: 404, body: '{"error":"There is none"}' })
  await openSignedIn(page, tester, '/missions/new')
  await fillNew(page, 'spring')
  await expect(page.getByRole('alert').filter({ hasText: 'Error 404' })).toContainText('There is none')
  await expect(page.getByText('Not saved. Everything you entered is still here.')).toBeVisible()
  await page.getByRole('link', { name: 'Journal', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }).click()
  await expectEntries(page, { failed: 1 })
})

const unread = { path: 'missions', method: 'GET', status: 503, times: 1 }

test('a create and a deletion that are refused and cannot be read again are not known, whatever the status', async ({
  page,
  tester,
  forgive,
}) => {
  forgive()
  const statuses = [404, 409, 412]
  await tester.add('missions', {
    rows: statuses.map((status) => ({ id: `m-${status}`, account: 'acme', name: `Mission ${status}` })),
  })
  await openSignedIn(page, tester, '/missions/list')
  for (const [index, status] of statuses.entries())
    await test.step(String(status), async () => {
      const clash = { path: 'missions', late: true, times: 1, status, body: '{"error":"Another version"}' }
      const row = page.getByRole('button', { name: `Delete Mission ${status}` })
      await expect(row).toBeVisible()
      await tester.fail({ ...clash, method: 'DELETE' }, unread)
      await row.click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      const toast = page.getByRole('alert').filter({ hasText: `Error ${status}` })
      await expect(toast).toContainText('It may have been deleted. Another version')
      await tester.recover()

      await page.getByRole('link', { name: 'Add Mission' }).click()
      await tester.fail({ ...clash, method: 'POST' }, unread)
      await fillNew(page, `spring-${status}`)
      await expect(page.getByText(/^It may have been saved: it could not be read again\./)).toBeVisible()
      await tester.recover()
      // The next save looks first, and sends nothing.
      await saveButton(page).click()
      await expect(page.getByText(`Created spring-${status} / ${typed}`)).toBeVisible()
      expect((await tester.log()).filter(({ method }) => method === 'POST')).toHaveLength(index + 1)
    })
  // One for each deletion, and one for each create.
  await expectEntries(page, { notConfirmed: 2 * statuses.length })
})
