import { withScenario, writeScenario } from '@mocks/workshop/address'
import { nouns } from '@/model/words'
import { account } from './forms/formCase'
import { openBrindlewick, openConsole, test } from './forms/signedIn'
import { chooseAccount, expect, openSection } from './support'

test('without an account the selector is marked and the lists show that an account is needed', async ({
  page,
}) => {
  await openConsole(page)
  await openSectionLink(page, 'Missions')
  await expect(page.getByRole('heading', { name: 'Select an account' })).toBeVisible()
  await chooseAccount(page, 'Brindlewick')
  await expect(page.getByRole('heading', { level: 1, name: 'Missions' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add Mission' })).toBeVisible()
})

test('the selector offers available accounts only', async ({ page }) => {
  await openConsole(page)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(Account|Select account)/ })
    .click()
  await expect(page.getByRole('option', { name: 'Quillmoor Club' })).toBeVisible()
  await expect(page.getByRole('option', { name: /Old Harbour/ })).toHaveCount(0)
})

test('search, sort and page are in the URL, the page size is remembered, and Back undoes them', async ({
  page,
}) => {
  await openBrindlewick(page)
  await openSection(page, 'Missions')
  const rows = page.getByRole('link', { name: /^Edit / })
  await expect(rows).toHaveCount(10)

  await page.getByRole('combobox', { name: 'Items to show' }).selectOption('20')
  await expect(rows).toHaveCount(20)
  await page.goBack()
  await expect(rows).toHaveCount(10)
  await page.goForward()
  await expect(rows).toHaveCount(20)
  await page.reload()
  await expect(rows).toHaveCount(20)

  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/page=2/)

  await page.getByRole('button', { name: nouns.points.title }).click()
  await expect(page).toHaveURL(/sort=points/)
  await expect(page).not.toHaveURL(/page=/)
  await expect(page.getByRole('columnheader', { name: nouns.points.title })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )

  await page.getByRole('searchbox', { name: 'Search missions' }).fill('tea')
  await expect(page).toHaveURL(/q=tea/)
  await expect(page.getByText(/^Found \d+ results for "tea" \(filtered from \d+ total\)$/)).toBeVisible()

  await page.reload()
  await expect(page.getByRole('searchbox', { name: 'Search missions' })).toHaveValue('tea')
  await page.goBack()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('searchbox', { name: 'Search missions' })).toHaveValue('')
})

test('a search without a match shows that nothing was found and can be cleared', async ({ page }) => {
  await openBrindlewick(page)
  await openSection(page, 'Missions')
  await page.getByRole('searchbox', { name: 'Search missions' }).fill('nothing like this')
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
  await expect(page.getByText('No missions match your search for "nothing like this".')).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(page.getByRole('link', { name: /^Edit / })).toHaveCount(10)
})

test('an unknown entity type is named inside the layout, an unknown URL is Not Found', async ({ page }) => {
  await openBrindlewick(page)
  await page.goto('/rules/list')
  await expect(page.getByRole('heading', { name: 'Invalid entity type' })).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Mira Tarnwell')
  await page.goto('/foo/bar')
  await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible()
})

const sections = [
  ['Accounts', 'Status'],
  ['Players', 'Level', nouns.points.title, nouns.credits.title],
  ['Teams', nouns.points.title, nouns.credits.title],
  ['Events', 'Status'],
  ['Missions', nouns.points.title, nouns.credits.title],
  ['Streaks', nouns.points.title, nouns.credits.title],
  ['Achievements', nouns.points.title, nouns.credits.title],
  ['Levels', 'Ordinal', `${nouns.points.title} Required`],
  ['Leaderboards', 'Period'],
  ['Prizes', nouns.credits.title, 'Available', 'Redeemed'],
  ['Raffles', nouns.credits.title, 'Draw Date'],
  ['Mystery Boxes', nouns.credits.title, 'Available', 'Redeemed'],
  ['Surveys', 'Category', 'Completed'],
  ['Quizzes', 'Category', 'Completed'],
]

test('all 14 sections list the objects of the demo world under their columns', async ({ page }) => {
  await openBrindlewick(page)
  for (const [title = '', ...columns] of sections) {
    await openSection(page, title)
    await expect(page.getByRole('link', { name: /^Edit / }).first()).toBeVisible()
    const heads = page.getByRole('columnheader')
    await expect(heads).toHaveText(['Name', ...columns, 'Actions'])
    const current = page
      .getByRole('navigation', { name: /sections/i })
      .getByRole('link', { name: title, exact: true })
    await expect(current).toHaveAttribute('aria-current', 'page')
  }
})

test('the list of players shows that only the first 100 are loaded, and loads more', async ({ page }) => {
  await openBrindlewick(page)
  await openSection(page, 'Players')
  await expect(page.getByText(`First 100 by ${nouns.points.many}`)).toBeVisible()
  await page.getByRole('button', { name: /Load more/ }).click()
  await expect(page.getByText(`First 200 by ${nouns.points.many}`)).toBeVisible()
})

test('the footer appears with the content of a list or form, so it does not move', async ({ page }) => {
  const footer = page.getByRole('contentinfo')
  const openSlowly = (path: string) =>
    page.goto(withScenario(path, writeScenario({ account, latency: 1500 })))
  await openSlowly('/missions/list')
  await expect(page.getByRole('table').and(page.locator('[aria-busy=true]'))).toBeVisible()
  await expect(footer).toBeHidden()
  await expect(page.getByRole('link', { name: /^Edit / })).toHaveCount(10)
  await expect(footer).toBeVisible()

  await openSlowly('/missions/the-long-haul')
  await expect(page.getByRole('main').locator('> [aria-busy=true]')).toBeVisible()
  await expect(footer).toBeHidden()
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible()
  await expect(footer).toBeVisible()
})

test('selected text has the colours of the theme everywhere', async ({ page }) => {
  await openBrindlewick(page)
  await openSection(page, 'Missions')
  await page.getByRole('heading', { level: 1 }).selectText()
  const [heading, muted] = await page
    .getByRole('heading', { level: 1 })
    .evaluate((one) => [
      getComputedStyle(one, '::selection').backgroundColor,
      getComputedStyle(document.documentElement, '::selection').backgroundColor,
    ])
  expect(heading).toBe(muted)
  expect(heading).not.toBe('rgba(0, 0, 0, 0)')
})

test('on a small screen the menu opens from a button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openConsole(page)
  await page.getByRole('button', { name: 'Open main menu' }).click()
  await page.getByRole('link', { name: 'Quizzes' }).click()
  await expect(page).toHaveURL(/\/quizzes\/list$/)
})

async function openSectionLink(page: import('@playwright/test').Page, name: string) {
  await page
    .getByRole('navigation', { name: /sections/i })
    .getByRole('link', { name, exact: true })
    .click()
}
