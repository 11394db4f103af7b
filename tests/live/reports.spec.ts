import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { resolve } from 'node:path'
import type { Page, Response } from '@playwright/test'
import { origins, ports } from './servers/settings.ts'
import { askForCode, enterCode, expect, nameField, openSignedIn, test } from './support'

/* What the console and the browser report to a server of another origin (rule REPORT-1), which gets nothing of the object on screen. */

const dist = resolve(process.env.LIVE_DIST ?? 'dist')

interface Received {
  type: string | undefined
  headers: Record<string, unknown>
  body: string
}

let receiver: Server
let received: Received[]

// One worker, because each would listen.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += String(part)
    if (request.method === 'POST')
      received.push({ type: request.headers['content-type'], headers: request.headers, body })
    response.writeHead(204, {
      'access-control-allow-origin': origins.site,
      'access-control-allow-headers': 'content-type',
    })
    response.end()
  })
  await new Promise<void>((done) => receiver.listen(ports.reports, done))
})
test.afterAll(() => {
  receiver.closeAllConnections()
  receiver.close()
})
test.beforeEach(() => {
  received = []
})

/** Resolves when the code of a response has run, or failed to: the console has imported the same module before. */
const hasRun = async (page: Page, response: Promise<Response>) => {
  const url = (await response).url()
  await page.evaluate((code) => import(code).then(() => undefined).catch(() => undefined), url)
}

/** The console with reports; resolves to a promise of the moment when their code runs. */
async function withReports(page: Page) {
  await page.route('**/config.json', async (route) => {
    const config = await (await route.fetch()).json()
    await route.fulfill({ json: { ...config, reportTo: `${origins.reports}/console` } })
  })
  const loaded = page.waitForResponse(/assets\/reporter-/)
  return { loaded: () => hasRun(page, loaded) }
}

const reports = () =>
  received
    .filter(({ type }) => type === 'application/json')
    .flatMap(({ body }) => JSON.parse(body).reports as Record<string, unknown>[])

/** Messages on the console that a test provokes. */
const forget = (complaints: string[], pattern: RegExp) => {
  const rest = complaints.filter((text) => !pattern.test(text))
  complaints.splice(0, complaints.length, ...rest)
}

test('an error of a screen is reported with its place in the build, its route and its version, and nothing else', async ({
  page,
  tester,
  complaints,
}) => {
  const { loaded } = await withReports(page)
  await page.route(/assets\/profile-/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: 'throw new TypeError("first@acme.example is not a function")' })
  })
  await openSignedIn(page, tester, '/missions/first')
  await expect(nameField(page)).toHaveValue('First of missions')
  await loaded()
  const ahead = page.waitForResponse(/assets\/profile-/)
  await page.getByRole('button', { name: 'User menu' }).click()
  await hasRun(page, ahead)
  await page.getByRole('menuitem', { name: 'Your Profile' }).click()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()

  await expect
    .poll(() => reports().find(({ kind }) => kind === 'error'))
    .toMatchObject({
      name: 'TypeError',
      message: 'is not a function',
      stack: [{ file: expect.stringMatching(/^profile-.*\.js$/), line: 1, column: 7 }],
      // The code of the menu's screens is fetched ahead, where the menu was opened.
      route: '/missions/$id',
      count: 1,
    })
  const [report] = received
  expect(JSON.parse(report?.body ?? '')).toMatchObject({ version: expect.stringMatching(/^\d/), sample: 1 })
  expect(report?.headers).not.toHaveProperty('cookie')
  expect(report?.headers).not.toHaveProperty('referer')
  expect(report?.headers).not.toHaveProperty('authorization')
  for (const secret of ['first', 'acme', tester.email]) expect(report?.body).not.toContain(secret)
  const [{ file }] = (reports()[0] as { stack: { file: string }[] }).stack as [{ file: string }]
  expect(existsSync(`${dist}-maps/assets/${file}.map`), 'the place can be resolved').toBe(true)
  forget(complaints, /first@acme\.example/)
})

