import {
  type Cell,
  createColumnHelper,
  metaHelper,
  type Row,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table'
import { cutText, formatDateTime, formatNumber } from '@/lib/format'
import { fieldText, isNumber, readSafely } from '@/lib/value'
import { DateText } from '@/ui/inline'
import type { CellValue } from './sortedRows'
import type { CellKind, Column, ListSpec } from './types'

interface ColumnMeta {
  kind: CellKind | 'name'
  label: string
  /** Shown if there is no value (decision C6). */
  missing: string
  width?: number
}

/** The features of the table. It gets only the rows of the current page, already sorted. */
export const features = tableFeatures({
  rowSortingFeature,
  columnMeta: metaHelper<ColumnMeta>(),
})

type Features = typeof features
export type TableRow<T extends object> = Row<Features, T>

/** Reads a column's value from an object that can violate the contract. Unreadable values count as missing. */
function readValue<T>(column: Column<T>, row: T): CellValue {
  const value: unknown = readSafely(column.value, row)
  if (typeof value === 'boolean') return value
  if (isNumber(value)) return Number.isNaN(value) ? undefined : value
  return (typeof value === 'string' && value.trim()) || undefined
}

const nameOf = (row: object): CellValue => fieldText(row, 'name').trim() || undefined

/** Reads the values of a column, by its id. */
export function readerOf<T extends object>({ columns }: ListSpec<T>, id: string): (row: T) => CellValue {
  const column = columns.find((one) => one.id === id)
  return column ? (row) => readValue(column, row) : nameOf
}

/** The name column, which every list has, followed by the entity's columns. */
export function tableColumns<T extends object>(spec: ListSpec<T>) {
  const helper = createColumnHelper<Features, T>()
  const name = helper.accessor(nameOf, {
    id: 'name',
    header: 'Name',
    meta: { kind: 'name', label: 'Name', missing: '' },
  })
  const values = spec.columns.map((column) =>
    helper.accessor((row): CellValue => readValue(column, row), {
      id: column.id,
      header: column.header,
      enableSorting: column.sortable !== false,
      meta: {
        kind: column.kind,
        label: column.header,
        missing: column.missing ?? '—',
        width: column.width,
      },
    }),
  )
  return helper.columns([name, ...values])
}

/** A figure with more characters than this can be cut off by its column. */
const longFigure = 12

/**
 * Formats a value by the kind of its column. A value of an unexpected type is shown as text. The same component for all
 * columns, so that another list fills the elements that are there (decision H81).
 */
export function ValueCell<T extends object>({ cell }: { cell: Cell<Features, T, unknown> }) {
  const value = cell.getValue() as CellValue
  const { kind, missing } = cell.column.columnDef.meta ?? {}
  if (value === undefined) return <span data-part="faint">{missing}</span>
  if (kind === 'status' && typeof value === 'boolean') {
    return <span data-part={value ? 'active' : 'inactive'}>{value ? 'Active' : 'Inactive'}</span>
  }
  if (kind === 'dateTime' && typeof value === 'string' && formatDateTime(value)) {
    return <DateText iso={value} />
  }
  if (!isNumber(value)) return <span data-part="text">{cutText(String(value))}</span>
  const text = formatNumber(value)
  return (
    <span data-part={value === 0 ? 'faint' : undefined} title={text.length > longFigure ? text : undefined}>
      {cutText(text)}
    </span>
  )
}
