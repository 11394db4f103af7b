import { chooseTheme, expect, expectNoAxeViolations, test } from './support'

test('why a player cannot buy a prize, with the keyboard alone, in both themes and at 390 px', async ({
  page,
}) => {
  await page.goto('/programme/player-view?as=newcomer&scenario=demo')
  await expect(
    page.getByRole('heading', { name: /^Newcomer can start or buy \d+ of \d+ things/ }),
  ).toBeVisible()
  await expectNoAxeViolations(page, 'player view, light')
  await chooseTheme(page, 'dark')
  await expectNoAxeViolations(page, 'player view, dark')

  await page.getByRole('link', { name: /^Locked/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/state=locked/)
  await page.getByLabel('Type').selectOption('prizes')
  await page.getByRole('link', { name: /^Concert Ticket/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Why can Newcomer not buy Concert Ticket?' })).toBeFocused()
  await expect(page).toHaveTitle('Concert Ticket - Player View - Console')
  await expect(page.getByRole('heading', { name: /^Among 100 players$/ })).toBeVisible()
  await expectNoAxeViolations(page, 'why, dark')
  await page.getByRole('button', { name: 'Load all Players' }).first().click()
  await expect(page.getByRole('heading', { name: /^Among 250 players$/ })).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await chooseTheme(page, 'light')
  await expectNoAxeViolations(page, 'why, narrow')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.getByRole('button', { name: 'Try It Here' }).click()
  await expect(page.getByRole('heading', { name: 'Newcomer can buy Concert Ticket' })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Newcomer can buy Concert Ticket' })).toBeVisible()

  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(
    page.getByRole('heading', { name: /^By .* things? differs?|^By .* things differ/ }),
  ).toBeVisible()
  await expectNoAxeViolations(page, 'compare, narrow')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  // On paper the controls are gone, and everything else stays.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Compare' })).toBeHidden()
})
