import { origins } from './servers/settings.ts'
import { askForCode, enterCode, expect, nameField, signIn, signInTo, test } from './support'

test('the mailed code leads to the accounts, and a reload signs in silently (rules ROUTE-8 and AUTH-2)', {
  tag: '@core',
}, async ({ page, tester }) => {
  await askForCode(page, tester)
  await page.getByLabel('6-digit code').fill('nonsense')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert')).toHaveText('Wrong code')
  await enterCode(page, tester)
  await expect(page).toHaveURL(/\/accounts\/list$/)
  await expect(page.getByRole('row', { name: /Acme/ })).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Rowan Tester')

  await page.reload()
  await expect(page.getByRole('row', { name: /Acme/ })).toBeVisible()
  await expect(page).toHaveURL(/\/accounts\/list$/)
})

test('no secret is in the URL or in storage', async ({ page, tester }) => {
  await signIn(page, tester)
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(kept).not.toMatch(/eyJ|token|code_verifier/i)
  expect(page.url()).not.toMatch(/code=|state=|token/)
})

test('a deep link requested before login is offered after it', async ({ page, tester }) => {
  await askForCode(page, tester, '/missions/list?account=acme')
  await enterCode(page, tester)
  await expect(page).toHaveURL(/\/accounts\/list$/)
  await page.getByRole('link', { name: /missions\/list/ }).click()
  await expect(page.getByRole('link', { name: 'Edit First of missions' })).toBeVisible()
})

test('logout ends the session at the provider and leads to the site origin', { tag: '@core' }, async ({
  page,
  tester,
}) => {
  await signIn(page, tester)
  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('button', { name: 'SEND CODE' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')

  await page.goto('/accounts/list')
  await expect(page.getByRole('button', { name: 'SEND CODE' })).toBeVisible()
})

test('a poll during a slow logout does not sign the user in again', async ({ page, tester }) => {
  await signIn(page, tester)
  const requested: string[] = []
  await page.route(`${origins.identity}/v2/logout**`, async (route) => {
    page.on('request', (request) => requested.push(request.url()))
    // Longer than the statistics wait for their next poll. The clock of a page does not run while it is left.
    await new Promise((resolve) => setTimeout(resolve, 6000))
    await route.continue()
  })
  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('button', { name: 'SEND CODE' })).toBeVisible()
  expect(requested.filter((url) => /authorize|oauth\/token/.test(url))).toEqual([])
})

test('a page that the browser kept for Back is loaded again after a logout', async ({ page, tester }) => {
  await signIn(page, tester)
  // Without a document in the response the page stays.
  await page.route(`${origins.identity}/v2/logout**`, (route) => route.fulfill({ status: 204 }))
  const loggedOut = page.waitForResponse(/logout/)
  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await loggedOut
  const loaded = page.waitForEvent('load')
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await loaded
})

test('a logout leaves no scroll position in the tab', async ({ page, tester }) => {
  await signInTo(page, tester, '/missions/list')
  await page.getByRole('link', { name: 'Edit First of missions' }).click()
  await expect(nameField(page)).toBeVisible()
  await page.goBack()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Edit First of missions' })).toBeVisible()
  const positions = () =>
    page.evaluate(() =>
      Object.entries(sessionStorage).flatMap(([key, value]) => (key.startsWith('tsr-scroll') ? [value] : [])),
    )
  expect(await positions()).not.toEqual([])
  expect((await positions()).join()).not.toContain('missions')

  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('button', { name: 'SEND CODE' })).toBeVisible()
  expect(await positions()).toEqual([])
})

test("a refused sign-in shows the provider's message and what to expect", async ({ page, tester }) => {
  await tester.be({ refused: true })
  await askForCode(page, tester)
  await enterCode(page, tester)
  await expect(page.getByRole('alert')).toContainText('Your address has not been approved yet.')
  await expect(page.getByText(/up to 24 hours/)).toBeVisible()
  await page.getByRole('button', { name: 'Back to sign in' }).click()
  await expect(page.getByRole('button', { name: 'SEND CODE' })).toBeVisible()
})

test('a user without permissions sees a notice instead of failing lists', { tag: '@core' }, async ({
  page,
  tester,
}) => {
  await tester.be({ permissions: [] })
  await askForCode(page, tester)
  await enterCode(page, tester)
  await expect(page.getByText('This address has no permission to use the console.')).toBeVisible()
  expect(await tester.log()).toEqual([])
})
