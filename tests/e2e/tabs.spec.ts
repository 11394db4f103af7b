import { openBrindlewick, test } from './forms/signedIn'
import { expect, openSection } from './support'

test('two tabs of the mocked console share one store: the second save shows the conflict', async ({
  page,
  context,
}) => {
  await openBrindlewick(page)
  const other = await context.newPage()
  // The second tab starts with the session and the account.
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
  const dialog = other.getByRole('dialog', { name: 'Somebody else changed this team' })
  await expect(dialog).toContainText('Named in the first tab')
  await dialog.getByRole('button', { name: 'Save these' }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Teams' })).toBeVisible()

  await page.getByRole('button', { name: 'Reset demo data' }).click()
  await expect(page.getByText('The demo data was reset')).toBeVisible()
  await other.reload()
  await expect(other.getByRole('link', { name: /^Edit / }).first()).toBeVisible()
  await expect(other.getByText('Named in the second tab')).toHaveCount(0)
})

test('a picker selects the object that was created for it in a new tab', async ({ page, context }) => {
  await openBrindlewick(page)
  await openSection(page, 'Missions')
  await page.getByRole('link', { name: 'Add Mission' }).click()
  const quiz = page.getByRole('combobox', { name: /^Quiz/ })
  await quiz.click()
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Create a new quiz in a new tab' }).click()
  const other = await opened
  await expect(other.getByRole('heading', { level: 1, name: 'New quiz' })).toBeVisible()
  await other.getByRole('textbox', { name: /^Name/ }).fill('Lantern lore')
  await other.getByRole('button', { name: 'Save Changes' }).click()
  await expect(other.getByText('Created lantern-lore / Lantern lore')).toBeVisible()

  await expect(page.getByText('Selected Lantern lore')).toBeVisible()
  await expect(quiz).toHaveValue(/Lantern lore/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(quiz).toHaveValue('')
})

test('edits of the demo survive a reload, an uploaded picture included', async ({ page }) => {
  await openBrindlewick(page)
  await openSection(page, 'Teams')
  await page
    .getByRole('link', { name: /^Edit / })
    .first()
    .click()
  const name = page.getByRole('textbox', { name: /^Name/ })
  await name.fill('With a new picture')
  // The browser stores values that stay large when compressed in another way, and reads them later than others.
  const noise = Buffer.from(Array.from({ length: 400_000 }, (_, index) => (index * index * 2_654_435) >>> 7))
  const picture = Buffer.concat([await page.screenshot({ type: 'png' }), noise])
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'new.png', mimeType: 'image/png', buffer: picture })
  await expect(page.getByRole('img').and(page.locator('[src*="/uploads/"]')).first()).toBeVisible()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText(/Updated .* With a new picture/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Edit With a new picture' })).toBeVisible()
  await page.getByRole('link', { name: 'Edit With a new picture' }).click()
  await expect(name).toHaveValue('With a new picture')
})
