import { origins } from './servers/settings.ts'
import { expect, test } from './support'

/** What browsers lack, as a script that runs before those of the page. */
const browsers: [what: string, without: () => void, words: RegExp][] = [
  [
    'on plain http of another host',
    () => Object.defineProperty(window, 'isSecureContext', { value: false }),
    /was not loaded over HTTPS/,
  ],
  [
    'without encryption',
    () => Object.defineProperty(window.crypto, 'subtle', { value: undefined }),
    /was not loaded over HTTPS/,
  ],
  ['without web workers', () => Reflect.deleteProperty(window, 'Worker'), /refused to start a worker/],
  [
    'without a Content-Security-Policy',
    () => Reflect.deleteProperty(window, 'SecurityPolicyViolationEvent'),
    /does not know the Content-Security-Policy/,
  ],
  ['of years ago', () => Reflect.deleteProperty(URL, 'canParse'), /too old/],
  [
    'that refuses the worker of the sign-in',
    () => {
      window.Worker = class {
        constructor() {
          throw new DOMException('Workers are not allowed', 'SecurityError')
        }
      } as never
    },
    /refused to start a worker/,
  ],
]

for (const [what, without, words] of browsers) {
  const tag = what === 'without web workers' ? '@core' : []
  test(`a browser ${what} shows what is missing, and asks nobody to sign in (rules CONFIG-5, AUTH-19)`, {
    tag,
  }, async ({ page, complaints }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.addInitScript(without)
    await page.goto('/missions/list')
    await expect(page.getByRole('heading', { name: 'The console cannot start' })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText(words)
    await expect(page.getByText(/The console supports Chrome/)).toBeVisible()
    expect(requests.filter((url) => !url.startsWith(origins.site))).toEqual([])
    await expect.poll(() => complaints.splice(0).join()).toContain('The console cannot start')
  })
}

/** What the server of a deployment can get wrong, and the words on the page (rule CONFIG-1). */
const configurations: [what: string, response: { status?: number; body?: string }, words: RegExp][] = [
  ['without config.json', { status: 404 }, /config\.json was not found \(404\)/],
  ['with index.html in place of config.json', { body: '<!doctype html>' }, /it looks like an HTML page/],
  ['with a config.json without its API', { body: '{"auth": {}}' }, /apiBaseUrl\s*is missing/],
]

for (const [what, response, words] of configurations) {
  const tag = what === 'without config.json' ? '@core' : []
  test(`a deployment ${what} says so in place of a blank page, and calls nobody (rule CONFIG-1)`, {
    tag,
  }, async ({ page, forgive }) => {
    forgive()
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.route('**/config.json', (route) =>
      route.fulfill({ contentType: 'application/json', ...response }),
    )
    await page.goto('/missions/list')
    await expect(page.getByRole('heading', { name: 'The console cannot start' })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText(words)
    expect(requests.filter((url) => !url.startsWith(origins.site))).toEqual([])
  })
}
