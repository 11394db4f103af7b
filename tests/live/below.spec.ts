import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { filesIn } from '../tools/filesIn'
import { belowPath, origins } from './servers/settings.ts'
import { enterCode, expect, nameField, saveButton, test } from './support'

/* The console below a path of its host (rule CONFIG-8): the same build as at the root, served by nginx. */

const site = `${origins.below}${belowPath}`
const dist = resolve(process.env.LIVE_DIST ?? 'dist')
let server: ChildProcess | undefined

// One worker, because each would serve it.
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  server = spawn('node', ['tests/live/servers/below.mjs'], { stdio: 'inherit' })
  await expect
    .poll(() =>
      fetch(`${site}/`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200)
  expect(server?.exitCode, 'the server runs').toBeNull()
  // Only nginx serves the console below a path.
  const { headers } = await fetch(`${site}/`)
  test.skip(headers.get('server') !== 'nginx', 'nginx is not installed')
})
test.afterAll(() => {
  server?.kill()
})

test('below a path, signing in, a deep link, a save and logging out work (rule CONFIG-8)', async ({
  page,
  tester,
}) => {
  const outside: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    const isOwn = url.pathname === belowPath || url.pathname.startsWith(`${belowPath}/`)
    if (url.protocol === 'http:' && url.origin === origins.below && !isOwn) outside.push(url.href)
  })
  await page.goto(`${site}/missions/first?account=acme`)
  await page.getByLabel('E-mail').fill(tester.email)
  await page.getByRole('button', { name: 'SEND CODE' }).click()
  await enterCode(page, tester)
  await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible()
  expect(page.url()).toBe(`${site}/accounts/list`)

  const requested = page.getByRole('link', { name: '/missions/first' })
  await requested.click()
  await expect(nameField(page)).toHaveValue('First of missions')
  expect(page.url()).toBe(`${site}/missions/first`)
  await page.reload()
  await nameField(page).fill('Saved below a path')
  await saveButton(page).click()
  await expect(page.getByText('Updated first / Saved below a path')).toBeVisible()
  expect(page.url()).toContain(`${site}/missions/list`)

  const edit = page.getByRole('link', { name: 'Edit Saved below a path' })
  await expect(edit).toHaveAttribute('href', `${belowPath}/missions/first`)
  await page.getByRole('button', { name: 'About' }).click()
  await expect(page.getByRole('link', { name: 'Licences' })).toHaveAttribute(
    'href',
    `${belowPath}/licences.txt`,
  )
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByLabel('E-mail')).toBeVisible()
  expect(page.url()).toBe(`${site}/`)
  expect(outside).toEqual([])
})

test('below a path, nginx serves settings, assets and errors as at the root, and nothing beside the path', async ({
  request,
}) => {
  const html = await (await request.get(`${site}/missions/list`)).text()
  const script = /src="([^"]+assets[^"]+\.js)"/.exec(html)?.[1] ?? ''
  expect(script).toMatch(/^\/console\/assets\//)
  const cacheOf = async (path: string) => (await request.get(origins.below + path)).headers()['cache-control']
  expect(await cacheOf(script)).toContain('immutable')
  expect(await cacheOf(`${belowPath}/config.json`)).toBe('no-store')
  expect(await (await request.get(`${site}/config.json`)).json()).toHaveProperty('apiBaseUrl')

  const missing = await request.get(`${site}/assets/gone.js`)
  expect(missing.status()).toBe(404)
  expect(missing.headers()['content-security-policy']).toContain('report-uri /console/csp-reports')
  const refused = await missing.text()
  expect(refused).toContain('<a href="/console/">Open the console</a>')
  expect(refused).toContain('href="/console/errors.css"')
  expect(refused).toContain('href="/console/favicon.svg"')
  expect((await request.post(`${site}/csp-reports`, { data: '{}' })).status()).toBe(204)

  const short = await request.get(site, { maxRedirects: 0 })
  expect([short.status(), short.headers().location]).toEqual([302, '/console/'])
  for (const path of ['/', '/missions/list', '/config.json'])
    expect([403, 404], path).toContain((await request.get(origins.below + path)).status())
})

test('below a path, every file but the page of the console is as at the root', async ({ request }) => {
  const files = filesIn('.', /^(?!\.vite|errors|index\.html).*\.(?!gz|br)\w+$/, dist)
  expect(files.length).toBeGreaterThan(50)
  for (const file of files) {
    const [below, root] = await Promise.all(
      [site, origins.site].map(async (home) => (await request.get(`${home}/${file}`)).body()),
    )
    expect(below?.equals(root as Buffer), file).toBe(true)
  }
  const page = async (home: string) => (await request.get(`${home}/`)).text()
  expect(await page(site)).toBe((await page(origins.site)).replaceAll('"/', `"${belowPath}/`))
  // The page is revalidated, and not sent again.
  const first = await request.get(`${site}/`)
  const again = await request.get(`${site}/`, { headers: { 'if-none-match': first.headers().etag ?? '' } })
  expect(again.status()).toBe(304)
})
