import { readFileSync, writeFileSync } from 'node:fs'
import { server } from '@mocks/node'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { base, calls, withMockedApi } from '../app/openConsole'
import { administrator, hourMs, minuteMs, type Requests, total } from './administrator'
import { type Activity, loadCode, polls, workingDay } from './workingDay'

withMockedApi()
afterEach(() => vi.useRealTimers())

/* The figures of docs/load.md. */

const path = 'docs/load.md'
const administrators = 100
/** How long a tab is visible on a working day. */
const visibleHours = 3
const measuredMs = 10 * minuteMs

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

const plain = (count: number) => count.toLocaleString('en')
const rows = (cells: (string | number)[][]) => cells.map((row) => `| ${row.join(' | ')} |`)

/** 'GET /missions 2, PUT /missions' */
const listed = (requests: Requests) =>
  [...requests]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, count]) => `\`${name}\`${count > 1 ? ` ${count}` : ''}`)
    .join(', ') || 'none'

function sums(activities: Activity[]): [name: string, count: number][] {
  const all = new Map<string, number>()
  for (const { times, requests } of activities)
    for (const [name, count] of requests) all.set(name, (all.get(name) ?? 0) + times * count)
  return [...all].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
}

async function document(): Promise<string> {
  await loadCode()
  const perVisible: number[] = []
  for (const [, response] of states) perVisible.push(await pollsOf(response))
  const hidden = await pollsOf(undefined, true)
  const reads: [string, number][] = [
    ['503, or 429, without `Retry-After`', await readsOf(503, {})],
    ['503, or 429, with `Retry-After: 2`', await readsOf(503, { 'Retry-After': '2' })],
    ['503, or 429, with `Retry-After: 60`', await readsOf(503, { 'Retry-After': '60' })],
  ]
  const activities = await workingDay()
  const byOperation = sums(activities)
  const others = byOperation.reduce((sum, [, count]) => sum + count, 0)
  const [pollsPerTime = 0] = perVisible
  const pollsOfDay = (pollsPerTime * visibleHours * hourMs) / measuredMs
  const perSecond = (pollsPerTime * administrators) / (measuredMs / 1000)
  return [
    '# Load on the API',
    '',
    `What the API gets from ${administrators} administrators. The figures are those of the console's own code on the mocked API, with a clock`,
    'that is moved: `tests/unit/load` opens the console, works for a day and counts the requests. A test compares them with this',
    'file; `npm run renew` rewrites it.',
    '',
    '## Polls',
    '',
    `A visible tab polls the statistics (\`${polls[0]}\`, without an account \`${polls[1]}\`) and nothing else. A hidden tab polls nothing.`,
    '',
    '| the API | polls of one visible tab in 10 minutes | polls of 100 visible tabs in a second |',
    '| --- | --- | --- |',
    ...rows(
      states.map(([title], at) => [
        title,
        perVisible[at] ?? 0,
        (((perVisible[at] ?? 0) * administrators) / (measuredMs / 1000)).toFixed(1),
      ]),
    ),
    '',
    `A tab that is hidden for six hours: ${hidden} polls.`,
    '',
    '## Activities',
    '',
    'Without the polls. What was read less than 10 s ago is not read again, and the cache keeps what is not shown for 60 s; so an',
    'activity that follows another at once needs fewer requests. A list of more than one page needs one request for each page.',
    '',
    '| activity | times a day | requests of one | which |',
    '| --- | --- | --- | --- |',
    ...rows(
      activities.map(({ title, times, requests }) => [title, times, total(requests), listed(requests)]),
    ),
    '',
    '## A working day',
    '',
    `These activities, and ${visibleHours} hours with a visible tab:`,
    '',
    '| operation | one administrator | 100 administrators |',
    '| --- | --- | --- |',
    ...rows([
      ['polls of the statistics', plain(pollsOfDay), plain(pollsOfDay * administrators)],
      ...byOperation.map(([name, count]) => [`\`${name}\``, plain(count), plain(count * administrators)]),
      ['**all**', plain(pollsOfDay + others), plain((pollsOfDay + others) * administrators)],
    ]),
    '',
    `Of ${plain(pollsOfDay + others)} requests, ${plain(pollsOfDay)} are polls. The most that ${administrators} tabs poll at once is`,
    `${perSecond.toFixed(0)} requests a second; all others are ${((others * administrators) / (8 * 3600)).toFixed(1)} a second, spread over eight hours.`,
    '',
    '## An API that cannot take more calls',
    '',
    'A read repeats itself once, if the API names a wait of at most 5 s; otherwise the screen shows the error with Try again. A write',
    'is never repeated by itself. A list that is opened once:',
    '',
    '| the response | requests |',
    '| --- | --- |',
    ...rows(reads),
    '',
    '## Fewer bytes',
    '',
    'With `ETag`, `Vary: Authorization` and `Cache-Control: private, no-cache` the browser asks whether its answer still holds, and',
    'the API can respond with 304: the number of requests stays, their size does not (decision S8).',
    '',
  ].join('\n')
}

test('docs/load.md has the figures of the code (WRITE_LOAD=1 rewrites it)', async () => {
  const text = await document()
  if (process.env.WRITE_LOAD) writeFileSync(path, text)
  expect(readFileSync(path, 'utf8')).toBe(text)
}, 300_000)
