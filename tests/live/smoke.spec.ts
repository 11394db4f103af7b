import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { origins } from './servers/settings.ts'
import { expect, type Tester, test } from './support'

/* The synthetic check as a release has it: one file, run in a folder without packages. */

let home = ''
test.beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'smoke-test-'))
  const bundle = `import { bundleSmoke } from './deploy/release/parts.ts'
    await bundleSmoke(process.cwd(), ${JSON.stringify(home)})`
  execFileSync('node', ['--input-type=module', '-e', bundle])
})
test.afterAll(() => rmSync(home, { recursive: true, force: true }))

/** Runs it as this user, who fetches the mailed code at the provider. */
const smoke = (
  tester: Tester,
  more: Record<string, string> = {},
  { seconds = 15, account = 'acme', url = origins.site, file = join(home, 'smoke.mjs') } = {},
) =>
  new Promise<{ code: number | null; lines: string[] }>((done) => {
    const mail = `${origins.identity}/_control/${encodeURIComponent(tester.email)}`
    const child = spawn('node', [file, '--url', url, '--account', account, '--timeout', String(seconds)], {
      env: {
        ...process.env,
        SMOKE_EMAIL: tester.email,
        SMOKE_CODE_COMMAND: `node -e "fetch('${mail}').then((mail) => mail.text()).then(console.log)"`,
        ...more,
      },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => {
        output += String(data)
      })
    child.on('close', (code) => done({ code, lines: output.trim().split('\n') }))
  })

test('the synthetic check signs in and opens five screens', async ({ tester }) => {
  const { code, lines } = await smoke(tester)
  expect(lines.map((line) => line.replace(/ \(\d+ ms\)$/, ''))).toEqual([
    'ok     Accounts',
    'ok     Missions',
    'ok     A mission',
    'ok     Players',
    'ok     Check',
  ])
  expect(code).toBe(0)
  const writes = (await tester.log()).filter(({ method }) => !['GET', 'OPTIONS'].includes(method))
  expect(writes).toEqual([])
})

test('the synthetic check names the screen that fails, and goes on with the others', async ({ tester }) => {
  await tester.fail({ path: 'players', status: 500 })
  const { code, lines } = await smoke(tester)
  expect(lines).toHaveLength(5)
  expect(lines[1]).toMatch(/^ok +Missions/)
  expect(lines[3]).toMatch(/^FAILED Players: /)
  expect(code).toBe(1)
})

test('the synthetic check ends at a sign-in that fails, and does not run without a user', async ({
  tester,
}) => {
  await tester.be({ refused: true })
  const refused = await smoke(tester, {}, { seconds: 4 })
  expect(refused.lines).toEqual([expect.stringMatching(/^FAILED Accounts: .*has not been approved yet/)])
  expect(refused.code).toBe(1)
  expect((await smoke(tester, { SMOKE_EMAIL: '' })).code).toBe(2)
  expect((await smoke(tester, { CHROMIUM_PATH: '/no/browser' })).lines).toEqual([
    'CHROMIUM_PATH is /no/browser, where there is no file',
  ])
})

test('the synthetic check names a wrong account, and stops', async ({ tester }) => {
  const { code, lines } = await smoke(tester, {}, { account: 'gone' })
  expect(lines).toEqual([
    expect.stringMatching(/^ok +Accounts/),
    expect.stringContaining("FAILED Missions: this user has no available account 'gone'"),
  ])
  expect(code).toBe(1)
})

/** A server that has settings and no console. */
async function withSettings(settings: object, run: (url: string) => Promise<void>) {
  const server = createServer((_, response) => response.end(JSON.stringify(settings)))
  await new Promise<void>((done) => server.listen(0, 'localhost', done))
  try {
    await run(`http://localhost:${(server.address() as AddressInfo).port}`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

test('the synthetic check warns of each placeholder of the footer, and names wrong settings', async ({
  request,
  tester,
}) => {
  const { links: _, ...settings } = await (await request.get('/config.json')).json()
  await withSettings({ ...settings, companyLine: undefined, copyrightHolder: undefined }, async (url) => {
    // From the checkout, it is the same.
    const { lines } = await smoke(tester, {}, { url, seconds: 1, file: 'tests/tools/smoke.mjs' })
    expect(lines).toEqual([
      expect.stringContaining('warning: links.social is not set'),
      expect.stringContaining('warning: links.privacyPolicy is not set'),
      expect.stringContaining('warning: links.termsOfService is not set'),
      expect.stringContaining('warning: companyLine is not set'),
      expect.stringContaining('warning: copyrightHolder is not set'),
      expect.stringMatching(/^FAILED Accounts: /),
    ])
  })
  await withSettings({ ...settings, apiBaseUrl: 'ftp://x', supportEmail: undefined }, async (url) => {
    const { lines, code } = await smoke(tester, {}, { url, seconds: 1 })
    expect(lines).toEqual([
      'FAILED Settings: apiBaseUrl must be an http(s) URL or a path that starts with /',
      'FAILED Settings: supportEmail is missing',
      expect.stringMatching(/^FAILED Accounts: /),
    ])
    expect(code).toBe(1)
  })
})
