import { naturalCompare } from '@/lib/compare'
import { titleOf } from '@/lib/value'
import type { EntityType } from '@/model/entityTypes'
import { lifecycleOf } from '@/model/lifecycle'
import { idOf, type Lists } from '@/model/references'
import { stockOf } from '@/model/stockUnits'

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

/**
 * Objects that are out of stock come first, then by units left. An object without a stock limit never sells out (rule
 * FILTER-4).
 */
export function lowStockOf(lists: Lists, now: number): LowStock[] {
  const found: LowStock[] = []
  for (const [type, rows] of lists) {
    for (const row of rows) {
      if (lifecycleOf(row, now) !== 'live') continue
      const { left: available, total } = stockOf(type, row) ?? { left: 0, total: 0 }
      if (available === Number.POSITIVE_INFINITY || available > total * nearlyOut) continue
      const id = idOf(type, row)
      found.push({ type, id, name: titleOf(row, id), available, total })
    }
  }
  return found.sort((a, b) => a.available - b.available || naturalCompare(a.name, b.name))
}
