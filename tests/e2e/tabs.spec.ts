import { expect, openSection, signInToBrindlewick, test } from './support'

test('two tabs of the mocked console share one world: the second save asks about the conflict', async ({
  page,
  context,
}) => {
  await signInToBrindlewick(page)
  const other = await context.newPage()
  // The session and the account are known there.
  await other.goto('/accounts/list')
  for (const tab of [page, other]) {
    await openSection(tab, 'Teams')
    await tab
      .getByRole('link', { name: /^Edit / })
      .first()
      .click()
    await expect(tab.getByRole('button', { name: 'Save Changes' })).toBeVisible()
  }
  const save = async (tab: typeof page, name: string) => {
    await tab.getByRole('textbox', { name: /^Name/ }).fill(name)
    await tab.getByRole('button', { name: 'Save Changes' }).click()
  }
  await save(page, 'Named in the first tab')
  await expect(page.getByRole('heading', { level: 1, name: 'Teams' })).toBeVisible()

  await save(other, 'Named in the second tab')
  const dialog = other.getByRole('dialog', { name: 'Somebody else changed this Team' })
  await expect(dialog).toContainText('Named in the first tab')
  await dialog.getByRole('button', { name: 'Save these' }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Teams' })).toBeVisible()

  await page.getByRole('button', { name: 'Reset demo data' }).click()
  await expect(page.getByText('The demo data is as it was at the beginning')).toBeVisible()
  await other.reload()
  await expect(other.getByRole('link', { name: /^Edit / }).first()).toBeVisible()
  await expect(other.getByText('Named in the second tab')).toHaveCount(0)
})
