import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type ViteDevServer } from 'vite'
import { test as base, expect, expectNoAxeViolations, forgive } from './support'

const port = Number(process.env.E2E_PORT ?? 4173) + 1

interface Development {
  origin: string
  /** Sends what the server sends after an edit of the file, and waits until the page has replaced `boundary`. */
  edit: (path: string, boundary?: string) => Promise<void>
}

const test = base.extend<Development, { server: ViteDevServer }>({
  /** The development server of the mocked console. One for all tests: a new one transforms every module again. */
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const server = await createServer({ mode: 'mocked', logLevel: 'warn', server: { port, watch: null } })
      await server.listen()
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  origin: ({ server: _ }, use) => use(`http://localhost:${port}`),
  edit: async ({ page, server }, use) => {
    const updates: string[] = []
    page.on('console', (message) => {
      const path = /hot updated: (\S+)/.exec(message.text())?.[1]
      if (path) updates.push(path)
    })
    await use(async (path, boundary = path) => {
      const changed = await server.environments.client.moduleGraph.getModuleByUrl(path)
      if (!changed) throw new Error(`The page has not loaded ${path}`)
      // Two edits can have one boundary.
      updates.splice(0)
      await server.environments.client.reloadModule(changed)
      await expect.poll(() => updates, path).toContain(boundary)
    })
  },
})

test.use({ isRecorded: false, isNewBrowser: true })

// One after the other: they use the same port.
test.describe.configure({ mode: 'default' })

test('the development server runs under the policy with a nonce, and replaces changed modules without a reload (rule CONFIG-4)', async ({
  page,
  origin,
  edit,
}) => {
  const response = await page.goto(`${origin}/?scenario=visitor`)
  const policy = response?.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/script-src 'self' 'nonce-[\w-]{36}';/)
  expect(policy).toMatch(/trusted-types default mocked-api$/)
  expect(policy).not.toMatch(/unsafe|\*/)
  const licences = await page.request.get(`${origin}/licences.txt`)
  expect(await licences.text()).toContain('npm run build lists the packages')
  const email = page.getByLabel('E-mail')
  await email.fill('somebody@example.com')

  await edit('/src/app/login/EmailForm.tsx')
  await edit('/src/ui/theme/fonts.css')
  await expect(email).toHaveValue('somebody@example.com')
  // The scenario stays in the address.
  expect(new URL(page.url()).search).toMatch(/scenario=visitor/)
  const family = await page.evaluate(() => getComputedStyle(document.body).fontFamily)
  expect(family).toContain('Inter Variable')
})

