import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { appMetadataClaim, audience, clientId, origins, ports } from './servers/settings.ts'
import { enterCode, expect, test } from './support'

/** Starts `npm run dev:api` in front of the API and the identity provider of these tests. */
async function startDevApi(config: string) {
  const args = ['mocks/devApi.mjs', '--target', origins.api, '--auth', config, '--port', String(ports.dev)]
  const child = spawn(process.execPath, args)
  let output = ''
  await new Promise<void>((resolve, reject) => {
    const hear = (part: Buffer) => {
      output += part
      if (/Local/.test(output)) resolve()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('exit', (code) => reject(new Error(`dev:api ended with ${code}: ${output}`)))
  })
  return { child, output }
}

// The development server transforms every module at the first visit.
test.setTimeout(240_000)

test('npm run dev:api --auth signs in at a real provider, and shows the rights of its token', async ({
  page,
  tester,
}, info) => {
  const config = info.outputPath('config.json')
  const auth = { domain: origins.identity, clientId, audience, appMetadataClaim }
  writeFileSync(config, JSON.stringify({ auth }))
  const { child, output } = await startDevApi(config)
  try {
    expect(output).toContain('it asks for a token')
    expect(output).toContain(`It has to allow ${origins.dev}/callback`)
    await tester.be({ permissions: ['account:read'] })
    await page.goto(`${origins.dev}/`)
    await page.getByLabel('E-mail').fill(tester.email, { timeout: 120_000 })
    await page.getByRole('button', { name: 'SEND CODE' }).click()
    await enterCode(page, tester)
    await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible()
    await page.goto(`${origins.dev}/missions/list?account=acme`)
    await expect(page.getByText('First of missions').first()).toBeVisible({ timeout: 60_000 })
    // The mocked provider would have signed the service admin in.
    await expect(page.getByRole('link', { name: 'Add Mission' })).toHaveCount(0)

    await page.getByRole('button', { name: 'Open Workshop' }).click()
    const workshop = page.getByRole('complementary', { name: 'Workshop' })
    await expect(workshop.getByLabel('Persona')).toBeDisabled()
    await expect(workshop.getByText('You are signed in at a real provider')).toBeVisible()
    await expect(workshop.getByRole('radio', { name: 'refused' })).toBeDisabled()
    await expect(workshop.getByLabel('Number of missions')).toBeDisabled()
    await expect(page.getByRole('region', { name: 'Statistics' })).toContainText('3 active')
    // The console polls and loads code ahead, and must not ask a server that has ended.
    await page.goto('about:blank')
  } finally {
    child.kill()
    await once(child, 'exit')
  }
})
