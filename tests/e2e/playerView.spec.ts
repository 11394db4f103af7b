import { expect, expectNoAxeViolations, test } from './support'

test('why a player cannot buy a prize, with the keyboard alone, and at 390 px', { tag: '@core' }, async ({
  page,
}) => {
  await page.goto('/programme/player-view?as=newcomer&scenario=demo')
  await expect(
    page.getByRole('heading', { name: /^Newcomer can start or buy \d+ of \d+ things/ }),
  ).toBeVisible()

  await page.getByRole('link', { name: /^Locked/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/state=locked/)
  await page.getByLabel('Type').selectOption('prizes')
  await page.getByRole('link', { name: /^Concert Ticket/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Why can Newcomer not buy Concert Ticket?' })).toBeFocused()
  await expect(page).toHaveTitle('Concert Ticket - Player View - Console')
  await expect(page.getByRole('heading', { name: /^Among 100 players$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Load all players' }).first().click()
  await expect(page.getByRole('heading', { name: /^Among 250 players$/ })).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  // Controls that the header covers while the page is scrolled count as too small.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectNoAxeViolations(page, 'why, narrow')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.getByRole('button', { name: 'Try on this page' }).click()
  // Somebody made up is named after the facts.
  const canBuy = page.getByRole('heading', { name: 'No level, 0 points can buy Concert Ticket' })
  await expect(canBuy).toBeFocused()
  await page.reload()
  await expect(canBuy).toBeVisible()

  // Back to the cards as they were filtered.
  await page.goBack()
  await expect(page).toHaveURL(/state=locked/)
  await expect(page.getByRole('button', { name: 'Filters · 1' })).toBeVisible()

  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByRole('heading', { name: /^By .* things that players see differs?/ })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  // On paper the controls are gone, and everything else stays.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Compare' })).toBeHidden()
})

test('an achievement says that its steps are collected, and a search and a tag narrow the cards', async ({
  page,
}) => {
  await page.goto('/programme/player-view?as=regular&scenario=demo')
  await page.getByLabel('Type').selectOption('achievements')
  const card = page.getByRole('link', { name: /Collects steps now: \d+ needed, .* give/ }).first()
  await expect(card).toBeVisible()
  await expect(page.getByText('can unlock')).toHaveCount(0)
  await page.getByLabel('Type').selectOption('')
  await page.getByRole('searchbox', { name: 'Search objects' }).fill('concert')
  await expect(page).toHaveURL(/q=concert/)
  await expect(page.getByRole('link', { name: /^Concert Ticket/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'All 2', exact: true })).toBeVisible()
})

test('a link to a player beyond the first page reads on until the player is found', async ({ page }) => {
  await page.goto('/programme/player-view?player=0001&scenario=demo')
  await expect(page.getByRole('heading', { name: /^Guest 0001 can start or buy/ })).toBeVisible()
  await page.getByLabel('Assume nothing used or finished yet').click()
  await expect(
    page.getByRole('heading', { name: /^Assuming nothing was used or finished yet, Guest 0001/ }),
  ).toBeVisible()
  await expect(page).toHaveURL(/assume=true/)

  await page.goto('/programme/player-view?player=nobody&scenario=demo')
  await expect(page.getByRole('heading', { name: 'nobody is no player of this account' })).toBeVisible()
})