test('an edit of a form, a shared field, a list cell or the static data of a route shows, and keeps the page and what was typed', async ({
  page,
  origin,
  edit,
}) => {
  await page.goto(`${origin}/missions/list?scenario=demo`)
  await expect(page.getByRole('link', { name: /^Edit / }).first()).toBeVisible({ timeout: 60_000 })
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await edit('/src/list/NameCell.tsx')
  await expect(page.getByRole('link', { name: /^Edit / }).first()).toBeVisible()

  await page.getByRole('link', { name: 'Add Mission' }).click()
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('Typed before the edit', { timeout: 60_000 })
  await edit('/src/entities/missions/form.ts')
  await edit('/src/entities/missions/formFields.tsx')
  await edit('/src/entities/fields/sections.ts', '/src/entities/missions/form.ts')
  await edit('/src/entities/fields/basicDetails.tsx')
  await edit('/src/form/fields/TextField.tsx')

  const journal = '/src/routes/_console/programme.journal.tsx'
  await page.route(`**${journal}?t=*`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('"Journal"', '"Logbook"').replace('place: 7', 'place: 0')
    await route.fulfill({ response, body })
  })
  await edit(journal)
  const pages = page.getByRole('navigation', { name: 'Programme' }).getByRole('link')
  await expect(pages.first()).toHaveText('Logbook')

  await expect(name).toHaveValue('Typed before the edit')
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

/** Starts a script of the repository. Resolves when its output matches. */
async function start(script: string, args: string[], env: Record<string, string>, ready: RegExp) {
  const child = spawn(process.execPath, [script, ...args], { env: { ...process.env, ...env } })
  let output = ''
  await new Promise<void>((resolve, reject) => {
    const hear = (part: Buffer) => {
      output += part
      if (ready.test(output)) resolve()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('exit', (code) => reject(new Error(`${script} ended with ${code}: ${output}`)))
  })
  return child
}

/** Ends servers, so that the next one gets their ports. */
const end = (...children: ChildProcess[]) =>
  Promise.all(
    children.map((child) => {
      child.kill()
      return once(child, 'exit')
    }),
  )

test('npm run dev:api shows a real API, and mocks single operations in its place', async ({ page }) => {
  const api = await start('mocks/serve.mjs', [], { PORT: String(port + 2), PLAYERS: '7' }, /Mocked API/)
  const target = `http://localhost:${port + 2}/admin/api/v0`
  const args = ['--target', target, '--port', String(port + 1)]
  const server = await start('mocks/devApi.mjs', args, {}, /Local/)
  try {
    await page.goto(`http://localhost:${port + 1}/accounts/list?scenario=persona:service-admin`)
    const main = page.getByRole('main')
    // This account exists in that API only.
    // The development server is cold.
    await expect(main.getByText('Crowdstead Arena')).toBeVisible({ timeout: 90_000 })
    await page.getByRole('button', { name: 'Open Workshop' }).click()
    await expect(page.getByText('real API')).toBeVisible()
    const call = page.getByRole('row', { name: /GET \/accounts/ }).first()
    await expect(call).toContainText('✓ fits')
    // What the mocks would do, the API does: these controls say so.
    const workshop = page.getByRole('complementary', { name: 'Workshop' })
    const size = workshop.getByLabel('Number of accounts')
    await expect(size).toBeDisabled()
    await expect(size).toHaveAccessibleDescription(/^The API responds with its own data/)
    await expect(workshop.getByRole('radio', { name: 'expired' })).toBeDisabled()
    await expectNoAxeViolations(page, 'the workshop in front of an API')
    const source = call.getByRole('button', { name: 'The mocks respond to listAccounts' })
    await expect(source).toHaveText('API')
    await source.click()
    await page.reload()
    await expect(main.getByText('Brindlewick').first()).toBeVisible()
    await expect(main.getByText('Crowdstead Arena')).toHaveCount(0)
    expect(page.url()).toContain('mocked:listAccounts')
    await expect(size).toBeEnabled()
    await expect(workshop.getByLabel('Number of teams')).toBeDisabled()
    // The console polls, and must not call servers that have ended.
    await page.goto('about:blank')
  } finally {
    await end(server, api)
  }
})

test('npm run dev:api says at its start what the API responds', async () => {
  const target = `http://localhost:${port + 2}`
  const args = ['--target', target, '--port', String(port + 1)]
  const alone = await start('mocks/devApi.mjs', args, {}, /: it does not respond: [\s\S]*Local/)
  await end(alone)
  const api = await start('mocks/serve.mjs', [], { PORT: String(port + 2), PLAYERS: '7' }, /Mocked API/)
  try {
    const server = await start('mocks/devApi.mjs', args, {}, /: it asks for a token: set API_TOKEN/)
    await end(server)
  } finally {
    await end(api)
  }
})

test('npm run dev:api prints what is missing', async () => {
  for (const [args, words] of [
    [[], /Say which API: --target URL/],
    [['--target', 'staging'], /--target is not an http or https URL: staging/],
    [['--target', 'http://localhost:1', '--port', 'x'], /--port is not a number: x/],
    [['--goal', 'x'], /Unknown option '--goal'/],
    [['--target', 'http://localhost:1', '--auth', 'none.json'], /--auth: none.json cannot be read/],
    [
      ['--target', 'http://localhost:1', '--auth', 'package.json'],
      /package.json has no auth.domain, auth.cli/,
    ],
  ] as const) {
    await expect(start('mocks/devApi.mjs', [...args], {}, /^never$/)).rejects.toThrow(words)
  }
  const both = ['--target', 'http://localhost:1', '--auth', 'x.json']
  await expect(start('mocks/devApi.mjs', both, { API_TOKEN: 'x' }, /^never$/)).rejects.toThrow(
    /API_TOKEN and --auth are two sign-ins/,
  )
})

test('the devtools are part of the workshop: closed at first, remembered, and in no built demo', async ({
  page,
  origin,
}) => {
  await page.goto(`${origin}/missions/list?scenario=demo`)
  await page.getByRole('button', { name: 'Open Workshop' }).click({ timeout: 60_000 })
  const toggle = page.getByRole('button', { name: 'Devtools' })
  await expect(toggle).toHaveAttribute('aria-pressed', 'false')
  await expect(page.locator('iframe[title="Query and router devtools"]')).toHaveCount(0)
  await toggle.click()
  const frame = page.frameLocator('iframe[title="Query and router devtools"]')
  const queries = frame.getByRole('region', { name: 'Query devtools' })
  await expect(queries.getByText('["/accounts"]')).toBeVisible({ timeout: 60_000 })
  const router = frame.getByRole('region', { name: 'Router devtools' })
  await expect(router.getByText('/missions/list', { exact: true })).toBeVisible()
  await page.reload()
  await expect(queries.getByText('["/accounts"]')).toBeVisible({ timeout: 60_000 })
  await toggle.click()
  await page.reload()
  await expect(page.getByLabel('Persona')).toBeVisible({ timeout: 60_000 })
  await expect(toggle).toHaveAttribute('aria-pressed', 'false')
  const scripts = readdirSync('dist-demo/assets').filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(50)
  for (const file of scripts)
    expect(readFileSync(`dist-demo/assets/${file}`, 'utf8'), file).not.toMatch(
      /tsqd-|TanStackRouterDevtools|consoleParts/,
    )
})

test('a runtime error shows its component, its file and its stack', async ({ page, origin, complaints }) => {
  await page.route('**/src/pages/journal/page.tsx*', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export function JournalPage() { throw new Error('Out of snow') }",
    }),
  )
  await page.goto(`${origin}/programme/journal?scenario=demo`)
  const details = page.getByRole('region', { name: 'Details for developers' })
  // A server that was just started transforms every module that the page imports first.
  await expect(details).toBeVisible({ timeout: 60_000 })
  await expect(details.getByRole('definition')).toHaveText(['JournalPage', 'src/pages/journal/page.tsx'])
  await expect(details.getByRole('group', { name: 'Stack' })).toContainText('Error: Out of snow')
  await expect(details.getByRole('group', { name: 'Components' })).toContainText('at JournalPage')
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible()
  await expectNoAxeViolations(page, 'the error page in development')
  forgive(complaints, /Out of snow/)
})
