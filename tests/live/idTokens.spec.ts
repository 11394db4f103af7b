import type { BrowserContext, Page } from '@playwright/test'
import { origins } from './servers/settings.ts'
import { askForCode, enterCode, expect, nameField, openSignedIn, signInTo, test } from './support'

/*
 * Forged responses of the provider: each is refused in words, and nothing of it is used, whichever way the user signs in: on the
 * page of the provider, silently after a reload, or in the window of 'Sign in again'.
 */

type Token = { head: Record<string, unknown>; claims: Record<string, unknown>; signature: string }
type Forged = (token: Token) => void

const now = () => Math.floor(Date.now() / 1000)
const hasClaims =
  (changed: Record<string, unknown>): Forged =>
  ({ claims }) =>
    void Object.assign(claims, changed)

const forged: Record<string, [forge: Forged, words: RegExp]> = {
  'the nonce of another sign-in': [hasClaims({ nonce: 'of another sign-in' }), /\(nonce\)/],
  'no nonce': [hasClaims({ nonce: undefined }), /\(nonce\)/],
  'another issuer with the same beginning': [
    hasClaims({ iss: `${origins.identity}.evil.example/` }),
    /\(iss\)/,
  ],
  'a list of issuers': [hasClaims({ iss: [`${origins.identity}/`] }), /\(iss\)/],
  'another client': [hasClaims({ aud: 'another-client' }), /\(aud\)/],
  'this client among others, authorized for another': [
    ({ claims }) => Object.assign(claims, { aud: [claims.aud, 'another-client'], azp: 'another-client' }),
    /\(azp\)/,
  ],
  'no user': [hasClaims({ sub: undefined }), /\(sub\)/],
  'no signature': [
    (token) => {
      token.head = { alg: 'none' }
      token.signature = ''
    },
    /ID token/,
  ],
  'the algorithm none with a signature': [({ head }) => Object.assign(head, { alg: 'none' }), /"none"/],
  'a shared secret': [({ head }) => Object.assign(head, { alg: 'HS256' }), /"HS256"/],
  'no end': [hasClaims({ exp: undefined }), /\(exp\)/],
  'no beginning': [hasClaims({ iat: 'yesterday' }), /\(iat\)/],
  'an end 4 minutes ago': [hasClaims({ exp: now() - 240 }), /does not match the clock/],
  'a beginning in 6 minutes': [hasClaims({ nbf: now() + 360 }), /does not match the clock/],
}

/** The same code checks each of them, whichever way it came: one of each kind of fault for the two other ways. */
const someForged = Object.entries(forged).filter(([name]) =>
  ['the nonce of another sign-in', 'another client', 'no signature', 'an end 4 minutes ago'].includes(name),
)

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const partsOf = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString())

