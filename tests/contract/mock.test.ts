import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tempFolder } from '../tempFolder'
import { type Report, run } from './support'

// Runs in test:all: it starts processes of the kit.

/** Starts the real command. `end` interrupts it and returns its report. */
async function mocking(...options: string[]) {
  const child = spawn(process.execPath, [
    'openapi/kit/cli.ts',
    ...['mock', '--listen', '0', '--format', 'json', ...options],
  ])
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve))
  let [out, err] = ['', '']
  child.stdout.on('data', (data) => {
    out += data
  })
  const [base, tokenUrl] = await new Promise<[string, string]>((resolve) =>
    child.stderr.on('data', (data) => {
      err += data
      const [, address] = /listening on (\S+);/.exec(err) ?? []
      const [, token] = /curl (\S+)/.exec(err) ?? []
      if (address && token) resolve([address, token])
    }),
  )
  const token = (await (await fetch(tokenUrl)).text()).trim()
  return {
    token,
    call: (path: string, init: RequestInit = {}) =>
      fetch(`${base}${path}`, { ...init, headers: { Authorization: `Bearer ${token}`, ...init.headers } }),
    async end() {
      child.kill('SIGINT')
      const code = await closed
      const report: Report = JSON.parse(out)
      return { ...report, code, lines: err.trim().split('\n').slice(2) }
    },
  }
}

const teams = '/teams?account=brindlewick&limit=500&skip=0'

describe('contract mock', () => {
  it('serves the examples, keeps what is written, and says which requests do not fit the contract', async () => {
    const har = join(tempFolder('mock'), 'calls.har')
    const api = await mocking('--scenario', 'teams:3', '--har', har)
    expect(await (await api.call(teams)).json()).toHaveLength(3)
    const body = JSON.stringify({ id: 'new', account: 'brindlewick', name: 'New' })
    const json = { 'Content-Type': 'application/json' }
    expect((await api.call('/teams', { method: 'POST', headers: json, body })).status).toBe(201)
    expect(await (await api.call(teams)).json()).toHaveLength(4)
    await api.call('/teams', { method: 'POST', headers: json, body: '{"id":7,"account":"brindlewick"}' })
    await api.call('/badges')

    const { code, findings, lines, notes } = await api.end()
    expect(findings.map(({ id }) => id).sort()).toEqual([
      'answer/undocumented-call/GET-/badges',
      'request/missing-field/createTeam/name',
      'request/wrong-type/createTeam/id',
    ])
    expect(lines).toHaveLength(3)
    expect(code).toBe(1)
    expect(notes).toContain(`${har} has 5 calls, without secrets`)
    const text = readFileSync(har, 'utf8')
    expect(JSON.parse(text).log.entries).toHaveLength(5)
    expect(text).not.toContain(api.token)
  }, 60_000)

  it('fails as told, which is no finding, and allows the origins that were named', async () => {
    const origin = 'http://localhost:3000'
    const faults = ['--fault', 'listTeams:not-jsonx1', '--fault', 'listMissions:network-error']
    const api = await mocking(...faults, '--latency', '1~2', '--origin', origin)
    await expect(api.call(teams.replace('teams', 'missions'))).rejects.toThrow('fetch failed')
    expect((await api.call(teams)).headers.get('Content-Type')).toContain('text/html')
    const allowed = async (from: string) =>
      (await api.call(teams, { headers: { Origin: from } })).headers.get('Access-Control-Allow-Origin')
    expect(await allowed(origin)).toBe(origin)
    expect(await allowed('http://localhost:4000')).toBe(origin)
    const { code, findings } = await api.end()
    expect({ code, findings }).toEqual({ code: 0, findings: [] })
  }, 60_000)

  it.each([
    [['--fault', 'listTeam:status-500'], "Did you mean 'listTeams:status-500'?"],
    [['--fault', 'listTeams:status-200'], "'listTeams:status-200' is no scenario and no setting of one"],
    [['--scenario', 'firstday'], "Did you mean 'first-day'?"],
    [['--latency', 'soon'], "'latency:soon' is no scenario and no setting of one"],
    [['--origin', 'localhost:3000'], '--origin must be an origin such as http://localhost:3000'],
    [['--listen', 'x'], '--listen must be the number of a port'],
  ])('%j is refused in words', async (options, words) => {
    const { code, err } = await run(['mock', ...options])
    expect(code).toBe(2)
    expect(err).toContain(words)
  })
})
