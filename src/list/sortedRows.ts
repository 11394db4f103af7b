import { naturalCompare } from '@/ui/compare'
import { LazyOrder } from './lazyOrder'
import type { SortDirection } from './types'

/** What a cell shows; undefined if there is no value. */
export type CellValue = string | number | boolean | undefined

interface Sorting {
  column: string
  direction: SortDirection
  /** The value of the row at an index. */
  valueAt: (index: number) => CellValue
}

/** Cache: the values of each column that a list was sorted by. Reading one can throw if an object breaks the contract. */
const valuesOfColumns = new WeakMap<readonly unknown[], Map<string, readonly CellValue[]>>()

/**
 * The rows of a list in order: by the column, missing values last in both directions (decision C1), equal rows in the
 * order of the list. Sorts only as far as it is read: a page shows few of many rows.
 * @param found indexes of the rows to sort
 */
export function sortedRows(rows: readonly unknown[], found: readonly number[], sorting: Sorting): LazyOrder {
  const { column, direction, valueAt } = sorting
  const known = valuesOfColumns.get(rows) ?? new Map<string, readonly CellValue[]>()
  valuesOfColumns.set(rows, known)
  const values = known.get(column) ?? rows.map((_, index) => valueAt(index))
  known.set(column, values)
  const sign = direction === 'desc' ? -1 : 1
  return new LazyOrder(found, (a, b) => {
    const isMissing = values[a] === undefined || values[b] === undefined
    return naturalCompare(values[a], values[b]) * (isMissing ? 1 : sign) || a - b
  })
}
