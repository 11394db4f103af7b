import { numberAt, type Row } from './programmeIndex'

/**
 * The units of a prize that are left: Infinity without a limit, undefined if the stock is limited and no field says how
 * many there are. A missing `limitStock` limits what has a stock (rule PRIZE-1).
 */
export function prizeUnitsLeft(prize: Row): number | undefined {
  if (prize.limitStock === false) return Number.POSITIVE_INFINITY
  const total = numberAt(prize, 'stockCount')
  const left =
    numberAt(prize, 'stock.available') ??
    (total === undefined ? undefined : total - (numberAt(prize, 'stock.redeemed') ?? 0))
  return left ?? (prize.limitStock === true ? undefined : Number.POSITIVE_INFINITY)
}
