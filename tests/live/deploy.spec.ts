import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import { filesIn } from '../tools/filesIn'
import { rawRequest } from './raw'
import { origins, ports } from './servers/settings.ts'
import { expect, nameField, openSignedIn, test } from './support'

const dist = resolve(process.env.LIVE_DIST ?? 'dist')

/** From now on the server serves another version, whose page has another entry script. */
const deployAnotherVersion = (page: Page) =>
  page.route(`${origins.site}/`, async (route) => {
    const html = await (await route.fetch()).text()
    await route.fulfill({
      contentType: 'text/html',
      body: html.replace(/index-[\w-]+\.js/, 'index-newer.js'),
    })
  })

/** The browser's message about a missing chunk: the console then checks for a newer version. */
const partIsGone = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new Event('vite:preloadError')) && undefined)

const security = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
}

function expectSecurityHeaders(headers: Record<string, string>, what: string) {
  const policy = headers['content-security-policy'] ?? ''
  expect(policy, what).toContain("script-src 'self';")
  expect(policy).toContain("object-src 'none'")
  expect(policy).toContain("base-uri 'none'")
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain(`report-uri ${origins.reports}/console;`)
  expect(policy).toContain(`connect-src 'self' ${origins.api} ${origins.identity} ${origins.reports};`)
  expect(policy).not.toMatch(/unsafe|\*/)
  expect(headers, what).toMatchObject(security)
  expect(headers['permissions-policy'], what).toContain('camera=()')
  expect(headers['strict-transport-security'], what).toMatch(/^max-age=\d{8}; includeSubDomains$/)
  expect(headers, what).not.toHaveProperty('access-control-allow-origin')
  expect(headers, what).not.toHaveProperty('set-cookie')
}

test('every response has the headers of the shipped configuration', { tag: '@core' }, async ({ request }) => {
  for (const path of [
    '/',
    '/missions/list',
    '/assets/gone.js',
    '/config.json',
    '/licences.txt',
    '/version.json',
    '/missions/%2e%2e%2f%2e%2e%2fx',
  ])
    expectSecurityHeaders((await request.get(path)).headers(), path)
})

test('a range is not served apart: for a wrong one, nginx would send each header twice', async ({
  request,
}) => {
  const response = await request.get('/', { headers: { range: 'bytes=999999-' } })
  expect(response.status()).toBe(200)
  expectSecurityHeaders(response.headers(), 'a range')
})

/** Where nginx is not installed, a server of the tests sends the same headers, but has no such errors. */
const onlyBehindNginx = async (request: APIRequestContext) =>
  test.skip((await request.get('/')).headers().server !== 'nginx', 'nginx is not installed')

const long = 'a'.repeat(40_000)
/** Requests that nginx refuses, most of them before it knows their path. */
const refused: Record<string, [status: number, request: string]> = {
  'a missing asset': [404, 'GET /assets/gone.js HTTP/1.1\nHost: x\nConnection: close\n\n'],
  'metadata of the build': [404, 'GET /.vite/manifest.json HTTP/1.1\nHost: x\nConnection: close\n\n'],
  'an error page itself': [404, 'GET /errors/refused.html HTTP/1.1\nHost: x\nConnection: close\n\n'],
  'a write': [405, 'POST /missions/list HTTP/1.1\nHost: x\nContent-Length: 0\nConnection: close\n\n'],
  'the method TRACE': [405, 'TRACE / HTTP/1.1\nHost: x\nConnection: close\n\n'],
  'a failed condition': [412, 'GET / HTTP/1.1\nHost: x\nIf-Match: "x"\nConnection: close\n\n'],
  'a large body': [413, 'POST / HTTP/1.1\nHost: x\nContent-Length: 99999999\nConnection: close\n\n'],
  'a long address': [414, `GET /${long} HTTP/1.1\nHost: x\n\n`],
  'a large header': [400, `GET / HTTP/1.1\nHost: x\nX-Large: ${long}\n\n`],
  'an unknown encoding': [501, 'GET / HTTP/1.1\nHost: x\nTransfer-Encoding: x\nConnection: close\n\n'],
  'another version of HTTP': [505, 'GET / HTTP/3.1\nHost: x\nConnection: close\n\n'],
}

test('what nginx refuses has its status, the security headers and a page of the console', async ({
  request,
}) => {
  await onlyBehindNginx(request)
  for (const [what, [status, text]] of Object.entries(refused))
    await test.step(what, async () => {
      const response = await rawRequest(ports.site, text)
      expect(response.status, what).toBe(status)
      expectSecurityHeaders(Object.fromEntries(response.headers), what)
      expect(response.headers.get('content-type'), what).toBe('text/html; charset=utf-8')
      expect(response.body, what).toContain('<a href="/">Open the console</a>')
      expect(response.body, what).not.toMatch(/nginx/)
    })
})

test('an error page is shown as it was designed, under the policy', async ({ page, request, forgive }) => {
  await onlyBehindNginx(request)
  forgive()
  await page.goto('/assets/gone.js')
  await expect(page.getByRole('heading', { name: 'This address cannot be served' })).toBeVisible()
  expect(await page.getByRole('main').evaluate((main) => getComputedStyle(main).maxWidth)).toBe('544px')
  await page.getByRole('link', { name: 'Open the console' }).click()
  await expect(page.getByLabel('E-mail')).toBeVisible()
})

