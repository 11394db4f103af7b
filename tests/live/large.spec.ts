import type { Page } from '@playwright/test'
import { nouns } from '@/model/words'
import { expect, nameField, openSignedIn, saveButton, test } from './support'

test.use({ isNewBrowser: false })

/** Holds the requests for the second half of 8,000 players, so that loading can be stopped, until the returned function is called. */
async function holdSecondHalf(page: Page) {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/players\?.*skip=[4-7]\d{3}\b/, async (route) => {
    await isReleased
    // One that was stopped cannot go on.
    await route.continue().catch(() => undefined)
  })
  return release
}

test('a long list loads page by page or as a whole, and shows how much is loaded', async ({
  page,
  tester,
}) => {
  await tester.add('players', { count: 8000 })
  await openSignedIn(page, tester, '/players/list')
  const footer = page.getByRole('main')
  await expect(footer.getByText(`First 100 by ${nouns.points.many}`, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(footer.getByText(`First 200 by ${nouns.points.many}`, { exact: true })).toBeVisible()

  const release = await holdSecondHalf(page)
  await page.getByRole('button', { name: 'Load all' }).click()
  await expect(page.getByRole('progressbar', { name: 'Loading all' })).toBeVisible()
  await expect(page.getByText(/^[\d,]{5,} loaded$/)).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(
    footer.getByText(new RegExp(`^First \\d{1,2},\\d{3} by ${nouns.points.many} as of \\d\\d:\\d\\d$`)),
  ).toBeVisible()
  const search = page.getByRole('searchbox', { name: 'Search players' })
  await search.fill('Number 77')
  await expect(page.getByText(new RegExp(`Searched: first .* by ${nouns.points.many} .*only`))).toBeVisible()
  await search.fill('')

  release()
  await page.getByRole('button', { name: 'Load all' }).click()
  await expect(footer.getByText(/^All 8,002 as of/)).toBeVisible({ timeout: 60_000 })
  await search.fill('Number 799')
  await expect(page.getByText(/Found 11 results for "Number 799"/)).toBeVisible()
  await expect(page.getByText(/Searched:/)).toBeHidden()
  const skips = (await tester.sent('GET', 'players')).map(({ query }) => /skip=(\d+)/.exec(query)?.[1])
  // The page that was loading at the stop can arrive twice.
  expect(skips.length - new Set(skips).size).toBeLessThanOrEqual(1)

  // A change appears in its row without refetching the whole list.
  await page.getByRole('link', { name: 'Edit Number 7999' }).click()
  await nameField(page).fill('Number 7999, renamed')
  await tester.clearLog()
  await saveButton(page).click()
  await expect(page.getByText('Updated player n-7999')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search players' }).fill('renamed')
  await page.getByRole('button', { name: 'Delete Number 7999, renamed' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No results found')).toBeVisible()
  expect((await tester.sent('GET', 'players')).length).toBeLessThan(5)

  await page.getByRole('button', { name: 'Refresh' }).click()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(footer.getByText(`First 100 by ${nouns.points.many}`, { exact: true })).toBeVisible()
})

test('an edit link opens an object on any page of a long list', async ({ page, tester }) => {
  await tester.add('players', { count: 2500 })
  await tester.add('missions', { count: 1200 })
  await openSignedIn(page, tester, '/players/n-2400')
  await expect(nameField(page)).toHaveValue('Number 2400')
  await page.goto('/missions/n-1100')
  await expect(nameField(page)).toHaveValue('Number 1100')
  await page.goto('/missions/n-1300')
  await expect(page).toHaveURL(/\/missions\/list$/)
})

test('loading all stops with an error message when the server refuses more requests', async ({
  page,
  tester,
  forgive,
}) => {
  forgive()
  await tester.add('missions', { count: 1200 })
  await openSignedIn(page, tester, '/missions/list')
  await expect(page.getByText('First 500', { exact: true })).toBeVisible()
  await tester.fail({
    path: 'missions',
    status: 429,
    headers: { 'retry-after': '40' },
    body: '{"error": "Slow down"}',
  })
  await page.getByRole('button', { name: 'Load all' }).click()
  await expect(page.getByText('Slow down. Try again in 40 seconds.')).toBeVisible()
  await tester.recover()
  await page.getByRole('button', { name: 'Load all' }).click()
  await expect(page.getByText(/^First/)).toBeHidden()
  await page.getByRole('searchbox', { name: 'Search missions' }).fill('Number 1200')
  await expect(page.getByText(/Found 1 result for .*from 1202 total/)).toBeVisible()
})

test('Global Search loads the rest of a long list on demand and searches it', async ({ page, tester }) => {
  await tester.add('players', { count: 8000 })
  await openSignedIn(page, tester, '/missions/list')
  await page.getByRole('button', { name: 'Global Search' }).click()
  const dialog = page.getByRole('dialog', { name: 'Global Search' })
  const box = dialog.getByRole('combobox')
  await box.fill('Number 7999')
  await expect(dialog.getByText('No results found')).toBeVisible()

  const release = await holdSecondHalf(page)
  await dialog.getByRole('button', { name: 'Load all players' }).click()
  const progress = dialog.getByRole('progressbar', { name: 'Loading all players' })
  await expect(progress).toBeVisible()
  await box.fill('First of missions')
  await expect(dialog.getByText('Found 1 result')).toBeVisible()
  await dialog.getByRole('button', { name: 'Stop' }).click()
  await expect(dialog.getByText(/^First [\d,]+ players loaded\.$/)).toBeVisible()

  // Closing it stops loading, too.
  await dialog.getByRole('button', { name: 'Load all players' }).click()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Global Search' }).click()
  await dialog.getByRole('button', { name: 'Load all players' }).click()
  await expect(progress).toBeVisible()
  release()
  await expect(progress).toBeHidden({ timeout: 60_000 })
  await expect(dialog.getByText(/players loaded\.$/)).toBeHidden()
  await box.fill('Number 7999')
  await expect(dialog.getByText('Found 1 result')).toBeVisible()
  await box.press('Enter')
  await expect(nameField(page)).toHaveValue('Number 7999')
})
