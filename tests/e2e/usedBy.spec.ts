import type { Page } from '@playwright/test'
import { expect, test } from './support'

/** Opens a scenario: a signed-in console in Brindlewick. */
const open = (page: Page, path: string, scenario = 'demo') =>
  page.goto(`${path}${path.includes('?') ? '&' : '?'}scenario=${scenario}`)

const card = (page: Page, name: 'Used by' | 'Uses') => page.getByRole('region', { name, exact: true })
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('a row of Used by leads to the field of the other form, which is in view; Back and Forward keep their positions', async ({
  page,
}) => {
  await open(page, '/missions/the-long-haul')
  await card(page, 'Used by')
    .getByRole('link', { name: /^Spring Sprint/ })
    .click()
  await expect(title(page, 'Spring Sprint')).toBeVisible()
  const field = page.getByRole('combobox', { name: /^Driving Missions/ })
  await expect(field).toBeFocused()
  await expect(field).toBeInViewport()
  expect(new URL(page.url()).pathname).toBe('/leaderboards/spring-sprint')
  expect(page.url()).not.toContain('drivenBy')
  await page.goBack()
  await expect(title(page, 'The Long Haul')).toBeVisible()
  await page.goForward()
  await expect(field).toBeFocused()
  await page.reload()
  await expect(field).toBeFocused()
  await expect(field).toBeInViewport()
})

test('a row of Used by shows the dialog about unsaved edits before it leads away', async ({ page }) => {
  await open(page, '/missions/the-long-haul')
  await page.getByRole('textbox', { name: /^Name/ }).fill('The Longer Haul')
  await card(page, 'Used by')
    .getByRole('link', { name: /^Spring Sprint/ })
    .click()
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect(title(page, 'The Long Haul')).toBeVisible()
})

test('the delete dialog lists what will be left dangling; afterwards other forms show the object as missing', async ({
  page,
}) => {
  await open(page, '/missions/list?q=the-long-haul')
  await page.getByRole('button', { name: /^Delete The Long Haul/ }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByText('Used by 2 objects, which will be left dangling:')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'A Year on the Road' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  // The second time, the check is complete before the dialog opens.
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: /^Delete The Long Haul/ }).click()
  await expect(dialog.getByRole('link', { name: 'A Year on the Road' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Deleted the-long-haul')).toBeVisible()

  await page.getByRole('link', { name: 'Streaks', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Search streaks' }).fill('A Year on the Road')
  await page.getByRole('link', { name: 'A Year on the Road', exact: true }).click()
  await expect(page.getByRole('combobox', { name: /^Mission/ })).toHaveValue('Missing: the-long-haul')
  await card(page, 'Uses')
    .getByRole('button', { name: /^the-long-haul Missing mission/ })
    .click()
  await expect(page.getByRole('combobox', { name: /^Mission/ })).toBeFocused()
})

test('only the first page of a hundred thousand players is checked until the user loads all', async ({
  page,
}) => {
  const reads: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/players?')) reads.push(request.url())
  })
  await open(page, '/teams/team-wren', 'used-by-partial')
  const usedBy = card(page, 'Used by')
  await expect(usedBy.getByText('Only the first 100 Players were checked.')).toBeVisible()
  await expect(usedBy.getByText(/^at least \d+$/)).toBeVisible()
  expect(new Set(reads).size).toBe(1)
  await usedBy.getByRole('button', { name: 'Load all Players' }).click()
  await expect(usedBy.getByText(/Players loaded/)).toBeVisible()
  await usedBy.getByRole('button', { name: 'Stop' }).click()
  await expect(usedBy.getByText(/^Only the first .* Players were checked\.$/)).toBeVisible()
})

test('at the end of a form the parts beside it do not cover the section index', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/quizzes/list')
  await page
    .getByRole('link', { name: /^Edit / })
    .first()
    .click()
  const usedBy = card(page, 'Used by')
  await expect(usedBy).toBeVisible()
  const index = page.getByRole('navigation', { name: 'On this page' })
  const last = index.getByRole('button').last()
  await last.click()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(page.getByRole('contentinfo')).toBeInViewport({ ratio: 1 })
  const bottomOf = async () => {
    const boxes = await Promise.all((await index.getByRole('button').all()).map((one) => one.boundingBox()))
    return Math.max(...boxes.map((box) => (box ? box.y + box.height : 0)))
  }
  await expect(async () => {
    expect((await usedBy.boundingBox())?.y).toBeGreaterThanOrEqual(await bottomOf())
  }).toPass()
})