test('reports of the policy are accepted, and nothing is sent back', async ({ request }) => {
  await onlyBehindNginx(request)
  const response = await request.post('/csp-reports', { data: '{}' })
  expect(response.status()).toBe(204)
  expectSecurityHeaders(response.headers(), 'a report')
})

test('licences.txt has every package whose code is in the bundle, and the font', async ({ request }) => {
  const response = await request.get('/licences.txt')
  expect(response.headers()['content-type']).toContain('text/plain')
  const text = await response.text()
  const maps = filesIn('.', /\.map$/, `${dist}-maps`)
  const sources = maps.flatMap(
    (map): string[] => JSON.parse(readFileSync(`${dist}-maps/${map}`, 'utf8')).sources,
  )
  const packages = new Set(
    sources.flatMap((source) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? []),
  )
  expect(packages.size).toBeGreaterThan(20)
  for (const name of [...packages, '@fontsource-variable/inter', 'jose', 'oauth4webapi'])
    expect(text, name).toMatch(new RegExp(`^${name} \\d\\S* \\(\\S+\\)$`, 'm'))
})

test('version.json names the version and the contract of the build', async ({ request }) => {
  const { version, contract } = await (await request.get('/version.json')).json()
  expect(version).toBe(JSON.parse(readFileSync('package.json', 'utf8')).version)
  expect(contract).toEqual({ version: 'v0', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) })
})

test('hashed files are cached forever, all others are revalidated', async ({ request }) => {
  const cacheOf = async (path: string) => (await request.get(path)).headers()['cache-control']
  expect(await cacheOf('/')).toBe('no-cache')
  expect(await cacheOf('/missions/list')).toBe('no-cache')
  expect(await cacheOf('/favicon.svg')).toBe('no-cache')
  expect(await cacheOf('/config.json')).toBe('no-store')
  const html = await (await request.get('/')).text()
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? ''
  expect(await cacheOf(script)).toContain('immutable')
  const missing = await request.get('/assets/gone.js')
  expect(missing.status()).toBe(404)
  expect(missing.headers()['cache-control']).toBe('no-store')
})

test('source maps and build notes are not served', async ({ request }) => {
  const served = readdirSync(resolve(dist, 'assets'))
  const maps = readdirSync(resolve(`${dist}-maps`, 'assets'))
  expect(served.filter((file) => file.endsWith('.map'))).toEqual([])
  const scripts = served.filter((file) => file.endsWith('.js'))
  // The bundler's own few lines have no source.
  const withoutMap = scripts.filter((file) => !maps.includes(`${file}.map`))
  expect(withoutMap.filter((file) => !file.startsWith('rolldown-runtime'))).toEqual([])
  expect(maps.length).toBeGreaterThan(20)
  for (const file of scripts) {
    const code = await (await request.get(`/assets/${file}`)).text()
    expect(/\/\/[#@] sourceMappingURL=\S+\s*$/.test(code), file).toBe(false)
  }
  expect((await request.get(`/assets/${scripts[0]}.map`)).status()).toBe(404)
  expect((await request.get('/.vite/manifest.json')).status()).toBe(404)
})

test('an open tab notices a new version, and asks before it reloads', async ({ page, tester }) => {
  await openSignedIn(page, tester, '/missions/first')
  await nameField(page).fill('Typed before the release')
  await deployAnotherVersion(page)
  const bar = page.getByRole('status').filter({ hasText: 'A new version is available' })
  await expect(async () => {
    await partIsGone(page)
    await expect(bar).toBeVisible({ timeout: 500 })
  }).toPass()

  await bar.getByRole('button', { name: 'Reload' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
  await expect(nameField(page)).toHaveValue('Typed before the release')

  await page.unroute(`${origins.site}/`)
  await bar.getByRole('button', { name: 'Reload' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(bar).toBeHidden()
  await expect(nameField(page)).toHaveValue('First of missions')
})

test('a missing chunk shows an error message, and the screen stays', async ({ page, tester, forgive }) => {
  forgive()
  const gone = /could not be loaded\. Try again, or reload the page/
  await page.route(/assets\/(DeleteDialog|GlobalSearchHost|ShortcutsDialog|AccountList)-/, (route) =>
    route.fulfill({ status: 404, body: 'Not found' }),
  )
  await openSignedIn(page, tester, '/missions/first')
  await nameField(page).fill('Typed with care')
  const toast = page.getByRole('alert').filter({ hasText: gone })
  await page.getByRole('button', { name: 'Global Search' }).click()
  await expect(toast).toHaveCount(1)
  await toast.getByRole('button', { name: 'Close' }).click()
  await expect(toast).toHaveCount(0)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account/ })
    .click()
  await expect(toast).toHaveCount(1)
  await toast.getByRole('button', { name: 'Close' }).click()
  await expect(toast).toHaveCount(0)
  await expect(nameField(page)).toHaveValue('Typed with care')
  await nameField(page).fill('First of missions')

  await page.getByRole('link', { name: 'Missions', exact: true }).first().click()
  await page.getByRole('button', { name: 'Delete First of missions' }).click()
  await expect(toast).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Edit First of missions' })).toBeVisible()
  // A browser can remember the failure until the page is loaded again, as the message says.
  await page.unrouteAll()
  await page.reload()
  await page.getByRole('button', { name: 'Delete First of missions' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
})
