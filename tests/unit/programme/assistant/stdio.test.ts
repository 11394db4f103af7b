import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { reset } from '@mocks/reset'
import { getDefaultEnvironment, StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { tools } from '../../../../programme/mcp/server'
import { clientOf, textIn } from './client'
import { type Watched, watchedApi } from './watched'

// Runs in test:all: it starts processes of the command.

/* The server for assistants as a client starts it: over standard input and output. */

let api: Watched
beforeAll(async () => {
  api = await watchedApi()
})
afterEach(() => reset())
afterAll(() => api.stop())

const started = (...args: string[]) => ['programme/cli.mjs', 'mcp', ...args]
const ofApi = () => ['--base-url', api.baseUrl, '--account', 'brindlewick', '--by', 'Robin']
const env = () => ({ ...getDefaultEnvironment(), PROGRAMME_TOKEN: api.token })

describe('programme mcp', () => {
  it('answers every tool over stdio, from objects to a proposal (rules ASSIST-1 and ASSIST-5)', async () => {
    const { client, call, found, refusal } = await clientOf(
      new StdioClientTransport({ command: process.execPath, args: started(...ofApi()), env: env() }),
    )
    const { items } = await found('find_objects', { type: 'missions', where: 'tags:least:1' })
    const [{ id }] = items
    const { object } = await found('get_object', { type: 'missions', id })
    const tag = object.tags[0]
    const { bundle } = await found('duplicate', { tag, newTag: 'next', shift: '1y', zone: 'Europe/Berlin' })
    const calls: Record<string, object> = {
      ...{ list_accounts: {}, find_objects: {}, get_object: { type: 'missions', id }, check: { tag } },
      ...{ explain: { object: `missions/${id}` }, economy: {}, campaign: { tag }, diff: { bundle } },
      ...{ duplicate: { tag }, propose: { why: 'Next year', bundle } },
    }
    expect(Object.keys(calls).sort()).toEqual(tools.map(({ name }) => name).sort())
    for (const [name, args] of Object.entries(calls)) {
      const result = await call(name, args)
      expect(result.isError, `${name}: ${textIn(result)}`).toBeUndefined()
    }
    expect(await refusal('get_object', { type: 'missions', id: 'none' })).toMatch(/^There is no object/)
    expect((await found('list_accounts')).total).toBe(1)
    const { resources } = await client.listResources()
    expect(resources).toHaveLength(4)
    await client.close()
    expect(api.requests.filter((one) => !one.startsWith('GET '))).toEqual([])
  }, 120_000)

  it('ends with its input, and has written the protocol alone', async () => {
    const server = spawn(process.execPath, started(...ofApi()), { env: env(), stdio: 'pipe' })
    let [out, errors] = ['', '']
    server.stdout.on('data', (data) => {
      out += data
    })
    server.stderr.on('data', (data) => {
      errors += data
    })
    const hello = {
      ...{ jsonrpc: '2.0', id: 1, method: 'initialize' },
      params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 't', version: '1' } },
    }
    server.stdin.write(`no JSON\n${JSON.stringify(hello)}\n`)
    await once(server.stdout, 'data')
    server.stdin.end()
    const [code] = await once(server, 'exit')
    expect(code).toBe(0)
    const lines = out.trim().split('\n')
    expect(lines.map((line) => JSON.parse(line).id)).toEqual([1])
    expect(errors).toMatch(/^protocol: /)
  }, 60_000)

  // commandLine.test.ts has the other refusals, without a process.
  it('does not start without an API, and then writes nothing of the protocol', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, started('--account', 'a'), {
      env: env(),
      encoding: 'utf8',
      input: '',
    })
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toMatch(/Name the API/)
  })
})
