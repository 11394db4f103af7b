import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { reset } from '../../mocks/reset'
import { listen } from '../listen'
import { drifting, inObjects } from './drifting'
import { fileWith, type Report, run, size } from './support'
import { startApi } from './verifying'

// Runs in test:all: it starts processes of the kit.

let api: Awaited<ReturnType<typeof startApi>>
beforeAll(async () => {
  api = await startApi()
})
afterEach(reset)
afterAll(() => api.stop())

/** Starts the real command in front of a service. `end` interrupts it and returns its report. */
async function guarding(target: string, ...more: string[]) {
  const child: ChildProcess = spawn(process.execPath, [
    'openapi/kit/cli.ts',
    ...['guard', '--listen', '0', '--format', 'json', '--target', target, ...more],
  ])
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve))
  let [out, err] = ['', '']
  child.stdout?.on('data', (data) => {
    out += data
  })
  const base = await new Promise<string>((resolve) =>
    child.stderr?.on('data', (data) => {
      err += data
      const address = /listening on (\S+);/.exec(err)?.[1]
      if (address) resolve(address)
    }),
  )
  return {
    base,
    async end() {
      child.kill('SIGINT')
      const code = await closed
      const report: Report = JSON.parse(out)
      return { ...report, code, out, lines: err.trim().split('\n').slice(1) }
    },
  }
}

const signedIn = () => ({ headers: { Authorization: `Bearer ${api.admin}` } })

