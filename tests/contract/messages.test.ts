import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Fault } from './drifting'
import { run } from './support'
import { startApi } from './verifying'

let api: Awaited<ReturnType<typeof startApi>>
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const missions = ['--account', 'tarnstead', '--only', 'missions']
const own = 'https://console.example.com'
const few = ['--account', 'tarnstead', '--only', 'teams']

/** A service that allows one origin. */
const allowing = (origin: string): Fault => ({
  after: ({ headers }) => {
    headers['access-control-allow-origin'] = origin
  },
})

describe('the finding about the origin', () => {
  it('names the origin that was sent, the one that is allowed, and the option', async () => {
    const { found } = await api.verify([allowing(own)], ...few)
    expect(found['cors/allow-origin']).toBe(
      `Browsers keep answers from a console at http://localhost:5173 (the origin that was sent): the service allows ${own}. If that is your console: --origin ${own}`,
    )
  })

  it('says how to name another origin if the service allows none', async () => {
    const { found } = await api.verify(
      [{ after: ({ headers }) => void delete headers['access-control-allow-origin'] }],
      ...few,
      '--origin',
      own,
    )
    expect(found['cors/allow-origin']).toMatch(
      /^Browsers keep answers from a console at https:\/\/console\.example\.com \(the origin that was sent\): the service allows no origin\. .*--origin https/,
    )
  })

  it('is not there for the console that the service allows', async () => {
    const { found } = await api.verify([allowing(own)], ...few, '--origin', own)
    expect(found).toEqual({})
  })

  it('comes with lines that send that origin', async () => {
    const { findings = [] } = await api.verify([allowing('https://other.example')], ...few, '--origin', own)
    for (const { curl } of findings) expect(curl).toContain(`'Origin: ${own}'`)
  })

  it('is prevented by every call of verify in the README', () => {
    const calls = readFileSync('openapi/kit/README.md', 'utf8')
      .split('\n')
      .filter((line) => line.includes('npx ') && line.includes('contract verify'))
    expect(calls.length).toBeGreaterThan(3)
    expect(calls.filter((line) => !line.includes(`--origin ${own}`))).toEqual([])
  })
})

describe('a call that is asked for what it cannot know', () => {
  const answering = (status: number, isMeant: (query: URLSearchParams) => boolean): Fault => ({
    after: (exchange) => {
      if (exchange.method === 'GET' && exchange.path === '/missions' && isMeant(exchange.query))
        exchange.status = status
    },
  })

  it('without an account is named so', async () => {
    const { found } = await api.verify([answering(418, (query) => !query.has('account'))], ...missions)
    expect(found).toEqual({
      'undocumented-status/listMissions/418': "listMissions: answers 418 to a call without 'account'",
    })
  })

  it('without an account may be refused with 422', async () => {
    const { findings = [] } = await api.verify(
      [answering(422, (query) => !query.has('account'))],
      ...missions,
    )
    expect(findings.map(({ message, severity }) => `${severity} ${message}`)).toEqual([
      "harmless listMissions: answers 422 to a call without 'account' in place of 400; the console shows both alike",
    ])
  })
})

describe('a mistake in an argument is in words of ours, on every version of Node', () => {
  const theirs =
    /parseArgs|ERR_|positional|To specify|ambiguous|argument missing|does not take|\n\s+at |[╔║╚╭│╰]/

  it.each([
    [['diff', '--bas', 'x'], "There is no option '--bas'"],
    [['diff', '--base-path'], '--base-path needs a value'],
    [
      ['diff', '--base-path', '-x', 'a.json'],
      '--base-path needs a value. One that begins with a dash is written --base-path=-value',
    ],
    [['verify', '--write=1'], '--write takes no value'],
    [['verify', '--account', '--write'], '--account needs a value'],
    [['har', '-o'], '--output needs a value'],
    [['guard', '--target'], '--target needs a value'],
    [['mock', '--origin'], '--origin needs a value'],
    [['diff', '-x', 'a'], "There is no option '-x'"],
    [['rules', '--help=3'], '--help takes no value'],
    [['lint', '--nope'], "There is no option '--nope'"],
  ])('%j', async (args, words) => {
    const { code, err } = await run(args)
    expect(code).toBe(2)
    expect(err).toContain(words)
    expect(err).not.toMatch(theirs)
  })
})
