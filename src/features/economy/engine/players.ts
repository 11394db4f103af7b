import { isObject } from '@/ui/value'
import { amountAt } from './sources'
import { firstAtLeast, percentile, sum } from './statistics'

/* What the loaded players hold. */

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
  /** Credits of each player, ascending. */
  sorted: Float64Array
}

export function holdingOf(players: readonly unknown[]): Holding {
  const rows = players.filter(isObject)
  const sorted = Float64Array.from(rows, (row) => amountAt(row, 'credits')).sort()
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
    sorted,
  }
}

/** The share of players who can pay a price now, from 0 to 1. */
export const shareWhoCanPay = ({ sorted, count }: Holding, price: number): number =>
  count === 0 ? 0 : (count - firstAtLeast(sorted, price)) / count

/** What is kept of a visit, to compare the next one with it. */
export interface VisitFigures {
  at: number
  /** Credits outstanding of all players. */
  credits: number
  /** How many units of each prize were redeemed, by its id. */
  redeemed: Readonly<Record<string, number>>
}

/** What all players earned and spent between two visits; both with all players loaded. */
export interface BetweenVisits {
  since: number
  earned: number
  spent: number
}

/** spent = Σ price × what was redeemed since; earned = what players hold more than before + spent. */
export function betweenVisits(
  before: VisitFigures,
  now: VisitFigures,
  prices: ReadonlyMap<string, number>,
): BetweenVisits {
  let spent = 0
  for (const [id, count] of Object.entries(now.redeemed))
    spent += (prices.get(id) ?? 0) * Math.max(0, count - (before.redeemed[id] ?? count))
  return { since: before.at, spent, earned: now.credits - before.credits + spent }
}
