import type { Page } from '@playwright/test'
import { origins } from './servers/settings.ts'
import {
  enterCode,
  expect,
  expectSignedInAgain,
  nameField,
  openSignedIn,
  saveButton,
  Tester,
  test,
} from './support'

test.use({ isNewBrowser: false })

const unauthorized = { status: 401, body: '{"error": "Who are you?"}' }
const notice = /^Your session has ended\. Sign in again/

/** A mission open with unsaved edits, after the provider ended the session. */
async function loseSession(page: Page, tester: Tester) {
  await openSignedIn(page, tester, '/missions/first')
  await nameField(page).fill('Typed at night')
  await tester.endSessions()
  await tester.revokeTokens()
  await saveButton(page).click()
  await expect(page.getByText(notice)).toBeVisible()
  // The notice is complete: no toast repeats it.
  await expect(page.getByText('Not saved. Everything you entered is still here.')).toBeVisible()
  await expect(page.getByText('This token was revoked')).toBeHidden()
}

async function openSignIn(page: Page) {
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Sign in again' }).click()
  const popup = await opened
  await expect(popup.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  return popup
}

test('an expiring token is renewed while a form is open', async ({ page, tester }) => {
  // The SDK renews a minute before expiry: this token lasts a second.
  await tester.be({ lifetime: 61 })
  await openSignedIn(page, tester, '/missions/first')
  await nameField(page).fill('Typed before')
  // The same element as before, unless the form was remounted.
  await nameField(page).evaluate((field) => field.setAttribute('data-mark', 'same'))
  await tester.clearLog()
  // The statistics poll every five seconds.
  const tokens = async () => new Set((await tester.sent('GET', 'analytics')).map(({ token }) => token)).size
  await expect.poll(tokens, { timeout: 20_000 }).toBeGreaterThan(1)
  await expect(nameField(page)).toHaveValue('Typed before')
  await expect(nameField(page)).toHaveAttribute('data-mark', 'same')
  await saveButton(page).click()
  await expect(page.getByText('Updated first / Typed before')).toBeVisible()
})

test('parallel calls that get 401 share one refresh, and each is repeated once', { tag: '@core' }, async ({
  page,
  tester,
  forgive,
}) => {
  forgive()
  await openSignedIn(page, tester, '/missions/list')
  await expect(page.getByRole('link', { name: 'Edit First of missions' })).toBeVisible()
  // The form of a mission loads seven lists in parallel. No call is refused before some of them are sent: a poll of the
  // statistics would renew the token before them. Its first call must not be under way when the token is revoked.
  await expect.poll(async () => (await tester.log()).map(({ path }) => path)).toContain('analytics')
  let release = () => {}
  const areSent = new Promise<void>((resolve) => {
    release = resolve
  })
  const lists = new Set<string>()
  await page.route(`${origins.api}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (!/\/(missions|analytics)\b/.test(pathname)) lists.add(pathname)
    if (lists.size > 3) release()
    await areSent
    await route.continue()
  })
  await tester.revokeTokens()
  await tester.clearLog()
  const renewals = await tester.renewals()
  await page.getByRole('link', { name: 'Edit First of missions' }).click()
  await expect(nameField(page)).toHaveValue('First of missions')
  const reads = async () =>
    (await tester.log()).filter(({ path }) => path !== 'missions' && path !== 'analytics')
  await expect.poll(async () => (await reads()).length).toBeGreaterThan(5)
  const revoked = (await reads())[0]?.token
  const refused = async () => (await reads()).filter(({ token }) => token === revoked).map(({ path }) => path)
  const accepted = async () =>
    (await reads()).filter(({ token }) => token !== revoked).map(({ path }) => path)
  // Lists further down the form load later, some of them after the renewal: these need no repeat.
  await expect.poll(accepted).toEqual(expect.arrayContaining(await refused()))
  for (const paths of [await refused(), await accepted()]) expect(paths).toEqual([...new Set(paths)])
  expect((await refused()).length).toBeGreaterThan(1)
  const tokens = new Set((await tester.log()).map(({ token }) => token))
  expect(tokens.size).toBe(2)
  expect(await tester.renewals()).toBe(renewals + 1)
  await expect(page.getByText(notice)).toBeHidden()
})

test('a second 401 keeps the form and what was typed, and the user can sign in again in place', async ({
  page,
  tester,
  forgive,
}) => {
  forgive()
  await openSignedIn(page, tester, '/missions/first')
  await nameField(page).fill('Not to be lost')
  await nameField(page).evaluate((field) => field.setAttribute('data-mark', 'same'))
  await tester.fail({ method: 'PUT', path: 'missions', ...unauthorized })
  await saveButton(page).click()
  await expect(page.getByText(notice)).toBeVisible()
  await expect(page.getByText('Who are you?')).toBeVisible()
  expect(await tester.sent('PUT', 'missions')).toHaveLength(2)
  await expect(nameField(page)).toHaveValue('Not to be lost')

  await tester.recover()
  await page.getByRole('button', { name: 'Sign in again' }).click()
  await expectSignedInAgain(page)
  await expect(nameField(page)).toHaveAttribute('data-mark', 'same')
  await saveButton(page).click()
  await expect(page.getByText('Updated first / Not to be lost')).toBeVisible()
})

test('the session notice closes by itself once the API accepts the refused call again', async ({
  page,
  tester,
  forgive,
}) => {
  forgive()
  await openSignedIn(page, tester, '/missions/first')
  await nameField(page).fill('Tried again')
  await tester.fail({ method: 'PUT', path: 'missions', ...unauthorized })
  await saveButton(page).click()
  await expect(page.getByText(notice)).toBeVisible()
  // Other calls that succeed meanwhile do not close the notice.
  const polls = (await tester.sent('GET', 'analytics')).length
  await expect.poll(async () => (await tester.sent('GET', 'analytics')).length).toBeGreaterThan(polls)
  await expect(page.getByText(notice)).toBeVisible()
  await tester.recover()
  await saveButton(page).click()
  await expect(page.getByText('Updated first / Tried again')).toBeVisible()
  await expect(page.getByText(notice)).toBeHidden()
})

test('a session that ended at the provider is renewed in place with a code', async ({
  page,
  tester,
  forgive,
}) => {
  forgive()
  await loseSession(page, tester)
  await expect(nameField(page)).toHaveValue('Typed at night')
  const popup = await openSignIn(page)
  const closed = popup.waitForEvent('close')
  await enterCode(popup, tester)
  await closed
  await expectSignedInAgain(page)
  await expect(nameField(page)).toHaveValue('Typed at night')
  await saveButton(page).click()
  await expect(page.getByText('Updated first / Typed at night')).toBeVisible()
})

test('the Loading page snows and stays at least 1.5 seconds unless the deployment configures another delay', async ({
  page,
  tester,
}) => {
  await page.route('**/config.json', async (route) => {
    const { authLoaderDelayMs, ...config } = await (await route.fetch()).json()
    await route.fulfill({ json: config })
  })
  await openSignedIn(page, tester, '/accounts/list')
  await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible()
  // The delay begins when the provider has responded, which it does once the snow was seen.
  let respond = () => {}
  const hasSnowed = new Promise<void>((resolve) => {
    respond = resolve
  })
  await page.route(/\/authorize\?.*prompt=none/, async (route) => {
    await hasSnowed
    await route.continue()
  })
  await page.reload()
  await expect(page.getByText('Loading...')).toBeVisible()
  await expect(page.locator('[data-flake]')).toHaveCount(150)
  const start = Date.now()
  respond()
  await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible()
  expect(Date.now() - start).toBeGreaterThanOrEqual(1500)
})

test.describe('with a clock', () => {
  test.use({ isNewBrowser: true })

  test('the sign-in window stays open while the user waits for the mail; closing it shows a message, and it opens again', async ({
    page,
    tester,
    forgive,
  }) => {
    forgive()
    await page.clock.install()
    await loseSession(page, tester)
    const closed = await openSignIn(page)
    await expect(page.getByText('Waiting for the sign-in window...')).toBeVisible()
    await closed.close()
    await page.clock.runFor(2000)
    await expect(page.getByText('The sign-in window was closed before you were signed in.')).toBeVisible()

    const popup = await openSignIn(page)
    // The SDK alone would give up after a minute.
    await page.clock.runFor(10 * 60_000)
    await expect(page.getByText('Waiting for the sign-in window...')).toBeVisible()
    await page.getByRole('button', { name: 'Show the window' }).click()
    const end = popup.waitForEvent('close')
    await enterCode(popup, tester)
    await end
    await expectSignedInAgain(page)
    await expect(nameField(page)).toHaveValue('Typed at night')
    await saveButton(page).click()
    await expect(page.getByText('Updated first / Typed at night')).toBeVisible()
  })
})

for (const order of ['before the window opens', 'while the window is open'])
  test(`coming back to the tab ${order}, e.g. from the mail, does not close the window`, async ({
    page,
    tester,
    forgive,
  }) => {
    forgive()
    await loseSession(page, tester)
    // What the browser reports.
    const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    const lookups: string[] = []
    // The frame of the provider responds when the window is there, so that the click comes before it.
    const opened = page.waitForEvent('popup')
    await page.route(/\/authorize\?.*prompt=none/, async (route) => {
      lookups.push(route.request().url())
      await opened
      const response = await route.fetch()
      await route.fulfill({ response })
    })
    const isBefore = order.startsWith('before')
    if (isBefore) await comeBack()
    const popup = await openSignIn(page)
    if (!isBefore) await comeBack()
    const end = popup.waitForEvent('close')
    await enterCode(popup, tester)
    await end
    await expectSignedInAgain(page)
    expect(lookups).toHaveLength(isBefore ? 1 : 0)
    await saveButton(page).click()
    await expect(page.getByText('Updated first / Typed at night')).toBeVisible()
  })

test('a refusal in the sign-in window is shown with the message of the provider', async ({
  page,
  tester,
  forgive,
}) => {
  forgive()
  await loseSession(page, tester)
  await tester.be({ refused: true })
  const popup = await openSignIn(page)
  await enterCode(popup, tester)
  const refusal = 'Signing in was refused: Your address has not been approved yet.'
  await expect(page.getByText(refusal)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in again' })).toBeVisible()
  await expect(nameField(page)).toHaveValue('Typed at night')
})

test('another user who signs in through the window does not get the screen, and can reload to get their own', async ({
  page,
  context,
  tester,
  forgive,
}) => {
  forgive()
  await loseSession(page, tester)
  const other = new Tester(`${tester.email.split('@')[0]}-other`)
  await context.route(/\/authorize\?/, (route) => {
    const url = new URL(route.request().url())
    if (url.searchParams.get('prompt') !== 'none') url.searchParams.set('login_hint', other.email)
    return route.fulfill({
      status: 302,
      headers: { location: url.href.replace('/authorize?', '/authorize/?') },
    })
  })
  const popup = await openSignIn(page)
  await enterCode(popup, other)
  await expect(
    page.getByRole('alert').filter({ hasText: `You are now signed in as ${other.email}` }),
  ).toBeVisible()
  await expect(nameField(page)).toHaveValue('Typed at night')
  expect(await other.log()).toEqual([])

  await page.getByRole('button', { name: 'Reload' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }).click()
  await expect.poll(async () => (await other.sent('GET', 'accounts')).length).toBeGreaterThan(0)
  await expect(page.getByRole('button', { name: 'Sign in again' })).toBeHidden()
})

test('the notice of an ended session stays visible on a long form, and no toast covers it, wide and narrow', async ({
  page,
  tester,
  forgive,
}) => {
  forgive()
  await page.setViewportSize({ width: 1440, height: 900 })
  await openSignedIn(page, tester, '/missions/first')
  await nameField(page).fill('Typed far up')
  const saved = page.getByText('Updated first / Typed far up')
  await saveButton(page).click()
  await expect(saved).toBeVisible()
  await page.goto('/missions/first')
  await nameField(page).fill('Typed again')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await tester.fail({ method: 'PUT', path: 'missions', ...unauthorized })
  await saveButton(page).click()
  const again = page.getByRole('button', { name: 'Sign in again' })
  await expect(page.getByText('Who are you?')).toBeVisible()
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(page.getByText(notice)).toBeInViewport({ ratio: 1 })
    // A click reaches the button: no toast covers it.
    await again.click({ trial: true })
    await page.evaluate(() => window.scrollTo(0, 0))
    await again.click({ trial: true })
  }
})
