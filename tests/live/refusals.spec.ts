import type { Page } from '@playwright/test'
import { clientId, origins } from './servers/settings.ts'
import { expect, nameField, openSignedIn, saveButton, test } from './support'

test.use({ isNewBrowser: false })

const notice = /^Your session has ended\. Sign in again/
const host = new URL(origins.identity).host

/** Replaces the response of the token endpoint. */
const respond = (page: Page, status: number, json: object) =>
  page
    .context()
    .route(`${origins.identity}/oauth/token`, (route) =>
      route.fulfill({ status, json, headers: { 'access-control-allow-origin': origins.site } }),
    )

test('the token endpoint refuses, whatever the reason: the notice of an ended session offers a new sign-in', async ({
  page,
  tester,
  forgive,
}) => {
  forgive()
  // With unsaved edits the browser asks before the next load.
  page.on('dialog', (dialog) => void dialog.accept())
  await openSignedIn(page, tester, '/missions/first')
  for (const [status, error] of [
    [403, 'mfa_required'],
    [401, 'unauthorized'],
    [400, 'unsupported_grant_type'],
    [403, 'blocked_by_a_rule_of_tomorrow'],
  ] as const)
    await test.step(`${status} ${error}`, async () => {
      await nameField(page).fill('Not to be lost')
      await respond(page, status, { error, error_description: 'Not now', mfa_token: 'x' })
      await tester.revokeTokens()
      await saveButton(page).click()
      await expect(page.getByText(notice)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Sign in again' })).toBeVisible()
      await expect(nameField(page)).toHaveValue('Not to be lost')
      await page.context().unroute(`${origins.identity}/oauth/token`)
      await page.goto('/missions/first?account=acme')
    })
})

test('a token endpoint that fails for a moment does not end the session', async ({
  page,
  tester,
  forgive,
}) => {
  forgive()
  await openSignedIn(page, tester, '/missions/first')
  await nameField(page).fill('Saved later')
  await respond(page, 503, { error: 'temporarily_unavailable' })
  await tester.revokeTokens()
  await saveButton(page).click()
  await expect(page.getByText('Not saved. Everything you entered is still here.')).toBeVisible()
  await page.context().unroute(`${origins.identity}/oauth/token`)
  await saveButton(page).click()
  await expect(page.getByText('Updated first / Saved later')).toBeVisible()
  await expect(page.getByText(notice)).toBeHidden()
})

test.describe('the sign-in page says why a silent sign-in failed (rule AUTH-17)', () => {
  test.beforeEach(async ({ page, tester, forgive }) => {
    forgive()
    await openSignedIn(page, tester, '/accounts/list')
    await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible()
  })

  test('the session has ended, or third-party cookies are blocked', async ({ page, context }) => {
    // The frame of the provider gets no cookie; that of the console stays.
    await context.clearCookies({ name: /^_session/ })
    await page.reload()
    await expect(page.getByRole('alert')).toContainText('the browser blocks third-party cookies')
    await expect(page.getByRole('alert')).toContainText(host)
    await page.reload()
    await expect(page.getByRole('button', { name: 'SEND CODE' })).toBeVisible()
    await expect(page.getByRole('alert')).toBeHidden()
  })

  test('the provider is down', async ({ page, context }) => {
    await context.route(`${origins.identity}/**`, (route) => route.abort())
    await page.reload()
    // The limit of the silent frame is 15 seconds.
    await expect(page.getByRole('alert')).toContainText(`${host} does not respond`, { timeout: 25_000 })
  })

  test('the token endpoint refuses', async ({ page }) => {
    await respond(page, 403, { error: 'unauthorized', error_description: 'user is blocked' })
    await page.reload()
    await expect(page.getByRole('alert')).toHaveText(`${host} refused the sign-in: user is blocked.`)
  })

  const idTokenOf = (claims: object) => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    return `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}.x`
  }

  test('the ID token is of another issuer', async ({ page }) => {
    const seconds = Math.floor(Date.now() / 1000)
    const claims = {
      iss: 'https://elsewhere.example/',
      sub: 'x',
      aud: clientId,
      exp: seconds + 60,
      iat: seconds,
    }
    await respond(page, 200, {
      access_token: 'x',
      id_token: idTokenOf(claims),
      expires_in: 60,
      token_type: 'Bearer',
    })
    await page.reload()
    await expect(page.getByRole('alert')).toContainText('its ID token is not valid')
    await expect(page.getByRole('alert')).toContainText('https://elsewhere.example/')
  })
})

test.describe('with a clock', () => {
  test.use({ isNewBrowser: true })

  test('the sign-in page says that the clock of the computer is hours ahead (rule AUTH-17)', async ({
    page,
    tester,
    forgive,
  }) => {
    forgive()
    await openSignedIn(page, tester, '/accounts/list')
    await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible()
    await page.clock.setSystemTime(Date.now() + 5 * 60 * 60 * 1000)
    await page.reload()
    await expect(page.getByRole('alert')).toContainText('does not match the clock of this computer')
  })
})
