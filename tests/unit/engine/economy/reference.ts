import type { Reward, Row } from './referenceTypes'

/*
 * The definitions of the economy once more, written down as simply as possible and without the engine: every formula is
 * evaluated again for each day. Slow, and only for comparison.
 */

const day = 86_400_000
const { POSITIVE_INFINITY: infinity } = Number

export type Rows = Partial<Record<string, readonly Row[]>>
interface Window {
  from: number
  to: number
}

export const profiles = {
  casual: { rate: 0.2, share: 0.1, pass: 0.6, keep: 0.5 },
  regular: { rate: 1, share: 0.4, pass: 0.7, keep: 0.8 },
  keen: { rate: 3, share: 0.9, pass: 0.8, keep: 0.95 },
}

const tails = new Map<number, number[]>()

/** P(N >= n) for n = 0, 1, …, from the masses e^-m m^n / n!. */
function tailsOf(mean: number): number[] {
  const known = tails.get(mean)
  if (known) return known
  const masses: number[] = []
  let log = -mean
  for (let n = 0; n < mean + 12 * Math.sqrt(mean) + 40; n += 1) {
    if (n > 0) log += Math.log(mean / n)
    masses.push(Math.exp(log))
  }
  const found: number[] = []
  let sum = 0
  for (const mass of masses.reverse()) {
    sum += mass
    found.unshift(sum)
  }
  tails.set(mean, found)
  return found
}
const atLeast = (mean: number, n: number) => (n === 0 ? 1 : mean === 0 ? 0 : (tailsOf(mean)[n] ?? 0))

/** The sum over j = 1 … limit of the product of P(N_e >= j k_e); until a term is below 1e-9 without a limit. */
function completions(events: readonly { mean: number; count: number }[], limit: number): number {
  let sum = 0
  for (let j = 1; j <= limit; j += 1) {
    let term = 1
    for (const { mean, count } of events) term *= atLeast(mean, j * count)
    if (term === 0 || (limit === infinity && term < 1e-9)) break
    sum += term
  }
  return sum
}

/** The expected number of completed runs in each window, over all lengths of the current run. */
function runs(windows: number, length: number, keep: number): number[] {
  let chances = [1, ...Array(length).fill(0)] as number[]
  return Array.from({ length: windows }, () => {
    const next = Array(length + 1).fill(0) as number[]
    for (const [run, chance] of chances.entries()) {
      next[0] = (next[0] ?? 0) + chance * (1 - keep)
      next[run + 1] = (next[run + 1] ?? 0) + chance * keep
    }
    const completed = next[length] ?? 0
    next[0] = (next[0] ?? 0) + completed
    chances = next.slice(0, length)
    return completed
  })
}

/** The part of the span in the active range; its last moment counts. */
function liveTime(row: Row, from: number, to: number): (Window & { last: number }) | undefined {
  if (row.isAvailable === false) return undefined
  const [start, end] = [Date.parse(row.active?.from ?? ''), Date.parse(row.active?.to ?? '')]
  const isOpenStart = Number.isNaN(start) || new Date(start).getUTCFullYear() <= 1
  const isOpenEnd = Number.isNaN(end) || new Date(end).getUTCFullYear() >= 9999
  const begin = isOpenStart ? from : Math.max(from, start)
  const last = isOpenEnd ? to - 1 : Math.min(to - 1, end)
  return last < begin ? undefined : { from: begin, to: last === to - 1 ? to : last, last }
}

/** The first moment of the next UTC day, ISO week or calendar month. */
function nextReset(moment: number, period: string | undefined): number {
  const date = new Date(moment)
  date.setUTCHours(0, 0, 0, 0)
  if (period === 'daily') date.setUTCDate(date.getUTCDate() + 1)
  else if (period === 'weekly') date.setUTCDate(date.getUTCDate() + ((8 - (date.getUTCDay() || 7)) % 7 || 7))
  else if (period === 'monthly') date.setUTCMonth(date.getUTCMonth() + 1, 1)
  else return infinity
  return date.getTime()
}

