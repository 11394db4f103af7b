import type { Economy } from '@/engine/economy/economy'
import { dayReaching } from '@/engine/economy/expected'
import type { Profile } from '@/engine/economy/profiles'
import type { EntityType } from '@/model/entityTypes'

interface Name {
  type: EntityType
  id: string
}

/** What `programme economy --format json` prints. */
export interface EconomyReport {
  /** ISO 8601 in UTC. */
  at: string
  days: number
  profile: Profile
  /** `ceiling` is null for a source without a limit. */
  sources: (Name & { ceiling: number | null; expected: number })[]
  ceiling: { points: number; credits: number; unlimited: Name[] }
  expected: { points: number; credits: number }
  /** `day` is null for a price that is not reached within a year. */
  sinks: (Name & { price: number; day: number | null })[]
  boxes: {
    id: string
    price: number
    units: number
    value: number
    odds: { id: string; units: number; chance: number }[]
  }[]
  levels: { id: string; ordinal: number | null; day: number | null }[]
  /** null if no players were read. */
  players: { count: number; credits: number; p50: number; p90: number; p99: number; topShare: number } | null
}

/** The figures of an account as plain data. */
export function reportOf(
  { course, earned, years, sinks, boxes, ladder, players }: Economy,
  { at, days, profile }: { at: number; days: number; profile: Profile },
): EconomyReport {
  const { ceiling } = course
  return {
    at: new Date(at).toISOString(),
    days,
    profile,
    sources: [...ceiling.completions].map(([source, most]) => ({
      type: source.type,
      id: source.id,
      ceiling: Number.isFinite(most) ? most : null,
      expected: course.completions.get(source) ?? 0,
    })),
    ceiling: {
      points: ceiling.points,
      credits: ceiling.credits,
      unlimited: ceiling.unlimited.map(({ type, id }) => ({ type, id })),
    },
    expected: { points: earned.points, credits: earned.credits },
    sinks: sinks.map(({ type, id, price }) => ({ type, id, price, day: dayReaching(years[profile], price) })),
    boxes: boxes.map(({ sink, units, value, odds }) => ({
      id: sink.id,
      price: sink.price,
      units,
      value,
      odds: odds.map(({ id, units: left, chance }) => ({ id, units: left, chance })),
    })),
    levels: ladder.map(({ source, ordinal, day }) => ({ id: source.id, ordinal: ordinal ?? null, day })),
    players: players
      ? {
          count: players.count,
          credits: players.credits,
          p50: players.p50,
          p90: players.p90,
          p99: players.p99,
          topShare: players.topShare,
        }
      : null,
  }
}

/** A figure that differs between two reports. The value is undefined if that report has no such object. */
export interface Difference {
  figure: string
  before: number | null | undefined
  after: number | null | undefined
}

/** All figures of a report by their name. */
function* figuresOf(report: EconomyReport): Generator<[figure: string, value: number | null]> {
  yield ['expected credits', report.expected.credits]
  yield ['expected points', report.expected.points]
  yield ['ceiling credits', report.ceiling.credits]
  yield ['ceiling points', report.ceiling.points]
  for (const { type, id, ceiling, expected } of report.sources) {
    yield [`${type}/${id} ceiling`, ceiling]
    yield [`${type}/${id} expected`, expected]
  }
  for (const { type, id, price, day } of report.sinks) {
    yield [`${type}/${id} price`, price]
    yield [`${type}/${id} day`, day]
  }
  for (const { id, value } of report.boxes) yield [`mysteryboxes/${id} value`, value]
  for (const { id, day } of report.levels) yield [`levels/${id} day`, day]
}

const isSame = (one: number | null | undefined, other: number | null | undefined) =>
  one === other || (typeof one === 'number' && typeof other === 'number' && Math.abs(one - other) < 1e-9)

/** The figures that are not the same in both, those of the whole programme first. */
export function differencesBetween(before: EconomyReport, after: EconomyReport): Difference[] {
  const [was, is] = [new Map(figuresOf(before)), new Map(figuresOf(after))]
  return [...new Set([...is.keys(), ...was.keys()])]
    .map((figure) => ({ figure, before: was.get(figure), after: is.get(figure) }))
    .filter(({ before: one, after: other }) => !isSame(one, other))
}
