import { button, title } from '../pageParts'
import { expect, nameField, openSignedIn, saveButton, test } from './support'

test.use({ isNewBrowser: false })

const first = { id: 'm-1', account: 'acme', name: 'Mission 1', unknown: { kept: [1, null] } }

test('a save without a response is unknown in the journal until the server is asked, and is then reverted with what others changed kept', async ({
  page,
  tester,
  forgive,
}) => {
  forgive()
  await tester.add('missions', { rows: [first] })
  await openSignedIn(page, tester, '/missions/m-1')
  await nameField(page).fill('Renamed')
  await tester.fail({
    method: 'PUT',
    path: 'missions',
    times: 1,
    status: 500,
    body: '{"error":"Out of order"}',
  })
  await saveButton(page).click()
  await expect(page.getByText(/^Not saved/).first()).toBeVisible()
  // The second attempt arrives.
  await saveButton(page).click()
  await expect(page.getByText(/^Updated m-1/)).toBeVisible()
  await page.goto('/programme/journal')
  const lines = page.getByRole('list', { name: 'Changes' }).getByRole('listitem')
  await expect(lines).toHaveCount(3)
  await expect(lines.nth(1)).toContainText('Mission 1 → Renamed')
  await expect(lines.nth(2)).toContainText('Not confirmed')
  await lines
    .nth(2)
    .getByRole('button', { name: /^Details of/ })
    .click()
  await button(page, 'Look at the server').click()
  await expect(lines.nth(2)).toContainText('Changed')

  await lines
    .nth(1)
    .getByRole('button', { name: /^Revert/ })
    .click()
  // One field is reverted at once, without a preview.
  await expect(page.getByText('Reverted a change of Renamed')).toBeVisible()
  const { missions = [] } = await tester.world()
  expect(missions.find(({ id }) => id === 'm-1')).toMatchObject(first)
})

test('two tabs revert the same deletion: it is created once', async ({ page, context, tester, forgive }) => {
  forgive()
  await tester.add('missions', { rows: [first] })
  await openSignedIn(page, tester, '/missions/list')
  await page.getByRole('button', { name: /^Delete Mission 1/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Deleted m-1')).toBeVisible()
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/programme/journal?account=acme')
    await tab.getByRole('button', { name: 'Revert Mission 1' }).click()
    await expect(title(tab, 'Revert the deletion of Mission 1')).toBeVisible()
    // The preview is made before the other tab reverts.
    await expect(button(tab, 'Revert 1')).toBeEnabled()
  }
  await button(page, 'Revert 1').click()
  await expect(title(page, 'Reverted the deletion of Mission 1')).toBeVisible()
  await button(other, 'Revert 1').click()
  await expect(title(other, 'Reverted the deletion of Mission 1')).toBeVisible()
  expect(await tester.sent('POST', 'missions')).toHaveLength(1)
})