function windowsOf(row: Row, from: number, to: number): Window[] {
  const live = liveTime(row, from, to)
  const windows: Window[] = []
  for (let start = live?.from ?? infinity; live && start <= live.last; ) {
    const reset = nextReset(start, row.period)
    windows.push({ from: start, to: Math.min(reset, live.to) })
    start = reset
  }
  return windows
}

const limitOf = (row: Row) => (row.limitCount ? (row.countLimit ?? 0) : infinity)
const pauseOf = (row: Row) => (row.timeToRestart ? (row.timing?.minSecondsToRestart ?? 0) : 0)

export interface Source {
  type: string
  row: Row
  ceiling: number
  /** Expected until a moment; not for achievements and levels. */
  until: (moment: number) => number
}

/** The achievements that somebody can unlock: an object gives steps towards it that requires none that nobody can. */
function reachable(rows: Rows): ReadonlySet<string> {
  const found = new Set<string>()
  for (let size = -1; size < found.size; ) {
    size = found.size
    for (const [type, list = []] of Object.entries(rows))
      for (const { id, reward, requirement, objectives } of list) {
        const needed = [
          ...(requirement?.achievements ?? []),
          ...(type === 'levels' ? (objectives?.achievements ?? []) : []),
          ...(type === 'achievements' ? [id] : []),
        ]
        // An id that no object has is a fault of its own.
        const isHere = (one: string) => rows.achievements?.some((row) => row.id === one)
        if (needed.every((one) => found.has(one) || !isHere(one)))
          for (const given of reward?.achievements ?? []) found.add(given.id)
      }
  }
  return found
}

/** The sources that count events and time, with their completions in a span. */
export function sourcesOf(rows: Rows, from: number, to: number, profile: keyof typeof profiles): Source[] {
  const { rate, share, pass, keep } = profiles[profile]
  const isOn = (type: string, id: string | undefined) => {
    const row = rows[type]?.find((one) => one.id === id)
    return row !== undefined && row.isAvailable !== false
  }
  const canHave = reachable(rows)
  const isShut = ({ requirement }: Row) =>
    requirement?.achievements?.some(
      (id) => rows.achievements?.some((one) => one.id === id) && !canHave.has(id),
    )
  const source = (type: string, row: Row): Source => {
    const none = { type, row, ceiling: 0, until: () => 0 }
    if (isShut(row) || row.isAvailable === false) return none
    const limit = limitOf(row)
    const windows = windowsOf(row, from, to)
    const summed = (value: (window: Window, passed: number, index: number) => number) => (moment: number) => {
      let sum = 0
      for (const [index, window] of windows.entries())
        if (moment > window.from || (moment === window.to && window.from === window.to))
          sum += value(window, Math.min(moment, window.to) - window.from, index)
      return sum
    }
    const even = (amount: (index: number) => number) =>
      summed((window, passed, index) =>
        window.to > window.from ? (amount(index) * passed) / (window.to - window.from) : amount(index),
      )
    if (type === 'events')
      return {
        type,
        row,
        ceiling: limit,
        until: (moment) => {
          const mean = (rate * (moment - from)) / day
          return limit === infinity ? mean : completions([{ mean, count: 1 }], limit)
        },
      }
    if (type === 'quizzes' || type === 'surveys') {
      const amount = type === 'quizzes' ? share * pass : share
      return { type, row, ceiling: 1, until: (moment) => (amount * (moment - from)) / (to - from) }
    }
    if (type === 'streaks') {
      if (limit === infinity || limit === 0) return none
      const completed = runs(windows.length, limit, keep)
      const ceiling = Math.floor(windows.length / limit)
      return ceiling === 0 ? none : { type, row, ceiling, until: even((index) => completed[index] ?? 0) }
    }
    if (type !== 'missions') return none
    const { events = [], quizzId, surveyId } = row.objectives ?? {}
    const isMet =
      events.length > 0
        ? events.every(({ id }) => isOn('events', id))
        : quizzId !== undefined
          ? isOn('quizzes', quizzId)
          : isOn('surveys', surveyId)
    const live = liveTime(row, from, to)
    if (!isMet || !live || limit === 0) return none
    const pause = limit === infinity ? pauseOf(row) : 0
    const restarts = (moment: number) =>
      pause > 0 ? Math.ceil(Math.max(0, Math.min(moment, live.to) - live.from) / 1000 / pause) : infinity
    const known = new Map<number, number>()
    const until =
      events.length > 0
        ? summed((_, passed) => {
            const value =
              known.get(passed) ??
              completions(
                events.map(({ count }) => ({ mean: (rate * passed) / day, count })),
                limit,
              )
            known.set(passed, value)
            return value
          })
        : even(() => (quizzId === undefined ? share : share * pass))
    return {
      type,
      row,
      ceiling: limit === infinity ? restarts(to) : limit * windows.length,
      until: (moment) => Math.min(until(moment), restarts(moment)),
    }
  }
  return ['events', 'missions', 'quizzes', 'surveys', 'streaks', 'achievements', 'levels'].flatMap((type) =>
    (rows[type] ?? []).map((row) => source(type, row)),
  )
}

