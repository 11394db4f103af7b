import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { overloadTime, refreshInterval } from '@/app/frame/useStatistics'
import { type Figures, measuredMs, polls, textOf } from './figures'

/* docs/load.md, read: what `document.test.tsx` counts at work, which takes half a minute, is compared with itself and the code. */

const text = readFileSync('docs/load.md', 'utf8')

/** The rows of a table, by its first heading. */
function table(heading: string): string[][] {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => line.startsWith(`| ${heading} |`))
  const rest = lines.slice(first + 2)
  return rest
    .slice(
      0,
      rest.findIndex((line) => !line.startsWith('|')),
    )
    .map((line) => line.slice(2, -2).split(' | '))
}

/** '`GET /missions` 2, `PUT /missions`' */
const requestsIn = (cell = '') =>
  new Map(
    [...cell.matchAll(/`([^`]+)`(?: (\d+))?/g)].map(([, name = '', count]) => [name, Number(count ?? 1)]),
  )

const figures: Figures = {
  states: table('the API').map(([title = '', count]) => [title, Number(count)]),
  hidden: Number(/hidden for six hours: (\d+) polls/.exec(text)?.[1]),
  activities: table('activity').map(([title = '', times, , which]) => ({
    title,
    times: Number(times),
    requests: requestsIn(which),
  })),
  reads: table('the response').map(([title = '', count]) => [title, Number(count)]),
}

it('every sum, share and sentence of docs/load.md follows from the figures that were counted', () => {
  expect(figures.activities.length).toBeGreaterThan(5)
  expect(textOf(figures)).toBe(text)
})

it('the polls of docs/load.md are those of the intervals of the code', () => {
  const [visible, overloaded] = figures.states.map(([, count]) => count)
  expect(visible).toBe(measuredMs / refreshInterval)
  expect(overloaded).toBe(measuredMs / overloadTime)
  expect(figures.hidden).toBe(0)
})

it('docs/load.md names operations of the contract', () => {
  const { paths } = JSON.parse(readFileSync('openapi/kit/contract/contract.json', 'utf8')).document
  const known = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const named = figures.activities.flatMap(({ requests }) => [...requests.keys()])
  expect([...named, ...polls].filter((name) => !known.includes(name))).toEqual([])
})
