import { openBrindlewick, test } from './forms/signedIn'
import { expect, forgiveFailedRequests, openSection } from './support'

const toast = { success: /Success/ }

test('a mission is created, found, edited, kept over a reload and deleted', async ({ page }) => {
  await openBrindlewick(page)
  await openSection(page, 'Missions')
  await page.getByRole('link', { name: 'Add Mission' }).click()
  await expect(page).toHaveURL(/\/missions\/new$/)

  await page.getByRole('textbox', { name: 'Id', exact: true }).fill('lantern/walk 100%')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Lantern Walk')
  await page.getByLabel(/^Description/).fill('Carry a light through the old town.')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Created lantern/walk 100% / Lantern Walk')).toBeVisible()
  await expect(page.getByText(toast.success)).toBeVisible()
  await expect(page).toHaveURL(/\/missions\/list/)

  await page.getByRole('searchbox', { name: 'Search missions' }).fill('lantern walk')
  await page.getByRole('link', { name: 'Edit Lantern Walk' }).click()
  await expect(page).toHaveURL(/\/missions\/lantern%2Fwalk%20100%25$/)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Lantern Night')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Updated lantern/walk 100% / Lantern Night')).toBeVisible()

  await page.reload()
  await page.getByRole('searchbox', { name: 'Search missions' }).fill('lantern night')
  await page.getByRole('button', { name: 'Delete Lantern Night' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete Mission' })
  await expect(dialog).toContainText(
    'Are you sure you want to delete "lantern/walk 100%"? This action cannot be undone.',
  )
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Deleted lantern/walk 100%')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
})

test('a missing required value shows an error on its field, which gets the focus', async ({ page }) => {
  await openBrindlewick(page)
  await page.goto('/missions/new')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Id is required')).toBeVisible()
  await expect(page.getByText('Name is required')).toBeVisible()
  await expect(page.getByText('2 fields need attention')).toBeVisible()
  await page.keyboard.type('x')
  await expect(page.getByText('Id is required')).toBeHidden()
})

test('unsaved edits survive a link, Back and a change of account', async ({ page }) => {
  await openBrindlewick(page)
  await openSection(page, 'Missions')
  await page.getByRole('searchbox', { name: 'Search missions' }).fill('the long haul')
  await page.getByRole('link', { name: 'Edit The Long Haul' }).click()
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('The Longer Haul')

  await page.getByRole('link', { name: 'Players', exact: true }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(name).toHaveValue('The Longer Haul')

  await page.goBack()
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(name).toHaveValue('The Longer Haul')

  await name.fill('The Long Haul')
  await page.getByRole('link', { name: 'Players', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Players' })).toBeVisible()
})

test('a refused save keeps what was typed', async ({ page, complaints }) => {
  await openBrindlewick(page)
  await page.goto('/missions/new')
  await page.getByRole('textbox', { name: 'Id', exact: true }).fill('the-long-haul')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Taken')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText(/already/i).first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Taken')
  forgiveFailedRequests(complaints)
})

test('the URL of an object that does not exist leads to the list', async ({ page }) => {
  await openBrindlewick(page)
  await page.goto('/missions/no-such-mission')
  await expect(page).toHaveURL(/\/missions\/list$/)
})
