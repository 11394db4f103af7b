import { type Row, rowOf, rowWith } from '@/engine/programme/programmeIndex'
import { dayMs } from '@/lib/days'
import { memoizeWeakly } from '@/lib/memoizeWeakly'
import { limitOf } from '@/model/limits'
import { expectedCompletions, expectedRuns, expectedUpTo } from './chances'
import { type Assumptions, chanceOf, rateOf } from './profiles'
import { amountAt, type Objective, type Source } from './sources'
import { type DaySpan, liveSpan, type Window, windowsOf } from './time'

/*
 * The expected completions of a source until given moments. In a window, events and missions that count events follow a
 * closed form of the elapsed days; quizzes, surveys and streaks are spread evenly.
 */

/** Expected completions of one window until so many of its days have passed. */
type Until = (window: Window, elapsed: number, index: number) => number

/** Adds up the windows that have ended, and the passed part of the one that is open, at each of these ascending moments. */
function accrued(windows: readonly Window[], moments: Float64Array, until: Until): Float64Array {
  const amounts = new Float64Array(moments.length)
  let ended = 0
  let index = 0
  for (let place = 0; place < moments.length; place += 1) {
    const moment = moments[place] ?? 0
    let window = windows[index]
    while (window && window.to <= moment) {
      ended += until(window, window.days, index)
      index += 1
      window = windows[index]
    }
    amounts[place] =
      window && moment > window.from ? ended + until(window, (moment - window.from) / dayMs, index) : ended
  }
  return amounts
}

/** Spreads a number of completions over the days of each window. */
const evenly =
  (amount: (index: number) => number): Until =>
  ({ days }, elapsed, index) =>
    days > 0 ? (amount(index) * elapsed) / days : amount(index)

const windowOf = ({ from, to }: DaySpan): Window => ({ from, to, days: (to - from) / dayMs })

/**
 * The expected completions of a source until each of these moments, which ascend. Achievements and levels depend on the
 * other sources, so they have none here.
 */
export function accruedOf(
  source: Source,
  span: DaySpan,
  assumed: Assumptions,
  moments: Float64Array,
): Float64Array {
  const { type, id, row, objective } = source
  const limit = limitOf(rowWith(row, 'limitCount'))
  switch (type) {
    case 'events': {
      const live = liveSpan(row, span)
      const rate = rateOf(assumed, id)
      return accrued(live ? [windowOf(live)] : [], moments, (_, elapsed) =>
        limit === undefined ? rate * elapsed : expectedUpTo(rate * elapsed, limit),
      )
    }
    case 'quizzes':
    case 'surveys':
      return throughout(span, chanceOf(type, assumed), moments)
    case 'missions': {
      if (!objective || limit === 0) return new Float64Array(moments.length)
      const windows = windowsOf(type, row, span)
      const until =
        objective.kind === 'events'
          ? untilByEvents(objective, assumed, limit)
          : evenly(() => chanceOf(objective.kind as 'quizzes' | 'surveys', assumed))
      return pausing(source, span, moments, accrued(windows, moments, until))
    }
    case 'streaks': {
      if (!limit) return new Float64Array(moments.length)
      const windows = windowsOf(type, row, span)
      const runs = expectedRuns(windows.length, limit, assumed.streak)
      return accrued(
        windows,
        moments,
        evenly((index) => runs[index] ?? 0),
      )
    }
    default:
      return new Float64Array(moments.length)
  }
}

const knownThroughout = memoizeWeakly((_moments: Float64Array) => new Map<string, Float64Array>())

/**
 * A completion with this probability, spread evenly over a span. Cached, because all quizzes and all surveys have the
 * same one.
 */
function throughout(span: DaySpan, chance: number, moments: Float64Array): Float64Array {
  const known = knownThroughout(moments)
  const key = [span.from, span.to, chance].join()
  const amounts =
    known.get(key) ??
    accrued(
      [windowOf(span)],
      moments,
      evenly(() => chance),
    )
  known.set(key, amounts)
  return amounts
}

const knownSums = new Map<string, Map<number, number>>()
let sums = 0

/**
 * The completions of a window until each day. The sums are cached, because many missions count the same events and most
 * windows have the same days.
 */
function untilByEvents(
  { events }: Extract<Objective, { kind: 'events' }>,
  assumed: Assumptions,
  limit: number | undefined,
): Until {
  const counted = events.map(({ id, count }) => ({ rate: rateOf(assumed, id), count }))
  const key = `${limit} ${counted.map(({ rate, count }) => `${rate}:${count}`).sort()}`
  if (sums > 500_000) {
    knownSums.clear()
    sums = 0
  }
  const known = knownSums.get(key) ?? new Map<number, number>()
  knownSums.set(key, known)
  return (_, elapsed) => {
    let sum = known.get(elapsed)
    if (sum === undefined) {
      sum = expectedCompletions(
        counted.map(({ rate, count }) => ({ mean: rate * elapsed, count })),
        limit,
      )
      known.set(elapsed, sum)
      sums += 1
    }
    return sum
  }
}

/** A pause before a restart limits a mission more than its events do: nobody gets more than the ceiling until then. */
function pausing(source: Source, span: DaySpan, moments: Float64Array, amounts: Float64Array): Float64Array {
  const row = rowOf('missions', source.row)
  const seconds = row.timeToRestart === true ? amountAt(row, 'timing.minSecondsToRestart') : 0
  const live = liveSpan(row, span)
  if (limitOf(row) !== undefined || seconds === 0 || !live) return amounts
  return amounts.map((amount, index) => {
    const passed = (Math.min(moments[index] ?? 0, live.to) - live.from) / 1000
    return Math.min(amount, Math.ceil(Math.max(0, passed) / seconds))
  })
}

const withoutPause = (mission: Row<'missions'>): Row<'missions'> => ({ ...mission, timeToRestart: false })

/** The part of the completions of a span that a pause before a restart leaves: 1 without a pause. */
export function leftByPause(source: Source, span: DaySpan, assumed: Assumptions): number {
  const mission = rowOf('missions', source.row)
  if (mission.timeToRestart !== true) return 1
  const inAll = (one: Source) => accruedOf(one, span, assumed, Float64Array.of(span.to))[0] ?? 0
  const free = inAll({ ...source, row: withoutPause(mission) })
  return free > 0 ? inAll(source) / free : 1
}
