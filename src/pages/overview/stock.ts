import { naturalCompare } from '@/lib/compare'
import { doubleOf } from '@/lib/exactNumber'
import { isObject, titleOf } from '@/lib/value'
import type { EntityType } from '@/model/entityTypes'
import { lifecycleOf } from '@/model/lifecycle'
import { idOf, type Lists } from '@/model/references'

/** A live object whose stock is out or nearly out. */
export interface LowStock {
  type: EntityType
  id: string
  name: string
  available: number
  /** Available and redeemed units. */
  total: number
}

/** Nearly out: at most a tenth is left. */
const nearlyOut = 0.1

const count = (value: unknown) => {
  const number = doubleOf(value) ?? 0
  return Number.isFinite(number) ? number : 0
}

/**
 * Objects that are out of stock come first, then by units left. An object without a stock limit never sells out (rule
 * FILTER-4).
 */
export function lowStockOf(lists: Lists, now: number): LowStock[] {
  const found: LowStock[] = []
  for (const [type, rows] of lists) {
    for (const row of rows) {
      const { limitStock, stock } = row as { limitStock?: unknown; stock?: unknown }
      if (limitStock === false || !isObject(stock) || lifecycleOf(row, now) !== 'live') continue
      const available = count((stock as { available?: unknown }).available)
      const total = available + count((stock as { redeemed?: unknown }).redeemed)
      if (available > total * nearlyOut) continue
      const id = idOf(type, row)
      found.push({ type, id, name: titleOf(row, id), available, total })
    }
  }
  return found.sort((a, b) => a.available - b.available || naturalCompare(a.name, b.name))
}
