import type { Page } from '@playwright/test'
import { nouns } from '@/model/words'
import { openBrindlewick, openInBrindlewick, test } from './forms/signedIn'
import { expect, openSection } from './support'
import { translatePage } from './translated'

/* Everyday work on a page that the browser translates (rule DATA-12). Errors on the console fail every test. */

test.beforeEach(async ({ page }) => {
  await page.addInitScript(`addEventListener('DOMContentLoaded', ${translatePage})`)
})

/** The page is translated, and no part of it was replaced by an error page. */
async function expectIntact(page: Page) {
  await expect(page.locator('font font').first()).toBeAttached()
  await expect(page.getByText(/could not be shown|went wrong|removeChild|insertBefore/)).toHaveCount(0)
}

const rows = (page: Page) => page.getByRole('link', { name: /^Edit / })

test('a list is searched, sorted, filtered and paged; a mission is refused, saved and deleted; others are deactivated by a plan (rule DATA-12)', async ({
  page,
}) => {
  await openBrindlewick(page)
  await openSection(page, 'Missions')
  await expect(rows(page)).toHaveCount(10)
  const search = page.getByRole('searchbox', { name: 'Search missions' })
  const result = page.getByText(/^Found \d+ results?/)
  await search.fill('tea')
  await expect(result.first()).toContainText('for "tea"')
  await search.fill('the')
  await expect(result.first()).toContainText('for "the"')
  await search.fill('nothing like this')
  await expect(page.getByText('No missions match your search for "nothing like this".')).toBeVisible()
  await search.fill('')
  await expect(rows(page)).toHaveCount(10)
  const points = page.getByRole('columnheader', { name: nouns.points.title })
  for (const order of ['ascending', 'descending']) {
    await points.getByRole('button').click()
    await expect(points).toHaveAttribute('aria-sort', order)
  }
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/page=2/)
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('checkbox', { name: /^Inactive/ }).check()
  await expect(page.getByText(/filtered from/).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Remove filter Availability: Inactive' }).click()
  await expect(result).toHaveCount(0)
  await openSection(page, 'Players')
  await expect(rows(page)).toHaveCount(10)
  await expectIntact(page)

  await openSection(page, 'Missions')
  await rows(page).first().click()
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  const value = await name.inputValue()
  await name.fill('')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Name is required').first()).toBeVisible()
  await name.fill(`${value}!`)
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  for (const label of ['Time to complete', 'Time to restart']) {
    const toggle = page.getByRole('switch', { name: label })
    const isOn = await toggle.isChecked()
    await toggle.click()
    await expect(toggle).toBeChecked({ checked: !isOn })
    await toggle.click()
  }
  await page.getByRole('button', { name: 'Save Changes' }).click()
  const anyway = page.getByRole('button', { name: 'Save anyway' })
  const success = page.getByText('Success', { exact: true })
  await expect(anyway.or(success).first()).toBeVisible()
  if (await anyway.isVisible()) await anyway.click()
  await expect(success.first()).toBeVisible()
  await expect(rows(page)).toHaveCount(10)
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('This action cannot be undone.')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(/^Deleted /)).toBeVisible()
  await expectIntact(page)

  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Deactivate' }).click()
  await page.getByRole('button', { name: /^Deactivate \d+$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Deactivated \d+ missions$/ })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Missions' }).click()
  await expect(page.getByText('Inactive', { exact: true }).first()).toBeVisible()
  await expectIntact(page)
})

test('questions are added, deleted and restored', async ({ page }) => {
  await openInBrindlewick(page, '/quizzes/new')
  const add = page.getByRole('button', { name: 'Add Question', exact: true })
  await add.click()
  await add.click()
  const remove = page.getByRole('button', { name: /^Delete question \d$/ })
  const before = await remove.count()
  await remove.first().click()
  await expect(page.getByText('Question 1 was deleted.', { exact: true })).toBeVisible()
  await expect(remove).toHaveCount(before - 1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(remove).toHaveCount(before)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Name is required').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Lantern lore')
  await expect(page.getByText('Name is required')).toHaveCount(0)
  await expectIntact(page)
})

test('the overview, the check, the calendar and Global Search are used', async ({ page }) => {
  await openBrindlewick(page)
  const programme = page.getByRole('navigation', { name: 'Programme' })
  await programme.getByRole('link', { name: /^Overview/ }).click()
  await expect(page.getByText(/^Updated /)).toBeVisible()
  await programme.getByRole('link', { name: /^Check/ }).click()
  const details = page.getByRole('button', { name: /^Details of/ })
  for (const one of [details.first(), details.nth(1)]) {
    await one.click()
    await expect(one).toHaveAttribute('aria-expanded', 'true')
    await one.click()
  }
  await programme.getByRole('link', { name: /^Calendar/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible()
  await page.keyboard.press('Control+k')
  const search = page.getByRole('combobox', { name: 'Search across all entities' })
  const results = page.getByRole('dialog').getByRole('option')
  await search.fill('night')
  await expect(results.first()).toContainText(/night/i)
  await search.fill('nothing like this')
  await expect(page.getByText('No entities match your search for "nothing like this".')).toBeVisible()
  await search.fill('tea')
  await expect(results.first()).toContainText(/tea/i)
  await search.fill('')
  await expect(page.getByText('Start typing to search across all entities...')).toBeVisible()
  await page.keyboard.press('Escape')
  await expectIntact(page)
})
