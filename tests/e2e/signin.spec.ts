import { expect, signInToBrindlewick, test } from './support'

// Somebody who was never here.
test.use({ isNewBrowser: true })

test('a reload keeps the user and the account; logging out clears both and leads to the site origin', async ({
  page,
}) => {
  await signInToBrindlewick(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Brindlewick')

  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('button', { name: 'SEND CODE' })).toBeVisible()
  await expect(page).toHaveURL(/:\d+\/$/)
  await page.goto('/missions/list')
  await expect(page.getByRole('button', { name: 'SEND CODE' })).toBeVisible()
})
