import { resolve } from 'node:path'
import { serveVersions } from './servers/versions.ts'
import { expect, test } from './support'

/* No visitor sees an empty page (rule ROUTE-14): while a new version arrives, and when files are missing for good. */

let versions: Awaited<ReturnType<typeof serveVersions>>
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  versions = await serveVersions(resolve(process.env.LIVE_DIST ?? 'dist'))
})
test.afterAll(() => versions.close())
test.beforeEach(({ forgive }) => forgive())

const failure = 'The console could not be loaded'

/** Which file comes from which version depends on the browser: most visitors get the sign-in, and no number of them is exact. */
for (const [what, keeps, most] of [
  ['its own assets alone', false, 2],
  ['the assets of the old one, too', true, 3],
] as const)
  test(`requests go to two versions in turn, the new one with ${what}: no visitor sees an empty page, and most get the sign-in`, async ({
    browser,
  }) => {
    test.setTimeout(300_000)
    versions.serveOnly(undefined)
    versions.keepPrevious(keeps)
    const seen: string[] = []
    for (let visit = 1; visit <= 6; visit += 1) {
      const context = await browser.newContext()
      const page = await context.newPage()
      await page.goto(`${versions.origin}/missions/list`)
      const head = page.getByRole('heading', { level: 1 })
      // The sign-in, or a page that says what failed.
      await expect(head, `visit ${visit}`).toBeVisible({ timeout: 20_000 })
      seen.push(await head.innerText())
      await context.close()
    }
    expect(seen.filter((head) => head !== failure).length).toBeGreaterThanOrEqual(most)
    versions.keepPrevious(false)
  })

test('a page that lost its files to a new version reloads once, and then works (rule ROUTE-14)', {
  tag: '@core',
}, async ({ page }) => {
  versions.serveOnly(1)
  let loads = 0
  // The first answer is still the page of the version before.
  await page.route(`${versions.origin}/`, async (route) => {
    loads += 1
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({
      response,
      body: loads === 1 ? html.replaceAll(/index-[\w-]{7}~/g, 'index-Gone1234') : html,
    })
  })
  await page.goto(`${versions.origin}/`)
  await expect(page.getByLabel('E-mail')).toBeVisible()
  expect(loads).toBe(2)
})

test('a file that comes when it is asked for again is one reload, and no message', async ({ page }) => {
  versions.serveOnly(0)
  let asked = 0
  await page.route(/assets\/session-/, (route) => {
    asked += 1
    return asked > 2 ? route.continue() : route.fulfill({ status: 404, body: 'Not found' })
  })
  await page.goto(`${versions.origin}/`)
  await expect(page.getByLabel('E-mail')).toBeVisible()
  expect(asked).toBeGreaterThan(2)
})

for (const [what, pattern] of Object.entries({
  'the first script': /assets\/index-/,
  'a static import of it': /assets\/session-/,
  'the style sheet': /assets\/style-/,
  'the code of the console': /assets\/console-/,
  'the code of its packages': /assets\/vendor-/,
})) {
  test(`without ${what}, the page names the file and whom to tell`, async ({ page }) => {
    versions.serveOnly(0)
    let loads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1
    })
    await page.route(pattern, (route) => route.fulfill({ status: 404, body: 'Not found' }))
    await page.goto(`${versions.origin}/`)
    await expect(page.getByRole('heading', { name: failure })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText(pattern)
    await expect(page.getByRole('link', { name: 'help@acme.example' })).toHaveAttribute(
      'href',
      /^mailto:help@/,
    )
    expect(loads).toBe(2)

    await page.unrouteAll()
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByLabel('E-mail')).toBeVisible()
  })
}

test('without any script, a text appears after some seconds; without the style sheet, too, at once', async ({
  page,
}) => {
  versions.serveOnly(0)
  const text = page.getByText('The console has not started yet')
  await page.route(/\.js$/, () => new Promise(() => undefined))
  await page.goto(`${versions.origin}/`, { waitUntil: 'commit' })
  await expect(text).toBeHidden()
  await expect(text).toBeVisible()
  await page.route(/\.css$/, (route) => route.abort())
  await page.goto(`${versions.origin}/`, { waitUntil: 'commit' })
  await expect(text).toBeVisible({ timeout: 3000 })
})
