import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { origins } from './servers/settings.ts'
import { expect, nameField, signInTo, test } from './support'

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

test('every response has the headers of the shipped configuration', async ({ request }) => {
  for (const path of [
    '/',
    '/missions/list',
    '/assets/gone.js',
    '/config.json',
    '/missions/%2e%2e%2f%2e%2e%2fx',
  ]) {
    const headers = (await request.get(path)).headers()
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain(`connect-src 'self' ${origins.api} ${origins.identity};`)
    expect(policy).not.toMatch(/unsafe|\*/)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/)
  }
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

test('a wrong config.json is reported key by key', async ({ page }) => {
  await page.route('**/config.json', (route) =>
    route.fulfill({
      json: { apiBaseUrl: 'javascript:alert(1)', links: { privacyPolicy: 'data:text/html,x' } },
    }),
  )
  await page.goto('/')
  const main = page.getByRole('main')
  for (const key of ['apiBaseUrl', 'auth.domain', 'auth.clientId', 'supportEmail', 'links.privacyPolicy']) {
    await expect(main).toContainText(key)
  }
})

test('an open tab notices a new version, and asks before it reloads', async ({ page, tester }) => {
  await signInTo(page, tester, '/missions/first')
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
  await signInTo(page, tester, '/missions/first')
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
  // If the network was the cause, the next click loads the chunk.
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Delete First of missions' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
})

test('a missing form chunk shows an error and a link onward', async ({
  page,
  tester,
  forgive,
  complaints,
}) => {
  forgive()
  await signInTo(page, tester, '/missions/list')
  await page.route(/assets\/form-/, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await page.getByRole('link', { name: 'Edit First of missions' }).click()
  await expect(page.getByText(/could not be loaded\. Try again, or reload the page/)).toBeVisible()
  // Logged by React, which reports the error of a screen that failed to render.
  expect(complaints.splice(0).filter((text) => !/Failed to load resource/.test(text))).toEqual([
    expect.stringContaining('Failed to fetch dynamically imported module'),
  ])
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(nameField(page)).toHaveValue('First of missions')
})
