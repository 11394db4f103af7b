import type { ProgrammeIndex } from '@/engine/programme/programmeIndex'
import { rowWith } from '@/engine/programme/programmeIndex'
import { dayMs } from '@/lib/days'
import { limitOf } from '@/model/limits'
import { leftByPause } from './accrual'
import { ceilingOf, type Goal, goalsOf, Holdings } from './ceiling'
import { type Assumptions, chanceOf, rateOf } from './profiles'
import { type Draw, poisson, randomOf } from './random'
import { type Source, sourcesOf } from './sources'
import { sum } from './statistics'
import { type DaySpan, spanOf, type Window, windowsOf } from './time'

/*
 * The spread, from a seeded simulation of players of one kind. Events are drawn for each segment of the span. A mission
 * counts the events of its windows, so a busy day helps all missions that count the same event.
 */

export interface Simulated {
  /** Moments after the start, in days. */
  days: Float64Array
  /** Balances at these moments, at the 10th, 50th and 90th percentile. */
  low: Float64Array
  middle: Float64Array
  high: Float64Array
  /** The mean and the standard error of what players have earned at the end, in credits. */
  mean: number
  error: number
  players: number
  /** By price: the days until each player can pay it, ascending; `Infinity` if not in the span. */
  daysTo: ReadonlyMap<number, Float64Array>
}

export interface SimulationOptions {
  at: number
  days: number
  assumed: Assumptions
  players?: number
  seed?: number
  prices?: readonly number[]
}

const defaultPlayers = 400
/** Draws of events that a simulation makes at most, about two seconds. Long lists get fewer players. */
const mostDraws = 12_000_000
const fewestPlayers = 40

interface Counter {
  source: Source
  windows: readonly Pieces[]
  limit: number
  /** The part of the completions that a pause before a restart leaves. */
  left: number
  /** Events: their index among the drawn events, and how often a completion needs each. */
  events: readonly { index: number; count: number }[]
}

/** The segments of a window, with the part of each that lies in it. */
interface Pieces {
  first: number
  parts: readonly number[]
}

/** Something that happens by chance once in a window. */
interface Chance {
  source: Source
  window: DaySpan
  chance: number
}

function piecesOf(segments: readonly DaySpan[], { from, to }: DaySpan): Pieces {
  const first = segmentAt(segments, from)
  const parts: number[] = []
  for (let index = first; index <= segmentAt(segments, to - 1); index += 1) {
    const segment = segments[index]
    if (!segment) continue
    parts.push((Math.min(to, segment.to) - Math.max(from, segment.from)) / (segment.to - segment.from))
  }
  return { first, parts }
}

function segmentAt(segments: readonly DaySpan[], moment: number): number {
  const start = Math.floor((segments[0]?.from ?? 0) / dayMs)
  return Math.min(segments.length - 1, Math.floor(moment / dayMs) - start)
}

/** Cuts the span at each UTC midnight. Windows begin there. */
function segmentsOf({ from, to }: DaySpan): DaySpan[] {
  const segments: DaySpan[] = []
  for (let start = from; start < to; ) {
    const end = Math.min(to, (Math.floor(start / dayMs) + 1) * dayMs)
    segments.push({ from: start, to: end })
    start = end
  }
  return segments
}

/** Yields after each player, so that the page can run it in slices. */
export function* simulating(
  programme: ProgrammeIndex,
  options: SimulationOptions,
): Generator<void, Simulated> {
  const { at, days, assumed, seed = 1, prices = [] } = options
  const span = spanOf(at, days)
  const segments = segmentsOf(span)
  const model = modelOf(programme, span, segments, assumed)
  const perPlayer = Math.max(1, segments.length * model.rates.length)
  const players =
    options.players ?? Math.max(fewestPlayers, Math.min(defaultPlayers, Math.floor(mostDraws / perPlayer)))
  const balances = segments.map(() => new Float64Array(players))
  const daysTo = new Map(prices.map((price) => [price, new Float64Array(players)]))
  const draw = randomOf(seed)
  const moments = Float64Array.from(segments, ({ to }) => (to - at) / dayMs)
  const course = new Float64Array(segments.length)
  for (let player = 0; player < players; player += 1) {
    simulatePlayer(model, segments, assumed.credits, draw, course)
    for (const [index, balance] of course.entries()) {
      const own = balances[index]
      if (own) own[player] = balance
    }
    for (const [price, reached] of daysTo) reached[player] = dayOf(course, moments, assumed.credits, price)
    yield
  }
  const last = balances.at(-1) ?? new Float64Array(players)
  const mean = sum(last) / players - assumed.credits
  const variance = sum(last.map((value) => (value - assumed.credits - mean) ** 2)) / Math.max(1, players - 1)
  for (const own of [...balances, ...daysTo.values()]) own.sort()
  const balancesAt = (part: number) =>
    Float64Array.from(balances, (own) => own[Math.ceil(part * players) - 1] ?? 0)
  return {
    days: moments,
    low: balancesAt(0.1),
    middle: balancesAt(0.5),
    high: balancesAt(0.9),
    mean,
    error: Math.sqrt(variance / players),
    players,
    daysTo,
  }
}

