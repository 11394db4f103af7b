/* The closed forms. Each is compared with a simulation or an enumeration in a test. */

/** P(N >= n) for n = 0, 1, 2, … of a Poisson distribution. */
export interface Tails {
  (n: number): number
  /** For n up to this number the chance is 1. */
  sure: number
}

/** Smaller chances do not change a sum. */
const least = 1e-18
/** From this chance on, further completions are not counted. */
const leastTerm = 1e-9

const tailsByMean = new Map<number, Tails>()

/** The tails of a Poisson distribution with this mean. Kept, because most windows have the same length. */
export function poissonTails(mean: number): Tails {
  const known = tailsByMean.get(mean)
  if (known) return known
  const tails = tailsOf(mean)
  if (tailsByMean.size > 5000) tailsByMean.clear()
  tailsByMean.set(mean, tails)
  return tails
}

/**
 * The masses relative to that of the mode, scaled to a sum of 1. The mass of 0 underflows for large means, so it is no
 * start for a recurrence.
 */
function tailsOf(mean: number): Tails {
  if (!(mean > 0)) return Object.assign((n: number) => (n <= 0 ? 1 : 0), { sure: 0 })
  const mode = Math.floor(mean)
  const above: number[] = []
  for (let mass = 1, n = mode; mass > least; n += 1, mass *= mean / n) above.push(mass)
  const below: number[] = []
  for (let mass = mode / mean, n = mode - 1; n >= 0 && mass > least; mass *= n / mean, n -= 1)
    below.push(mass)
  const first = mode - below.length
  const masses = [...below.reverse(), ...above]
  const tails = new Float64Array(masses.length + 1)
  for (let index = masses.length - 1; index >= 0; index -= 1)
    tails[index] = (tails[index + 1] ?? 0) + (masses[index] ?? 0)
  const total = tails[0] ?? 1
  return Object.assign((n: number) => (n <= first ? 1 : (tails[Math.ceil(n) - first] ?? 0) / total), {
    sure: first,
  })
}

/** E[min(N, limit)] for a Poisson distributed N. */
export function expectedUpTo(mean: number, limit: number): number {
  const tails = poissonTails(mean)
  let sum = Math.min(tails.sure, limit)
  for (let n = sum + 1; n <= limit; n += 1) {
    const chance = tails(n)
    sum += chance
    if (chance < leastTerm * 1e-6) break
  }
  return sum
}

/** An event that a mission counts: how often it happens in a window, and how often it has to. */
export interface Counted {
  mean: number
  count: number
}

/**
 * The expected completions of a mission in one window: the sum over j = 1 … limit of the chance that every event happens
 * j times as often as one completion needs.
 * @param limit undefined without a limit
 */
export function expectedCompletions(events: readonly Counted[], limit: number | undefined): number {
  const tails = events.map(({ mean }) => poissonTails(mean))
  // Completions that are sure need no sum: there are hundreds of them in a long window.
  const sure = Math.min(...events.map(({ count }, index) => Math.floor((tails[index]?.sure ?? 0) / count)))
  let sum = Math.min(sure, limit ?? sure)
  for (let j = sum + 1; limit === undefined || j <= limit; j += 1) {
    let chance = 1
    for (const [index, { count }] of events.entries()) chance *= tails[index]?.(j * count) ?? 0
    if (limit === undefined && chance < leastTerm) break
    sum += chance
    if (chance === 0) break
  }
  return sum
}

const runsByKey = new Map<string, readonly number[]>()

/**
 * The expected number of runs that are completed in each window of a streak. A run ends by its completion after `length`
 * windows, or by a miss. Works out, for each window, how likely each length of the current run is.
 */
export function expectedRuns(windows: number, length: number, chance: number): readonly number[] {
  const key = `${windows} ${length} ${chance}`
  const known = runsByKey.get(key)
  if (known) return known
  const completed: number[] = []
  let table = new Float64Array(length)
  table[0] = 1
  for (let window = 0; window < windows; window += 1) {
    const next = new Float64Array(length)
    const done = chance * (table[length - 1] ?? 0)
    next[0] = done + (1 - chance)
    for (let run = 1; run < length; run += 1) next[run] = chance * (table[run - 1] ?? 0)
    completed.push(done)
    table = next
  }
  if (runsByKey.size > 500) runsByKey.clear()
  runsByKey.set(key, completed)
  return completed
}

/**
 * The chance of at least one of `wanted` among `taken` of `all`, without putting back: 1 − C(all − wanted, taken) /
 * C(all, taken). Symmetric in `wanted` and `taken`.
 */
export function chanceOfOne(all: number, wanted: number, taken: number): number {
  if (wanted <= 0 || taken <= 0 || all <= 0) return 0
  if (wanted + taken > all) return 1
  const [factors, rest] = wanted < taken ? [wanted, taken] : [taken, wanted]
  let none = 1
  for (let index = 0; index < factors; index += 1) none *= (all - rest - index) / (all - index)
  return 1 - none
}