/** Forges every ID token from now on. Returns the kinds of the requests for tokens. */
async function forgeTokens(context: BrowserContext, forge: Forged): Promise<string[]> {
  const grants: string[] = []
  await context.unroute('**/oauth/token')
  await context.route('**/oauth/token', async (route) => {
    grants.push(/grant_type["=:]+(\w+)/.exec(route.request().postData() ?? '')?.[1] ?? '')
    const response = await route.fetch()
    const body = await response.json()
    if (!body.id_token) return route.fulfill({ response, json: body })
    const [head = '', claims = '', signature = ''] = body.id_token.split('.')
    const token: Token = { head: partsOf(head), claims: partsOf(claims), signature }
    forge(token)
    body.id_token = `${part(token.head)}.${part(token.claims)}.${token.signature}`
    return route.fulfill({ response, json: body })
  })
  return grants
}

const alertOf = (page: Page) => page.getByRole('alert')
const onlyCodes = new Set(['authorization_code'])

test('on the page of the provider, a forged ID token is refused, and nothing is requested from the API', async ({
  page,
  context,
  tester,
  complaints,
}) => {
  for (const [name, [forge, words]] of Object.entries(forged)) {
    await test.step(name, async () => {
      await context.clearCookies()
      const grants = await forgeTokens(context, forge)
      await askForCode(page, tester)
      await enterCode(page, tester)
      await expect(alertOf(page)).toContainText(words)
      expect(new Set(grants)).toEqual(onlyCodes)
      expect(await tester.log()).toEqual([])
    })
  }
  complaints.splice(0)
})

test('in the silent frame, a forged ID token is refused, and its refresh token is not used', async ({
  page,
  context,
  tester,
  complaints,
}) => {
  for (const [name, [forge, words]] of someForged) {
    await test.step(name, async () => {
      const grants = await forgeTokens(context, forge)
      await openSignedIn(page, tester, '/missions/first')
      await expect(alertOf(page)).toContainText(words)
      await expect(page.getByRole('button', { name: 'SEND CODE' })).toBeVisible()
      expect(new Set(grants)).toEqual(onlyCodes)
      expect(await tester.log()).toEqual([])
    })
  }
  complaints.splice(0)
})

test('in the window, a forged ID token is refused, and what was typed stays', async ({
  page,
  context,
  tester,
  complaints,
}) => {
  await signInTo(page, tester, '/missions/first')
  await nameField(page).fill('Typed with care')
  await tester.endSessions()
  await tester.revokeTokens()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  const again = page.getByRole('button', { name: 'Sign in again' })
  await again.waitFor()
  const used = async () => new Set((await tester.log()).map(({ token }) => token)).size
  const before = await used()
  for (const [name, [forge, words]] of someForged) {
    await test.step(name, async () => {
      await tester.endSessions()
      const grants = await forgeTokens(context, forge)
      const opened = page.waitForEvent('popup')
      await again.click()
      await enterCode(await opened, tester)
      await expect(page.getByText(words)).toBeVisible()
      await expect(again).toBeVisible()
      expect(new Set(grants)).toEqual(onlyCodes)
      expect(await used()).toBe(before)
    })
  }
  await expect(nameField(page)).toHaveValue('Typed with care')
  await context.unroute('**/oauth/token')
  await tester.endSessions()
  const opened = page.waitForEvent('popup')
  await again.click()
  await enterCode(await opened, tester)
  await expect(again).toBeHidden()
  complaints.splice(0)
})

const callbacks: [address: string, words: string | RegExp][] = [
  ['/callback?code=stolen', 'Passwordless login error'],
  ['/callback?state=forged', 'Passwordless login error'],
  ['/callback?code=stolen&state=', 'Passwordless login error'],
  [
    '/callback?error=access_denied&error_description=%3Cimg%20src%3Dx%20onerror%3D%22document.title%3D%27owned%27%22%3E',
    '<img src=x onerror="document.title=\'owned\'">',
  ],
  ['/callback?error=%3Cb%3Eodd%3C%2Fb%3E&state=forged', '<b>odd</b>'],
  ['/callback?error=server_error&code=stolen&state=forged', 'server_error'],
]

test('an address of the callback that the provider did not make is refused in words, and no code is exchanged', async ({
  page,
  complaints,
}) => {
  const exchanges: string[] = []
  page.on('request', (request) => request.url().includes('/oauth/token') && exchanges.push(request.url()))
  for (const [address, words] of callbacks)
    await test.step(address, async () => {
      await page.goto(address)
      await expect(alertOf(page)).toContainText(words)
      await expect(alertOf(page).locator('img, b')).toHaveCount(0)
      await expect(page).not.toHaveTitle(/owned/)
      expect(exchanges).toEqual([])
    })
  complaints.splice(0)
})

test('the address of a sign-in that was finished is of no use a second time, here or in another browser', async ({
  page,
  browser,
  tester,
  complaints,
}) => {
  await askForCode(page, tester)
  const back = page.waitForRequest(/\/callback\?code=/)
  await enterCode(page, tester)
  const address = (await back).url()
  await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible()
  const other = await (await browser.newContext()).newPage()
  const exchanges: string[] = []
  other.on('request', (request) => request.url().includes('/oauth/token') && exchanges.push(request.url()))
  await other.goto(address)
  await expect(alertOf(other)).toContainText('was not started in this tab, or is finished already')
  await other.context().close()
  expect(exchanges).toEqual([])

  await page.goto(address)
  await expect(alertOf(page)).toContainText('was not started in this tab, or is finished already')
  complaints.splice(0)
})

for (const minutes of [-6, 6])
  test(`a clock that is ${minutes} minutes off does not keep anybody from signing in`, async ({
    page,
    tester,
  }) => {
    await page.clock.setSystemTime(Date.now() + minutes * 60_000)
    await askForCode(page, tester)
    await enterCode(page, tester)
    await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible()
  })
