import type { EntityType } from '@/entities/registry'
import { titleOf } from '@/list/rowText'
import { naturalCompare } from '@/ui/compare'
import { lifecycleOf } from '@/ui/lifecycle'
import { isObject } from '@/ui/value'
import { idText, type Lists } from '../references'

/** A live object whose stock is out or nearly out. */
export interface LowStock {
  type: EntityType
  id: string
  name: string
  available: number
  /** Available and redeemed. */
  total: number
}

/** Nearly out: a tenth is left, or less. */
const nearlyOut = 0.1

const count = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0)

/** Out of stock first, then by what is left. Without a stock limit an object never sells out (rule FILTER-4). */
export function lowStockOf(lists: Lists, now: number): LowStock[] {
  const found: LowStock[] = []
  for (const [type, rows] of lists) {
    for (const row of rows) {
      const { limitStock, stock } = row as { limitStock?: unknown; stock?: unknown }
      if (limitStock === false || !isObject(stock) || lifecycleOf(row, now) !== 'live') continue
      const available = count((stock as { available?: unknown }).available)
      const total = available + count((stock as { redeemed?: unknown }).redeemed)
      if (available > total * nearlyOut) continue
      const id = idText(type, row)
      found.push({ type, id, name: titleOf(row, id), available, total })
    }
  }
  return found.sort((a, b) => a.available - b.available || naturalCompare(a.name, b.name))
}
