import { drawsOf } from '@/engine/time/repeats'
import type { Span } from '@/engine/time/windows'
import { naturalCompare } from '@/lib/compare'
import { daysBetween, hourMs, startOfDay } from '@/lib/days'
import { doubleOf } from '@/lib/exactNumber'
import { groupedBy } from '@/lib/groupedBy'
import { fieldsOf } from '@/lib/value'
import type { EntityType } from '@/model/entityTypes'

/** When an object starts, ends or draws. */
export interface ObjectMoment {
  /** Unique. */
  key: string
  kind: 'starts' | 'ends' | 'draws'
  /** In ms. */
  at: number
  type: EntityType
  id: string
  name: string
  span: Span
  /** The number of prizes of a draw. */
  prizes: number
}

/** All starts, ends and draws from `from` (included) to `to` (excluded), sorted by time, then by name. */
export function momentsOf(spans: readonly Span[], from: number, to: number): ObjectMoment[] {
  const moments: ObjectMoment[] = []
  const isWithin = (at: number) => at >= from && at < to
  for (const span of spans) {
    // An inactive object neither starts nor ends nor draws.
    if (!span.isOn) continue
    const { key, type, id, name } = span
    const add = (kind: ObjectMoment['kind'], at: number) => {
      if (!isWithin(at)) return
      const prizes = kind === 'draws' ? prizeCount(span.row) : 0
      moments.push({ key: `${key} ${kind} ${at}`, kind, at, type, id, name, span, prizes })
    }
    add('starts', span.from)
    for (const draw of drawsOf(span, from, to)) add('draws', draw)
    // A raffle that ends with its draw is listed once.
    if (!span.endsWithDraw) add('ends', span.to)
  }
  return moments.sort((a, b) => a.at - b.at || naturalCompare(a.name, b.name))
}

/**
 * Returns the moments that have passed, and the next start, end and draw of each object. A daily draw would be listed
 * 14 times otherwise.
 */
export function onceEach(moments: readonly ObjectMoment[], now: number): ObjectMoment[] {
  const seen = new Set<string>()
  return moments.filter(({ at, kind, span }) => {
    if (at < now) return true
    const key = `${span.key} ${kind}`
    const isFirst = !seen.has(key)
    seen.add(key)
    return isFirst
  })
}

/** At least this many coming moments are listed, if there are that many. */
const fewest = 5

/** The moments from the start of today to 48 hours from now. If these are few, includes the following ones. */
export const todayAndNext = (moments: readonly ObjectMoment[], now: number): ObjectMoment[] => {
  const from = startOfDay(now)
  const listed = onceEach(
    moments.filter(({ at }) => at >= from),
    now,
  )
  const passed = listed.filter(({ at }) => at < now).length
  const soon = listed.filter(({ at }) => at < now + 48 * hourMs).length
  return listed.slice(0, Math.max(soon, passed + fewest))
}

/** The moments of one day. */
interface DayOfMoments {
  /** Days after today. */
  day: number
  moments: readonly ObjectMoment[]
}

/** The moments by day, in order of time. */
export function byDay(moments: readonly ObjectMoment[], now: number): DayOfMoments[] {
  const days = groupedBy(moments, ({ at }) => daysBetween(now, at))
  return [...days].map(([day, ofDay]) => ({ day, moments: ofDay }))
}

/** The number of prizes of an object. An invalid count is read as 1. */
export function prizeCount(row: object): number {
  const { prizes } = row as { prizes?: unknown }
  if (!Array.isArray(prizes)) return 0
  return prizes.reduce<number>((sum, prize) => {
    const count = doubleOf(fieldsOf(prize).count)
    return sum + (count !== undefined && Number.isFinite(count) ? count : 1)
  }, 0)
}