function dayOf(course: Float64Array, moments: Float64Array, start: number, price: number): number {
  if (start >= price) return 0
  const index = course.findIndex((balance) => balance >= price)
  return index < 0 ? Number.POSITIVE_INFINITY : (moments[index] ?? 0)
}

interface Model {
  goals: readonly Goal[]
  /** The events that are drawn, with how often they happen in a day. */
  rates: readonly number[]
  events: readonly { source: Source; limit: number; index: number }[]
  counters: readonly Counter[]
  chances: readonly Chance[]
  streaks: readonly { source: Source; windows: readonly Window[]; length: number; chance: number }[]
}

function modelOf(
  programme: ProgrammeIndex,
  span: DaySpan,
  segments: readonly DaySpan[],
  assumed: Assumptions,
): Model {
  const { completions } = ceilingOf(programme, span)
  const rates: number[] = []
  const indexOf = new Map<string, number>()
  const eventIndex = (id: string) => {
    const known = indexOf.get(id)
    if (known !== undefined) return known
    indexOf.set(id, rates.length)
    rates.push(rateOf(assumed, id))
    return rates.length - 1
  }
  const events: Model['events'][number][] = []
  const counters: Counter[] = []
  const chances: Chance[] = []
  const streaks: Model['streaks'][number][] = []
  for (const source of sourcesOf(programme)) {
    const { type, id, row, objective, isPaying } = source
    if (!isPaying || (completions.get(source) ?? 0) === 0) continue
    const limit = limitOf(rowWith(row, 'limitCount')) ?? Number.POSITIVE_INFINITY
    if (type === 'events') events.push({ source, limit, index: eventIndex(id) })
    else if (type === 'quizzes' || type === 'surveys')
      chances.push({ source, window: span, chance: chanceOf(type, assumed) })
    else if (type === 'streaks')
      streaks.push({ source, windows: windowsOf(type, row, span), length: limit, chance: assumed.streak })
    else if (objective?.kind === 'events')
      counters.push({
        source,
        windows: windowsOf(type, row, span).map((window) => piecesOf(segments, window)),
        limit,
        left: leftByPause(source, span, assumed),
        events: objective.events.map((event) => ({ index: eventIndex(event.id), count: event.count })),
      })
    else if (objective)
      for (const window of windowsOf(type, row, span))
        chances.push({ source, window, chance: chanceOf(objective.kind, assumed) })
  }
  return { goals: goalsOf(programme), rates, events, counters, chances, streaks }
}

/** Writes the balance at the end of each segment. */
function simulatePlayer(
  { goals, rates, events, counters, chances, streaks }: Model,
  segments: readonly DaySpan[],
  start: number,
  draw: Draw,
  course: Float64Array,
): void {
  const gained: [source: Source, completions: number][][] = segments.map(() => [])
  // A loop: `Float64Array.from` with a function needs as much time as the draws.
  const happened = rates.map((rate) => {
    const counts = new Float64Array(segments.length)
    let index = 0
    for (const { from, to } of segments) {
      counts[index] = poisson(draw, (rate * (to - from)) / dayMs)
      index += 1
    }
    return counts
  })
  for (const { source, limit, index } of events) {
    let left = limit
    const counts = happened[index]
    for (let segment = 0; left > 0 && segment < segments.length; segment += 1) {
      const counting = Math.min(left, counts?.[segment] ?? 0)
      if (counting > 0) gained[segment]?.push([source, counting])
      left -= counting
    }
  }
  for (const { source, windows, limit, left, events: counted } of counters)
    for (const { first, parts } of windows) {
      const counts = new Float64Array(counted.length)
      let done = 0
      for (let piece = 0; piece < parts.length && done < limit; piece += 1) {
        const part = parts[piece] ?? 1
        let completed = limit
        for (let place = 0; place < counted.length; place += 1) {
          const event = counted[place]
          if (!event) continue
          const count =
            (counts[place] ?? 0) + thinned(draw, happened[event.index]?.[first + piece] ?? 0, part)
          counts[place] = count
          completed = Math.min(completed, Math.floor(count / event.count))
        }
        if (completed > done) {
          gained[first + piece]?.push([source, thinned(draw, completed - done, left)])
          done = completed
        }
      }
    }
  for (const { source, window, chance } of chances)
    if (draw() < chance)
      gained[segmentAt(segments, window.from + draw() * (window.to - window.from))]?.push([source, 1])
  for (const { source, windows, length, chance } of streaks) {
    let run = 0
    for (const { from, to } of windows) {
      run = draw() < chance ? run + 1 : 0
      if (run < length) continue
      run = 0
      gained[segmentAt(segments, Math.max(from, to - 1))]?.push([source, 1])
    }
  }
  const holdings = new Holdings()
  holdings.credits = start
  const open = new Set(goals)
  for (const [index, own] of gained.entries()) {
    for (const [source, count] of own) holdings.add(source, count)
    if (own.length > 0 || index === 0) holdings.reachAll(open)
    course[index] = holdings.credits
  }
}

/**
 * Draws how many of `count` events remain if each remains with the probability `part`, e.g. the events in a part of a
 * segment.
 */
function thinned(draw: Draw, count: number, part: number): number {
  if (part >= 1 || count === 0) return count
  let kept = 0
  for (let index = 0; index < count; index += 1) if (draw() < part) kept += 1
  return kept
}
