import { spawn } from 'node:child_process'
import { createServer } from 'vite'
import { expect, test } from './support'

test.use({ isRecorded: false })

const port = Number(process.env.E2E_PORT ?? 4173) + 1

test('the development server runs under the policy with a nonce, and replaces changed modules without a reload', async ({
  page,
}) => {
  const updates: string[] = []
  page.on('console', (message) => {
    const path = /hot updated: (\S+)/.exec(message.text())?.[1]
    if (path) updates.push(path)
  })
  const server = await createServer({ mode: 'mocked', logLevel: 'warn', server: { port, watch: null } })
  try {
    await server.listen()
    const response = await page.goto(`http://localhost:${port}/?scenario=visitor`)
    const policy = response?.headers()['content-security-policy'] ?? ''
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w-]{36}';/)
    expect(policy).toMatch(/trusted-types default mocked-api$/)
    expect(policy).not.toMatch(/unsafe|\*/)
    const email = page.getByLabel('E-mail')
    await email.fill('somebody@example.com')

    for (const path of ['/src/app/login/EmailForm.tsx', '/src/ui/theme/fonts.css']) {
      const changed = await server.environments.client.moduleGraph.getModuleByUrl(path)
      if (!changed) throw new Error(`The page has not loaded ${path}`)
      await server.environments.client.reloadModule(changed)
      await expect.poll(() => updates).toContain(path)
    }
    await expect(email).toHaveValue('somebody@example.com')
    // The scenario stays in the address.
    expect(new URL(page.url()).search).toMatch(/scenario=visitor/)
    const family = await page.evaluate(() => getComputedStyle(document.body).fontFamily)
    expect(family).toContain('Inter Variable')
  } finally {
    await server.close()
  }
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

test('npm run dev:api shows a real API, and mocks single operations in its place', async ({ page }) => {
  const api = await start('mocks/serve.mjs', [], { PORT: String(port + 2), PLAYERS: '7' }, /Mocked API/)
  const target = `http://localhost:${port + 2}/admin/api/v0`
  const args = ['--target', target, '--port', String(port + 1)]
  const server = await start('mocks/devApi.mjs', args, {}, /Local/)
  try {
    await page.goto(`http://localhost:${port + 1}/accounts/list?scenario=persona:service-admin`)
    const main = page.getByRole('main')
    // This account exists in that API only.
    await expect(main.getByText('Crowdstead Arena')).toBeVisible()
    await page.getByRole('button', { name: 'Open Workshop' }).click()
    await expect(page.getByText('real API')).toBeVisible()
    const call = page.getByRole('row', { name: /GET \/accounts/ }).first()
    await expect(call).toContainText('✓ fits')
    const source = call.getByRole('button', { name: 'The mocks respond to listAccounts' })
    await expect(source).toHaveText('API')
    await source.click()
    await page.reload()
    await expect(main.getByText('Brindlewick').first()).toBeVisible()
    await expect(main.getByText('Crowdstead Arena')).toHaveCount(0)
    expect(page.url()).toContain('mocked:listAccounts')
  } finally {
    server.kill()
    api.kill()
  }
})

test('npm run dev:api prints what is missing', async () => {
  for (const [args, words] of [
    [[], /Say which API: --target URL/],
    [['--target', 'staging'], /--target is not an http or https URL: staging/],
    [['--target', 'http://localhost:1', '--port', 'x'], /--port is not a number: x/],
    [['--goal', 'x'], /Unknown option '--goal'/],
  ] as const) {
    await expect(start('mocks/devApi.mjs', [...args], {}, /^never$/)).rejects.toThrow(words)
  }
})
