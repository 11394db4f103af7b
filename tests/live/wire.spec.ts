import { awkwardId } from './servers/settings.ts'
import { expect, nameField, openSignedIn, saveButton, signIn, test } from './support'

test.use({ isNewBrowser: false })

test('an edit sends the object as received with the name changed, and nothing else', {
  tag: '@core',
}, async ({ page, tester }) => {
  await openSignedIn(page, tester, '/missions/list')
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

test('an id with any characters survives the URL, the form and the delete', async ({ page, tester }) => {
  await openSignedIn(page, tester, '/missions/list')
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
