import { naturalCompare } from '@/lib/compare'
import type { ExactNumber } from '@/lib/exactNumber'
import { inSlices } from '@/lib/idle'
import { LazyOrder } from '@/lib/lazyOrder'
import { memoizeWeakly } from '@/lib/memoizeWeakly'
import { longListLength, ranksOf } from '@/lib/ranks'
import type { SortDirection } from './types'

/** What a cell shows; undefined if there is no value. */
export type CellValue = string | number | ExactNumber | boolean | undefined

interface Sorting {
  column: string
  direction: SortDirection
  /** The value of the row with this index. */
  valueAt: (index: number) => CellValue
}

/** The data for sorting by one column: for each row, its value and its position. */
interface Keys {
  values: readonly CellValue[]
  /** The position of each row in ascending order. Long lists get it when `presort` is done. */
  ranks?: Uint32Array
  /** The interrupted work of `presort`. The next call continues it. */
  ranking?: Generator<void, void>
}

/** The sort keys of each list, by column. */
const keysOfColumns = memoizeWeakly((_rows: readonly unknown[]) => new Map<string, Keys>())

function keysOf(rows: readonly unknown[], { column, valueAt }: Omit<Sorting, 'direction'>): Keys {
  const columns = keysOfColumns(rows)
  const known = columns.get(column) ?? { values: rows.map((_, index) => valueAt(index)) }
  columns.set(column, known)
  return known
}

/**
 * Sorts a long list by a column in the background, so that a search does not compare texts again with each letter.
 * Returns a function that stops it; the next call continues.
 */
export function presort(rows: readonly unknown[], by: Omit<Sorting, 'direction'>): (() => void) | undefined {
  const keys = rows.length > longListLength ? keysOf(rows, by) : undefined
  if (!keys || keys.ranks) return undefined
  keys.ranking ??= rankKeys(keys)
  return inSlices(keys.ranking)
}

function* rankKeys(keys: Keys): Generator<void, void> {
  const { values } = keys
  keys.ranks = yield* ranksOf(values.length, (a, b) => naturalCompare(values[a], values[b]))
}

/**
 * The rows of a list in order: by the column, missing values last in both directions (decision C1), equal rows in the
 * order of the list. Sorts only as far as it is read: a page shows few of many rows.
 * @param found indexes of the rows to sort
 */
export function sortedRows(rows: readonly unknown[], found: readonly number[], sorting: Sorting): LazyOrder {
  const { values, ranks } = keysOf(rows, sorting)
  const sign = sorting.direction === 'desc' ? -1 : 1
  const compare = ranks
    ? (a: number, b: number) => (ranks[a] as number) - (ranks[b] as number)
    : (a: number, b: number) => naturalCompare(values[a], values[b])
  return new LazyOrder(found, (a, b) => {
    const isMissing = values[a] === undefined || values[b] === undefined
    return compare(a, b) * (isMissing ? 1 : sign) || a - b
  })
}
