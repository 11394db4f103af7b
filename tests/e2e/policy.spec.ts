import { shipped } from '../../mocks/headers'
import { expect, signIn, test } from './support'

// The headers and the worker of a first visit.
test.use({ isNewBrowser: true })

const {
  'content-security-policy': shippedPolicy = '',
  'cache-control': _,
  ...shippedHeaders
} = shipped(200, '/')

test('the demo sends the shipped headers, and its policy differs by the documented additions only', {
  tag: '@core',
}, async ({ request }) => {
  const headersOf = async (path: string) => (await request.get(path)).headers()
  expect(Object.keys(shippedHeaders)).toContain('cross-origin-opener-policy')
  const extended = shippedPolicy
    .replace('report-uri /csp-reports; ', '')
    .replace(/trusted-types default$/, 'trusted-types default mocked-api')
  expect(extended).toContain("script-src 'self';")
  expect(extended).toContain("require-trusted-types-for 'script'; trusted-types default mocked-api")
  for (const path of ['/', '/missions/list', '/config.json', '/favicon.svg']) {
    const sent = await headersOf(path)
    expect(sent['content-security-policy'], path).toBe(extended)
    expect(sent, path).toMatchObject(shippedHeaders)
  }
  // The page of the mocked identity provider is shown in the frame of the silent sign-in.
  expect((await headersOf('/authorize'))['content-security-policy']).toBe(
    extended.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
  )
  // The worker of the mocks also fetches the images of other origins.
  expect((await headersOf('/mockServiceWorker.js'))['content-security-policy']).toBe(
    extended.replace(/(connect-src [^;]*)/, '$1 https:'),
  )
})

test('the policy "mocked-api" refuses the registration of any other script as a service worker', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'SEND CODE' })).toBeVisible()
  const script = await page.locator('script[type=module]').first().getAttribute('src')
  const others = [script ?? '', '/mockServiceWorker.js?other', 'https://example.com/mockServiceWorker.js']
  for (const url of others) {
    const outcome = await page.evaluate(
      (other) => navigator.serviceWorker.register(other).then(() => 'registered', String),
      url,
    )
    expect(outcome).toBe(`TypeError: Not the worker of the mocks: ${url}`)
  }
})

test('an image of another origin loads through the worker of the mocks', async ({ page, context }) => {
  const address = 'https://images.example/badge.svg'
  await context.route(address, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="7" height="5"/>',
    }),
  )
  await signIn(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible()
  const width = await page.evaluate(async (src) => {
    const image = new Image()
    image.src = src
    await image.decode()
    return image.naturalWidth
  }, address)
  expect(width).toBe(7)
})

test('a violation of the policy in any tab is a complaint, which fails a test', async ({
  page,
  context,
  complaints,
}) => {
  const violate = () => {
    const style = document.createElement('style')
    style.textContent = 'body { color: red }'
    document.head.append(style)
  }
  const expectComplaint = async () => {
    await expect.poll(() => complaints).toEqual([expect.stringContaining('Content Security Policy')])
    complaints.splice(0)
  }
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'SEND CODE' })).toBeVisible()
  await page.evaluate(violate)
  await expectComplaint()

  const other = await context.newPage()
  await other.goto('/')
  await other.evaluate(violate)
  await expectComplaint()
})
