import { fieldsOf, isObject, numberIn, plainText } from '@/lib/value'
import type { EntityType } from './entityTypes'

/*
 * Computes the units of prizes, and of raffles and mystery boxes that contain prizes. Lists, overview, check and
 * engines all use it (decision H101).
 */

export type StockedType = 'prizes' | 'raffles' | 'mysteryboxes'

/** Infinite without a limit. */
export interface Stock {
  left: number
  total: number
}

const noLimit: Stock = { left: Number.POSITIVE_INFINITY, total: Number.POSITIVE_INFINITY }

const amount = (value: unknown): number => Math.max(0, numberIn(value) ?? 0)

/**
 * Undefined if the stock is limited and no field contains the number of units. Without a `stock`, a missing limit means
 * no limit.
 */
function stockOfPrize({ limitStock, stockCount, stock }: Record<string, unknown>): Stock | undefined {
  if (limitStock === false) return noLimit
  const { available, redeemed } = fieldsOf(stock)
  const [isCounted, hasTotal] = [available, stockCount].map((value) => numberIn(value) !== undefined)
  const gone = amount(redeemed)
  if (!isCounted && !hasTotal) return limitStock === true ? undefined : noLimit
  return {
    left: isCounted ? amount(available) : Math.max(0, amount(stockCount) - gone),
    total: hasTotal ? amount(stockCount) : amount(available) + gone,
  }
}

/** The units of an item of `prizes`. */
export const unitsOfItem = ({ count, currentCount }: { count?: unknown; currentCount?: unknown }): Stock => ({
  left: Math.max(0, amount(count) - amount(currentCount)),
  total: amount(count),
})

/** The prizes of a raffle or a mystery box: the items that name one. */
export function namedPrizes(row: object): Record<string, unknown>[] {
  const { prizes } = fieldsOf(row)
  const items = Array.isArray(prizes) ? prizes.filter(isObject).map((item) => fieldsOf(item)) : []
  return items.filter(({ id }) => plainText(id).trim() !== '')
}

/** The units of an object. Objects of other types than prizes, raffles and mystery boxes never sell out. */
export function stockOf(type: EntityType, row: object): Stock | undefined {
  if (type === 'prizes') return stockOfPrize(fieldsOf(row))
  if (type !== 'raffles' && type !== 'mysteryboxes') return noLimit
  const all = namedPrizes(row).map(unitsOfItem)
  return {
    left: all.reduce((sum, { left }) => sum + left, 0),
    total: all.reduce((sum, { total }) => sum + total, 0),
  }
}