describe('contract guard', () => {
  it('forwards everything, so that a whole run of verify --write is clean', async () => {
    const guard = await guarding(`${api.origin}/admin/api/v0`)
    const run = await api.verify([], '--base-url', guard.base, '--write', '--account', 'tarnstead')
    expect({ found: run.found, reason: run.reason, incomplete: run.incomplete }).toEqual({
      found: {},
      reason: undefined,
      incomplete: [],
    })
    const { code, findings, incomplete, looked } = await guard.end()
    // The service returns the unknown fields that the kit sent, which is harmless.
    expect(findings.filter(({ id }) => !id.includes('contractKitUnknown'))).toEqual([])
    expect({ code, incomplete }).toEqual({ code: 0, incomplete: [] })
    expect(looked).toContain(`answers of ${size.operations} operations`)
  }, 60_000)

  it('reports each kind of drift once as it happens, and prints the report at the end', async () => {
    const server = await drifting([
      inObjects('/teams', (object) => {
        object.points = 'many'
      }),
    ])
    const guard = await guarding(server.base)
    for (const account of ['brindlewick', 'fennmarsh', 'brindlewick'])
      await fetch(`${guard.base}/teams?account=${account}`, signedIn())
    await fetch(`${guard.base}/badges/secret-id`, signedIn())
    const { code, result, findings, lines, out } = await guard.end()
    await server.stop()
    expect(lines).toEqual([
      "breaks   listTeams: 'points' has the wrong type  (answer/wrong-type/listTeams/200/points)",
      'risky    GET /badges/… is not in the contract  (answer/undocumented-call/GET-/badges/…)',
    ])
    expect({ code, result }).toEqual({ code: 1, result: 'drift' })
    expect(findings.map(({ id }) => id)).toEqual([
      'answer/wrong-type/listTeams/200/points',
      'answer/undocumented-call/GET-/badges/…',
    ])
    expect(findings[0]?.times).toBeGreaterThan(3)
    expect(out + lines.join()).not.toMatch(/many|secret-id|Bearer/)
    expect(out).not.toContain(api.admin)
  }, 60_000)

  it('prints no line for findings of the ignore file, and counts them as ignored in the report', async () => {
    const server = await drifting([
      inObjects('/teams', (object) => {
        Object.assign(object, { points: 'many', motto: 'Go' })
      }),
    ])
    const known = { reason: 'known', expires: '2999-12-31' }
    const file = fileWith([{ id: 'answer/wrong-type/listTeams/200/points', ...known }])
    const guard = await guarding(server.base, '--ignore', file)
    await fetch(`${guard.base}/teams?account=brindlewick`, signedIn())
    const { code, ignored, lines } = await guard.end()
    await server.stop()
    expect(lines).toEqual([
      "harmless listTeams: 'motto' is not in the contract  (answer/undocumented-field/listTeams/200/motto)",
    ])
    expect({ code, ignored: ignored.map(({ id }) => id) }).toEqual({
      code: 0,
      ignored: ['answer/wrong-type/listTeams/200/points'],
    })
  }, 60_000)

  it('prints three lines for one cause, and one that refers to the report for the others', async () => {
    const lists = ['teams', 'events', 'levels', 'prizes', 'raffles', 'rules']
    const added = (object: { motto?: string }) => {
      object.motto = 'Go'
    }
    const server = await drifting(lists.map((list) => inObjects(`/${list}`, added)))
    const guard = await guarding(server.base)
    for (const list of lists) await fetch(`${guard.base}/${list}?account=brindlewick`, signedIn())
    const { lines, findings } = await guard.end()
    await server.stop()
    expect(lines).toHaveLength(4)
    expect(lines.at(-1)).toBe(
      'harmless and more of this; the report has all of it  (answer/undocumented-field/many/motto)',
    )
    expect(findings.map(({ id }) => id)).toEqual(['answer/undocumented-field/many/motto'])
  }, 60_000)

  it('does not start with an ignore file that has a mistake', async () => {
    const file = fileWith([{ id: 'x', reason: 'y', expires: '2026-02-30' }])
    const { code, err } = await run(['guard', '--target', api.origin, '--listen', '0', '--ignore', file])
    expect({ code, err }).toEqual({ code: 2, err: expect.stringMatching(/^could not run: .*entry 1: /) })
  })

  it('forwards headers, encoded paths and compressed bodies unchanged, and checks them', async () => {
    const seen: string[] = []
    const body = gzipSync('[{"id": 7, "account": "a"}]')
    const server = createServer((incoming, outgoing) => {
      seen.push(`${incoming.method} ${incoming.url} ${incoming.headers['x-trace']}`)
      const headers = {
        'Content-Type': 'application/json',
        'Content-Encoding': 'gzip',
        'Set-Cookie': ['a=1', 'b=2'],
      }
      outgoing.writeHead(200, headers)
      outgoing.end(body)
    })
    const guard = await guarding(`${await listen(server)}/admin/api/v0/`)
    const response = await fetch(`${guard.base}/teams?account=a%2Fb%20c`, { headers: { 'X-Trace': '1' } })
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    expect(await response.json()).toEqual([{ id: 7, account: 'a' }])
    await fetch(`${guard.base}/teams/a/%2F50%25%20%23`, { method: 'DELETE' })
    expect(seen).toEqual([
      'GET /admin/api/v0/teams?account=a%2Fb%20c 1',
      'DELETE /admin/api/v0/teams/a/%2F50%25%20%23 undefined',
    ])
    const { findings } = await guard.end()
    server.close()
    expect(findings.map(({ id }) => id)).toEqual([
      'answer/wrong-type/listTeams/200/id',
      'answer/undocumented-status/deleteTeam/200',
      'answer/unexpected-body/deleteTeam/200',
    ])
  }, 60_000)

  it.each<[string, string, Buffer, string | RegExp]>([
    [
      'an encoding that it does not know',
      'xpress',
      Buffer.from('?'),
      "its encoding 'xpress' cannot be unpacked",
    ],
    [
      'broken gzip',
      'gzip',
      gzipSync('[]'.repeat(99)).subarray(0, 15),
      'its body is no valid gzip, or too long',
    ],
  ])(
    'is not clean after %s',
    async (_name, encoding, body, reason) => {
      const server = createServer((_incoming, outgoing) => {
        outgoing.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': encoding })
        outgoing.end(body)
      })
      const guard = await guarding(`${await listen(server)}/admin/api/v0`)
      // The client cannot unpack it either.
      await fetch(`${guard.base}/teams?account=a`)
        .then((response) => response.arrayBuffer())
        .catch(() => undefined)
      const { code, result, incomplete } = await guard.end()
      server.close()
      expect({ code, result, incomplete }).toEqual({
        code: 2,
        result: 'could-not-look',
        incomplete: [`1 of 1 entries: only the status was looked at: ${reason}`],
      })
    },
    60_000,
  )

  it('unpacks zstd, and bodies with several encodings', async () => {
    const drift = Buffer.from('[{"id": 7, "account": "a"}]')
    const server = createServer((incoming, outgoing) => {
      const both = incoming.url?.includes('/events')
      outgoing.writeHead(200, {
        'Content-Type': 'application/json',
        'Content-Encoding': both ? 'gzip, br' : 'zstd',
      })
      outgoing.end(both ? brotliCompressSync(gzipSync(drift)) : zstdCompressSync(drift))
    })
    const guard = await guarding(`${await listen(server)}/admin/api/v0`)
    for (const list of ['teams', 'events'])
      await fetch(`${guard.base}/${list}?account=a`).then((response) => response.arrayBuffer())
    const { findings, incomplete } = await guard.end()
    server.close()
    expect(incomplete).toEqual([])
    expect(findings.map(({ id }) => id)).toEqual([
      'answer/wrong-type/listEvents/200/id',
      'answer/wrong-type/listTeams/200/id',
    ])
  }, 60_000)

  it('returns 502 if the service cannot be reached, and the report is not clean', async () => {
    const guard = await guarding('http://127.0.0.1:1/admin/api/v0')
    const response = await fetch(`${guard.base}/accounts`)
    expect(response.status).toBe(502)
    expect((await response.json()).error).toMatch(/contract guard could not reach the service/)
    const { code, incomplete } = await guard.end()
    expect(code).toBe(2)
    expect(incomplete).toEqual([
      'no answer of the API came through',
      '1 of 1 entries: without an answer (connect ECONNREFUSED 127.0.0.1:1)',
    ])
  }, 60_000)
})
