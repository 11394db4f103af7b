import { readFileSync, writeFileSync } from 'node:fs'
import { server } from '@mocks/node'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { base, calls, withMockedApi } from '../app/openConsole'
import { administrator } from './administrator'
import { hourMs, measuredMs, textOf, total } from './figures'
import { loadCode, workingDay } from './workingDay'

// Runs in test:all: it works a day in a window; reading.test.ts reads the document.

withMockedApi()
afterEach(() => vi.useRealTimers())

/* The figures of docs/load.md, counted at work. `reading.test.ts` compares them without a window. */

const path = 'docs/load.md'
/** How the statistics respond. */
const states: [title: string, response?: { status: number; headers?: Record<string, string> }][] = [
  ['responds'],
  ['responds with 429 or 503', { status: 503 }],
  ['responds with 429 or 503 and `Retry-After: 120`', { status: 429, headers: { 'Retry-After': '120' } }],
]
const refuse = (path: string, status: number, headers: Record<string, string> = {}) =>
  server.use(
    http.get(`*${base}${path}`, () => {
      calls.push(`GET ${path}`)
      return HttpResponse.json({ error: 'Too much' }, { status, headers })
    }),
  )

async function pollsOf(response: (typeof states)[number][1], isHidden = false): Promise<number> {
  const { during, pass, setHidden } = await administrator('/profile')
  if (response) refuse('/analytics', response.status, response.headers)
  // The next response is the first of this state.
  await pass(5000)
  if (isHidden) await setHidden(true)
  return total(await during(() => pass(isHidden ? 6 * hourMs : measuredMs, isHidden ? hourMs : 5000)))
}

/** The requests for the rows of a list that is opened once. */
async function readsOf(status: number, headers: Record<string, string>): Promise<number> {
  const { during, visit } = await administrator('/profile')
  refuse('/missions', status, headers)
  const requests = await during(() => visit('/missions/list', 10_000))
  return requests.get('GET /missions') ?? 0
}

async function document(): Promise<string> {
  await loadCode()
  const perState: [string, number][] = []
  for (const [title, response] of states) perState.push([title, await pollsOf(response)])
  return textOf({
    states: perState,
    hidden: await pollsOf(undefined, true),
    reads: [
      ['503, or 429, without `Retry-After`', await readsOf(503, {})],
      ['503, or 429, with `Retry-After: 2`', await readsOf(503, { 'Retry-After': '2' })],
      ['503, or 429, with `Retry-After: 60`', await readsOf(503, { 'Retry-After': '60' })],
    ],
    activities: await workingDay(),
  })
}

test('docs/load.md has the figures of the code (WRITE_LOAD=1 rewrites it)', async () => {
  const text = await document()
  if (process.env.WRITE_LOAD) writeFileSync(path, text)
  expect(readFileSync(path, 'utf8')).toBe(text)
}, 300_000)
