import { naturalCompare } from '@/ui/compare'
import { collationKey } from './collationKeys'
import { LazyOrder } from './lazyOrder'
import type { SortDirection } from './types'

/** What a cell shows; undefined if there is no value. */
export type CellValue = string | number | boolean | undefined

/** Compares two rows by a column, by their indexes. The sign is -1 for descending. */
type CompareRows = (a: number, b: number, sign: number) => number

interface Sorting {
  column: string
  direction: SortDirection
  /** The value of the row at an index. */
  valueAt: (index: number) => CellValue
}

/** The comparisons of the columns of a list. Their keys are made once per column. */
const comparisons = new WeakMap<readonly unknown[], Map<string, CompareRows>>()

/**
 * The rows of a list in order: by the column, missing values last in both directions (decision C1), equal rows in the
 * order of the list. Sorts only as far as it is read: a page shows few of many rows.
 * @param found indexes of the rows to sort
 */
export function sortedRows(rows: readonly unknown[], found: readonly number[], sorting: Sorting): LazyOrder {
  const { column, direction, valueAt } = sorting
  const known = comparisons.get(rows) ?? new Map<string, CompareRows>()
  comparisons.set(rows, known)
  const compare = known.get(column) ?? comparisonOf(rows.map((_, index) => valueAt(index)))
  known.set(column, compare)
  const sign = direction === 'desc' ? -1 : 1
  return new LazyOrder(found, (a, b) => compare(a, b, sign) || a - b)
}

function comparisonOf(values: readonly CellValue[]): CompareRows {
  const isText = values.some((value) => typeof value === 'string')
  return isText ? comparisonOfTexts(values) : comparisonOfNumbers(values)
}

function comparisonOfNumbers(values: readonly CellValue[]): CompareRows {
  const numbers = Float64Array.from(values, (value) => (value === undefined ? Number.NaN : Number(value)))
  return (a, b, sign) => {
    const first = numbers[a] as number
    const second = numbers[b] as number
    if (first < second) return -sign
    if (first > second) return sign
    return Number(Number.isNaN(first)) - Number(Number.isNaN(second))
  }
}

function comparisonOfTexts(values: readonly CellValue[]): CompareRows {
  const keys = values.map((value) => (typeof value === 'string' ? collationKey(value) : undefined))
  return (a, b, sign) => {
    const first = keys[a]
    const second = keys[b]
    if (first !== undefined && second !== undefined) return first < second ? -sign : first > second ? sign : 0
    const isMissing = values[a] === undefined || values[b] === undefined
    return naturalCompare(values[a], values[b]) * (isMissing ? 1 : sign)
  }
}
