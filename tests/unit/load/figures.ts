import type { Activity } from './workingDay'

/* The text of docs/load.md, from the figures that were counted. */

export const minuteMs = 60_000
export const hourMs = 60 * minuteMs

/** Requests by operation, such as `GET /missions/{account}/{id}`. */
export type Requests = Map<string, number>

export const total = (requests: Requests) => [...requests.values()].reduce((sum, count) => sum + count, 0)

/** The operations that are polled; they are counted apart, because their number depends on how long a tab is visible. */
export const polls = ['GET /analytics', 'GET /analytics/aggregated']

const administrators = 100
/** How long a tab is visible on a working day. */
const visibleHours = 3
export const measuredMs = 10 * minuteMs

export interface Figures {
  /** How the statistics respond, and the polls of a visible tab in `measuredMs`. */
  states: readonly (readonly [title: string, polls: number])[]
  /** The polls of a hidden tab. */
  hidden: number
  activities: readonly Activity[]
  /** The requests of a list that is opened once, by the response. */
  reads: readonly (readonly [title: string, requests: number])[]
}

const plain = (count: number) => count.toLocaleString('en')
const rows = (cells: readonly (string | number)[][]) => cells.map((row) => `| ${row.join(' | ')} |`)

/** 'GET /missions 2, PUT /missions' */
const listed = (requests: Requests) =>
  [...requests]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, count]) => `\`${name}\`${count > 1 ? ` ${count}` : ''}`)
    .join(', ') || 'none'

function sums(activities: readonly Activity[]): [name: string, count: number][] {
  const all = new Map<string, number>()
  for (const { times, requests } of activities)
    for (const [name, count] of requests) all.set(name, (all.get(name) ?? 0) + times * count)
  return [...all].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
}

export function textOf({ states, hidden, activities, reads }: Figures): string {
  const byOperation = sums(activities)
  const others = byOperation.reduce((sum, [, count]) => sum + count, 0)
  const [[, pollsPerTime] = ['', 0]] = states
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
      states.map(([title, count]) => [
        title,
        count,
        ((count * administrators) / (measuredMs / 1000)).toFixed(1),
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
    ...rows(reads.map((read) => [...read])),
    '',
    '## Fewer bytes',
    '',
    'With `ETag`, `Vary: Authorization` and `Cache-Control: private, no-cache` the browser asks whether its answer still holds, and',
    'the API can respond with 304: the number of requests stays, their size does not (decision S8).',
    '',
  ].join('\n')
}
