import type { Page, Request } from '@playwright/test'
import { audience, clientId, origins } from './servers/settings.ts'
import { askForCode, enterCode, expect, signIn, signInTo, test } from './support'

/** The queries of all requests to the authorization endpoint. */
function watchAuthorize(page: Page): URLSearchParams[] {
  const queries: URLSearchParams[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin === origins.identity && url.pathname === '/authorize') queries.push(url.searchParams)
  })
  return queries
}

/** The page says that the sign-in failed. What the developer console says is expected. */
async function expectRefusal(page: Page, complaints: string[]) {
  await expect(page.getByRole('alert')).toBeVisible()
  complaints.splice(0)
}

test('a sign-in asks for a code with PKCE, state and nonce, fresh each time, and only for the scopes it needs', async ({
  page,
  tester,
}) => {
  const queries = watchAuthorize(page)
  await signIn(page, tester)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible()
  expect(queries.length).toBeGreaterThan(1)
  for (const query of queries) {
    expect(Object.fromEntries(query)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      client_id: clientId,
      redirect_uri: `${origins.site}/callback`,
      audience,
      scope: 'openid profile email offline_access',
    })
  }
  for (const secret of ['code_challenge', 'state', 'nonce']) {
    const values = queries.map((query) => query.get(secret) ?? '')
    expect(new Set(values).size, secret).toBe(values.length)
    for (const value of values) expect(value.length, secret).toBeGreaterThan(40)
  }
})

test('a code that this browser did not ask for is not exchanged', async ({ page, complaints }) => {
  const exchanges: Request[] = []
  page.on('request', (request) => request.url().includes('/oauth/token') && exchanges.push(request))
  await page.goto('/callback?code=stolen&state=forged')
  await expectRefusal(page, complaints)
  expect(exchanges).toEqual([])
})

test('a code with another state than the one of the request is not exchanged', async ({
  page,
  tester,
  complaints,
}) => {
  let exchanged = 0
  await page.route('**/oauth/token', (route) => {
    exchanged += 1
    return route.continue()
  })
  // The provider returns the state that it received.
  await page.route('**/authorize?*', (route) => {
    const url = new URL(route.request().url())
    url.searchParams.set('state', 'forged')
    return route.continue({ url: url.href })
  })
  await askForCode(page, tester)
  await enterCode(page, tester)
  await expectRefusal(page, complaints)
  expect(exchanged).toBe(0)
})

test('tokens are sent to the API and the provider alone, and no call carries a cookie', async ({
  page,
  tester,
}) => {
  const withBearer = new Set<string>()
  const withRefresh = new Set<string>()
  const cookies: string[] = []
  page.context().on('request', async (request) => {
    const { origin } = new URL(request.url())
    const headers = await request.allHeaders().catch((): Record<string, string> => ({}))
    if (headers.authorization) withBearer.add(origin)
    if (/refresh_token=|code_verifier=/.test(request.postData() ?? '')) withRefresh.add(origin)
    if (origin === origins.api && headers.cookie) cookies.push(headers.cookie)
  })
  await signInTo(page, tester, '/missions/list')
  await expect(page.getByRole('link', { name: 'Edit First of missions' })).toBeVisible()
  expect([...withBearer]).toEqual([origins.api])
  expect([...withRefresh]).toEqual([origins.identity])
  // The cookies of localhost have no port: the flag of the SDK would be sent if calls included cookies.
  expect(cookies).toEqual([])
})

test('the only cookie is a flag of the sign-in, and holds no secret', async ({ page, tester }) => {
  await signIn(page, tester)
  const own = await page.evaluate(() => document.cookie)
  expect(own.split('; ').filter((cookie) => !cookie.startsWith('_session'))).toEqual([
    `auth0.${clientId}.is.authenticated=true`,
  ])
})
