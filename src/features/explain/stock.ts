import { itemsOf, numberAt, type Row } from '@/features/check/programmeIndex'
import type { EntityType } from '@/model/entityTypes'
import { counted, formatNumber } from '@/ui/format'
import type { Condition } from './types'
import type { Viewed } from './viewed'

/**
 * The units left of a prize with limited stock: Infinity without a limit, undefined if no field says it. Units of a raffle
 * or a box are those of its prizes.
 */
export function unitsLeft(type: EntityType, row: Row): number | undefined {
  if (type !== 'prizes')
    return itemsOf(row.prizes)
      .map(([, prize]) => (numberAt(prize, 'count') ?? 0) - (numberAt(prize, 'currentCount') ?? 0))
      .reduce((sum, left) => sum + Math.max(0, left), 0)
  const total = numberAt(row, 'stockCount')
  const counted =
    numberAt(row, 'stock.available') ??
    (total === undefined ? undefined : total - (numberAt(row, 'stock.redeemed') ?? 0))
  if (row.limitStock === false) return Number.POSITIVE_INFINITY
  // A missing `limitStock` limits what has a stock (rule PRIZE-1).
  return counted === undefined && row.limitStock !== true ? Number.POSITIVE_INFINITY : counted
}

/** Whether a unit is left. */
export function stock(_: Viewed, type: EntityType, row: Row): Condition {
  const left = unitsLeft(type, row)
  const path = type === 'prizes' ? 'stockCount' : 'prizes'
  const common = { kind: 'stock', path, asks: 'Needs a unit in stock' } as const
  if (left === undefined) return { ...common, state: 'unknown', has: 'no field says how many', isAsked: true }
  if (left === Number.POSITIVE_INFINITY)
    return { ...common, path: 'limitStock', state: 'met', has: 'the stock is not limited', isAsked: false }
  const total = numberAt(row, 'stockCount')
  const gone = type === 'prizes' && total ? `all ${formatNumber(total)} are gone` : 'none is left'
  return {
    ...common,
    state: left > 0 ? 'met' : 'unmet',
    has: left > 0 ? `${counted(left, 'unit')} left` : gone,
    isAsked: true,
  }
}
