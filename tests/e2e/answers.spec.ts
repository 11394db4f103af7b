import { expect, forgive, forgiveFailedRequests, test } from './support'

/* What the console says of writes whose answer does not tell (rules SAFE-7 and SAFE-8), in the scenarios of the workshop. */

// One of the answers breaks the contract on purpose.
test.use({ isRecorded: false })

// The steps of a scenario begin after the page has loaded.
const patient = { timeout: 60_000 }

test('a deletion that the browser sent twice is a success with a note, and its Undo opens the preview', async ({
  page,
  complaints,
}) => {
  await page.goto('/teams/list?scenario=delete-sent-twice')
  const toast = page.getByRole('status').filter({ hasText: 'Deleted team-wren' })
  await expect(toast).toContainText('It was gone already: by this request, or by somebody else.', patient)
  // The toast stays while it has the focus.
  await toast.getByRole('button', { name: 'Undo' }).focus()
  await expect(page.getByRole('alert')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Edit Team Wren', exact: true })).toBeHidden()
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect(page).toHaveURL(/\/programme\/plan/)
  await expect(page.getByText('Team Wren', { exact: true })).toBeVisible()
  forgiveFailedRequests(complaints)
})

test('a save that the server changes names both values, and its entry has what the server saved', async ({
  page,
}) => {
  await page.goto('/teams/team-wren?scenario=save-other-values')
  const toast = page.getByRole('status').filter({ hasText: 'Updated team-wren' })
  await expect(toast).toContainText('The server saved other values: Category is garden, not Garden.', patient)
  await expect(page.getByText('Saved just now')).toBeVisible()
})

test('a save that is answered with an empty object keeps what was typed', async ({ page, complaints }) => {
  await page.goto('/teams/team-wren?scenario=save-empty-object')
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing was saved.' })).toBeVisible(patient)
  await expect(page.getByText('Not saved. Everything you entered is still here.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Team Wren and friends')
  // The answer is reported as a breach of the contract, too.
  forgive(complaints, /The API breaks its contract: PUT teams/)
})
