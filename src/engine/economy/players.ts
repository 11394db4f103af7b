import { rowOf } from '@/engine/programme/programmeIndex'
import { dayMs } from '@/lib/days'
import { isObject } from '@/lib/value'
import { amountAt } from './sources'
import { firstAtLeast, percentile, sum } from './statistics'

/* Amounts that the loaded players hold. */

/** The units of each prize that were redeemed between two visits, by the prize's id. */
export interface Redeemed {
  days: number
  count: Readonly<Record<string, number>>
}

export interface Holding {
  count: number
  /** Credits outstanding: of all players together. */
  credits: number
  p50: number
  p90: number
  p99: number
  /** The share of the richest 1 %, rounded up to whole players; from 0 to 1. */
  topShare: number
  /** How many the richest 1 % are. */
  topCount: number
  points: { sum: number; p50: number }
  /** Credits of each player, ascending. */
  sorted: Float64Array
}

export function holdingOf(players: readonly unknown[]): Holding {
  const rows = players.filter(isObject)
  const sorted = Float64Array.from(rows, (row) => amountAt(rowOf('players', row), 'credits')).sort()
  const points = Float64Array.from(rows, (row) => amountAt(rowOf('players', row), 'points')).sort()
  const topCount = Math.ceil(sorted.length / 100)
  const credits = sum(sorted)
  return {
    count: sorted.length,
    credits,
    p50: percentile(sorted, 50),
    p90: percentile(sorted, 90),
    p99: percentile(sorted, 99),
    topShare: credits === 0 ? 0 : sum(sorted.subarray(sorted.length - topCount)) / credits,
    topCount,
    points: { sum: sum(points), p50: percentile(points, 50) },
    sorted,
  }
}

/** The share of players who can pay a price now, from 0 to 1. */
export const shareWhoCanPay = ({ sorted, count }: Holding, price: number): number =>
  count === 0 ? 0 : (count - firstAtLeast(sorted, price)) / count

/**
 * The figures of a visit that are stored to compare the next visit with them. Figures of a partially loaded list are
 * left out.
 */
export interface VisitMetrics {
  at: number
  /** Credits outstanding of all players. */
  credits?: number
  /** How many units of each prize were redeemed, by its id. */
  redeemed?: Readonly<Record<string, number>>
  /** Points given out since the beginning, and the players who were active. */
  given?: { points: number; players: number }
}

/** What all players together earned and spent between two visits. All players were loaded at both visits. */
export interface BetweenVisits {
  since: number
  earned: number
  spent: number
}

/**
 * spent = Σ price × what was redeemed since; earned = what players hold more than before + spent. Undefined unless all
 * players and prizes were loaded on both visits.
 */
export function betweenVisits(
  before: VisitMetrics,
  now: VisitMetrics,
  prices: ReadonlyMap<string, number>,
): BetweenVisits | undefined {
  if (before.credits === undefined || now.credits === undefined) return undefined
  if (!before.redeemed || !now.redeemed) return undefined
  let spent = 0
  for (const [id, count] of Object.entries(now.redeemed))
    spent += (prices.get(id) ?? 0) * Math.max(0, count - (before.redeemed[id] ?? count))
  return { since: before.at, spent, earned: now.credits - before.credits + spent }
}

/** What happened between the oldest stored visit and this one. */
export interface History {
  redeemed: Redeemed | undefined
  given: GivenToPlayers | undefined
}

/** What active players were given, from the statistics. */
export interface GivenToPlayers {
  days: number
  points: number
  players: number
  /** Points a day of one active player. */
  perDay: number
}

/**
 * Compares this visit with the oldest one that is at least a day older. Each figure uses the oldest visit that has it.
 */
export function historyOf(earlier: readonly VisitMetrics[], now: VisitMetrics): History {
  const oldest = (has: (visit: VisitMetrics) => boolean) =>
    earlier.find((visit) => now.at - visit.at >= dayMs && has(visit))
  const prizes = oldest(({ redeemed }) => redeemed !== undefined)
  const statistics = oldest(({ given }) => given !== undefined)
  return {
    redeemed:
      prizes?.redeemed && now.redeemed && redeemedBetween(prizes.redeemed, now.redeemed, now.at - prizes.at),
    given:
      statistics?.given && now.given && givenBetween(statistics.given, now.given, now.at - statistics.at),
  }
}

function redeemedBetween(
  before: Readonly<Record<string, number>>,
  now: Readonly<Record<string, number>>,
  ms: number,
): Redeemed {
  const count = Object.entries(now).flatMap(([id, units]) =>
    before[id] === undefined ? [] : [[id, units - before[id]] as const],
  )
  return { days: ms / dayMs, count: Object.fromEntries(count) }
}

/** Undefined if there are no active players, or if the server's counts were reset in between. */
function givenBetween(
  before: NonNullable<VisitMetrics['given']>,
  { points: now, players }: NonNullable<VisitMetrics['given']>,
  ms: number,
): GivenToPlayers | undefined {
  const [points, days] = [now - before.points, ms / dayMs]
  return players > 0 && points >= 0 ? { days, points, players, perDay: points / days / players } : undefined
}