/** Credits, points, steps and achievements that a player has. */
class Purse {
  credits = 0
  points = 0
  steps = new Map<string, number>()
  achievements = new Set<string>()

  add({ credits = 0, points = 0, achievements = [] }: Reward = {}, times = 1) {
    if (times === 0) return
    this.credits += credits && credits * times
    this.points += points && points * times
    for (const { id, steps } of achievements) this.steps.set(id, (this.steps.get(id) ?? 0) + steps * times)
  }

  has({ type, row }: Source, missing: number): boolean {
    if (type === 'achievements') return (this.steps.get(row.id) ?? 0) >= (row.steps ?? 1) - missing - 1e-9
    const { points = 0, credits = 0, achievements = [] } = row.objectives ?? {}
    return (
      this.points >= points - 1e-9 &&
      this.credits >= credits - 1e-9 &&
      achievements.every((id) => this.achievements.has(id))
    )
  }
}

/** What the player has with these completions, and the achievements and levels that follow, until nothing changes. */
function settled(sources: readonly Source[], count: (source: Source) => number, missing: number) {
  const purse = new Purse()
  for (const one of sources) purse.add(one.row.reward, count(one))
  const reached = new Set<Source>()
  const goals = sources.filter(
    ({ type, row }) => (type === 'achievements' || type === 'levels') && row.isAvailable !== false,
  )
  for (let size = -1; size < reached.size; ) {
    size = reached.size
    for (const goal of goals)
      if (!reached.has(goal) && purse.has(goal, missing)) {
        reached.add(goal)
        if (goal.type === 'achievements') purse.achievements.add(goal.row.id)
        purse.add(goal.row.reward)
      }
  }
  return { purse, reached }
}

/** The most in a span: completions by source, and the sums of what has a limit. */
export function ceilingOf(sources: readonly Source[]) {
  const { reached } = settled(sources, ({ ceiling }) => ceiling, 0)
  const counts = sources.map((one) => (reached.has(one) ? 1 : one.ceiling))
  const sums = new Purse()
  for (const [index, { row }] of sources.entries())
    if (counts[index] !== infinity) sums.add(row.reward, counts[index])
  return { counts, points: sums.points, credits: sums.credits }
}

/** What is expected at a moment. */
export function expectedAt(sources: readonly Source[], moment: number) {
  const { purse, reached } = settled(sources, ({ until }) => until(moment), 0.5)
  return { ...purse, reached, count: (one: Source) => (reached.has(one) ? 1 : one.until(moment)) }
}

/** The first day of a year on which something is the case; null if there is none. */
export function firstDay(is: (day: number) => boolean): number | null {
  for (let one = 0; one <= 365; one += 1) if (is(one)) return one
  return null
}

export const dayMs = day
