// The rows that `npm run bench -- --held` holds: the ratios of the console to the floor, and their limits. A row is above
// its limit if it is so by more than a tenth in two series.
import { median } from './median.ts'

/** How much a ratio can exceed its limit: so much differs between two runs of one build on a quiet machine. */
const tolerance = 1.1

/** By metric. The size of the code is held by `npm run budget`. */
export const limits: ReadonlyMap<string, number> = new Map([
  ['cold load: first row, ms', 3.3],
  ['cold load: total blocking time, ms', 6],
  ['a list not seen yet, ms', 2],
  ['back to a list seen, ms', 4],
  ['edit click to filled form: mission, ms', 7],
  // 305 ms, where the floor needs 23 to 27.
  ['edit click to filled form: mission, 50,000 rows, ms', 12.2],
  ['sort: click to rows, 500 rows, ms', 3.2],
  ['sort: click to rows, 50,000 rows, ms', 2.6],
  ['list search: last key to final rows, 500 rows, ms', 3.7],
  ['list search: last key to final rows, 50,000 rows, ms', 2],
  ['list search: keystroke to paint, 500 rows, ms', 0.95],
  ['list search: keystroke to paint, 50,000 rows, ms', 0.33],
])

/** Scenarios of one short series, with their row counts and what they measure. */
export const heldScenarios = [
  { name: 'cold', rows: 500, measures: /^cold load/ },
  { name: 'heldLists', rows: 500, measures: /list (not )?seen|mission, ms/ },
  { name: 'heldFind', rows: 500, measures: /, 500 rows/ },
  { name: 'heldFind', rows: 50_000, measures: /, 50,000 rows/ },
]

export interface Held {
  metric: string
  limit: number
  /** One for each run. */
  ratios: readonly number[]
  isAbove: boolean
}

/** What a series of runs says about each limit. */
export const held = (ratiosOf: (metric: string) => readonly number[]): Held[] =>
  [...limits].map(([metric, limit]) => {
    const ratios = ratiosOf(metric)
    // Without a value nothing was held.
    return { metric, limit, ratios, isAbove: !(median(ratios) <= tolerance * limit) }
  })

/** The scenarios that have to be repeated. */
export const toRepeat = (first: readonly Held[]) =>
  heldScenarios.filter(({ measures }) =>
    first.some(({ metric, isAbove }) => isAbove && measures.test(metric)),
  )

const short = (ratio: number) => (Number.isFinite(ratio) ? ratio.toFixed(2) : 'none')
const spread = ({ ratios }: Held) =>
  `${short(median(ratios))} (${short(Math.min(...ratios))} to ${short(Math.max(...ratios))})`

/** A line for each row, and the rows that stayed above their limits. `second` has the scenarios that were repeated. */
export function verdicts(first: readonly Held[], second: readonly Held[]) {
  const lines: string[] = []
  const above: string[] = []
  for (const one of first) {
    const again = one.isAbove ? second.find(({ metric }) => metric === one.metric) : undefined
    const isHeld = !one.isAbove || again?.isAbove === false
    const words = `${one.metric}: ${spread(one)}${again ? `, then ${spread(again)}` : ''} of ${one.limit}`
    lines.push(`${isHeld ? 'held ' : 'ABOVE'} ${words}`)
    if (!isHeld) above.push(words)
  }
  return { lines, above }
}