test('failed calls are reported as counts by operation and status, without their addresses', async ({
  page,
  tester,
  complaints,
}) => {
  const { loaded } = await withReports(page)
  await openSignedIn(page, tester, '/missions/list')
  await expect(page.getByRole('link', { name: 'Edit First of missions' })).toBeVisible()
  await loaded()
  await tester.fail({ path: 'teams', status: 503 }, { path: 'prizes', drop: true })
  for (const name of ['Teams', 'Prizes']) {
    await page.getByRole('link', { name, exact: true }).first().click()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  }
  const calls = () => reports().filter(({ kind }) => kind === 'call')
  await expect
    .poll(() => calls().map(({ operation, status, failure }) => [operation, status, failure]))
    .toEqual(
      expect.arrayContaining([
        ['GET /teams', 503, 'status'],
        ['GET /prizes', 0, 'fetch'],
      ]),
    )
  for (const call of calls())
    expect(Object.keys(call).toSorted()).toEqual(['at', 'count', 'failure', 'kind', 'operation', 'status'])
  expect(received.map(({ body }) => body).join()).not.toMatch(/first|acme/i)
  forget(complaints, /503|ERR_EMPTY_RESPONSE|Failed to load resource/)
})

test('an origin of the API that the policy does not list is named on screen', async ({
  page,
  tester,
  complaints,
}) => {
  const unlisted = origins.api.replace('localhost', '127.0.0.1')
  await page.route('**/config.json', async (route) => {
    const config = await (await route.fetch()).json()
    await route.fulfill({ json: { ...config, apiBaseUrl: `${unlisted}/admin/api/v0` } })
  })
  await openSignedIn(page, tester, '/missions/list')
  await expect(page.getByRole('main')).toContainText(
    `The server could not be reached: the Content-Security-Policy of this page does not allow ${unlisted} (API_ORIGIN)`,
  )
  forget(complaints, /Content Security Policy|Failed to load resource/)
})

test('an origin of the provider that the policy does not list is named after the first sign-in', async ({
  page,
  tester,
  complaints,
}) => {
  const unlisted = origins.identity.replace('localhost', '127.0.0.1')
  await askForCode(page, tester)
  // From now on: the page that exchanges the code.
  await page.route('**/config.json', async (route) => {
    const config = await (await route.fetch()).json()
    await route.fulfill({ json: { ...config, auth: { ...config.auth, domain: unlisted } } })
  })
  await enterCode(page, tester)
  await expect(page.getByRole('main')).toContainText(
    `could not be reached: the Content-Security-Policy of this page does not allow ${unlisted} (IDENTITY_ORIGIN)`,
  )
  forget(complaints, /Content Security Policy|Failed to (load resource|fetch)/)
})

test('web vitals are reported when the page is left, with the pattern of the route', async ({
  page,
  tester,
}) => {
  const { loaded } = await withReports(page)
  await openSignedIn(page, tester, '/missions/first')
  await expect(nameField(page)).toHaveValue('First of missions')
  await loaded()
  await nameField(page).click()
  // Playwright loses the requests of a page that is left while it intercepts some.
  await page.unrouteAll()
  await page.goto('about:blank')
  await expect.poll(() => reports().map(({ name }) => name)).toContain('LCP')
  for (const vital of reports()) {
    expect(vital).toMatchObject({ kind: 'vital', route: '/missions/$id', navigation: expect.any(String) })
    expect(vital.value).toBeGreaterThanOrEqual(0)
  }
  expect(received.map(({ body }) => body).join()).not.toMatch(/first|acme/i)
})

test('the browser reports a violation of the policy to the same address', async ({ page, complaints }) => {
  await page.goto('/')
  await expect(page.getByLabel('E-mail')).toBeVisible()
  await page.evaluate(() => {
    const style = document.createElement('style')
    style.textContent = 'body { color: red }'
    document.head.append(style)
  })
  await expect
    .poll(() => received.map(({ type, body }) => type === 'application/csp-report' && JSON.parse(body)))
    .toEqual([{ 'csp-report': expect.objectContaining({ 'effective-directive': 'style-src-elem' }) }])
  forget(complaints, /Content Security Policy/)
})

test('without reportTo no code of reports is loaded', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await page.clock.install()
  await page.goto('/')
  await expect(page.getByLabel('E-mail')).toBeVisible()
  // At the same moment, the code loads that notices new versions.
  const later = page.waitForResponse(/assets\/behind-/)
  await page.clock.runFor(6000)
  await later
  expect(scripts.filter((path) => /reporter/.test(path))).toEqual([])
  expect(received).toEqual([])
})
