import { spawn } from 'node:child_process'
import { origins } from './servers/settings.ts'
import { expect, type Tester, test } from './support'

/** Runs the synthetic check as this user, who fetches the mailed code at the provider. */
const smoke = (tester: Tester, more: Record<string, string> = {}, seconds = 15, account = 'acme') =>
  new Promise<{ code: number | null; lines: string[] }>((done) => {
    const mail = `${origins.identity}/_control/${encodeURIComponent(tester.email)}`
    const child = spawn(
      'node',
      ['tests/tools/smoke.mjs', '--url', origins.site, '--account', account, '--timeout', String(seconds)],
      {
        env: {
          ...process.env,
          SMOKE_EMAIL: tester.email,
          SMOKE_CODE_COMMAND: `node -e "fetch('${mail}').then((mail) => mail.text()).then(console.log)"`,
          ...more,
        },
      },
    )
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
  const refused = await smoke(tester, {}, 4)
  expect(refused.lines).toEqual([expect.stringMatching(/^FAILED Accounts: .*has not been approved yet/)])
  expect(refused.code).toBe(1)
  expect((await smoke(tester, { SMOKE_EMAIL: '' })).code).toBe(2)
})

test('the synthetic check names a wrong account, and stops', async ({ tester }) => {
  for (const account of ['acmee', 'gone']) {
    const { code, lines } = await smoke(tester, {}, 15, account)
    expect(lines).toEqual([
      expect.stringMatching(/^ok +Accounts/),
      expect.stringContaining(`FAILED Missions: this user has no available account '${account}'`),
    ])
    expect(code).toBe(1)
  }
})
