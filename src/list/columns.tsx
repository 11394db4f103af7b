import {
  createColumnHelper,
  createSortedRowModel,
  metaHelper,
  type Row,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table'
import { naturalCompare } from '@/ui/compare'
import { fieldText } from './rowText'
import type { CellKind, Column, ListSpec } from './types'
import { type CellValue, ValueCell } from './ValueCell'

interface ColumnMeta {
  kind: CellKind | 'name'
  label: string
}

/** The table holds and sorts all rows; search and paging follow on the sorted rows, so typing never sorts again. */
export const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  columnMeta: metaHelper<ColumnMeta>(),
})

type Features = typeof features
export type TableRow<T extends object> = Row<Features, T>

/** Ascending; the table turns it round, and keeps missing values last both ways (decision C1). */
function compareCells<T extends object>(a: TableRow<T>, b: TableRow<T>, column: string) {
  return naturalCompare(a.getValue<CellValue>(column), b.getValue<CellValue>(column))
}

/** A column's value of an object that may break the contract: what cannot be read or shown is missing. */
function readValue<T>(column: Column<T>, row: T): CellValue {
  try {
    const value: unknown = column.value(row)
    if (typeof value === 'boolean') return value
    if (typeof value === 'number') return Number.isNaN(value) ? undefined : value
    return (typeof value === 'string' && value.trim()) || undefined
  } catch {
    return undefined
  }
}

/** The name column, which every list has, and those of the entity. */
export function tableColumns<T extends object>(spec: ListSpec<T>) {
  const helper = createColumnHelper<Features, T>()
  const sorting = { sortFn: compareCells<T>, sortUndefined: 'last' as const }
  const name = helper.accessor((row): CellValue => fieldText(row, 'name').trim() || undefined, {
    ...sorting,
    id: 'name',
    header: 'Name',
    meta: { kind: 'name', label: 'Name' },
  })
  const values = spec.columns.map((column) =>
    helper.accessor((row): CellValue => readValue(column, row), {
      ...sorting,
      id: column.id,
      header: column.header,
      enableSorting: column.sortable !== false,
      meta: { kind: column.kind, label: column.header },
      cell: ({ getValue }) => (
        <ValueCell kind={column.kind} value={getValue()} missing={column.missing ?? '—'} />
      ),
    }),
  )
  return helper.columns([name, ...values])
}
