import { formatDateTime, formatNumber } from '@/ui/format'
import { textOf } from '@/ui/value'
import { readerOf } from './columns'
import type { CellValue } from './sortedRows'
import type { CellKind, ListSpec } from './types'

/** The rows in list order. Sorts only the range that is read. */
export interface OrderedRows<T> {
  readonly length: number
  slice: (from: number, to: number) => readonly T[]
}

/** Number of rows between two yields. */
const rowsAtOnce = 50

/** Lets programs on Windows read the file as UTF-8. */
const byteOrderMark = '\uFEFF'

/**
 * The text of a list as CSV (RFC 4180), in parts: the id, then the columns as shown (rule CSV-1). Yields often, so that it
 * can run in slices.
 */
export function* csvOf<T extends object>(spec: ListSpec<T>, rows: OrderedRows<T>): Generator<void, string[]> {
  const columns = [
    { header: 'Name', kind: 'text' as const, read: readerOf(spec, 'name') },
    ...spec.columns.map(({ id, header, kind }) => ({ header, kind, read: readerOf(spec, id) })),
  ]
  const parts = [byteOrderMark + lineOf(['Id', ...columns.map(({ header }) => header)])]
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    yield
    const lines = rows
      .slice(from, from + rowsAtOnce)
      .map((row) =>
        lineOf([textOf(spec.idOf(row)), ...columns.map(({ kind, read }) => cellText(kind, read(row)))]),
      )
    parts.push(lines.join(''))
  }
  return parts
}

/** As the cell is shown; a missing value is an empty cell. */
function cellText(kind: CellKind, value: CellValue): string {
  if (value === undefined) return ''
  if (kind === 'status' && typeof value === 'boolean') return value ? 'Active' : 'Inactive'
  if (kind === 'dateTime' && typeof value === 'string') return formatDateTime(value) || value
  return typeof value === 'number' ? formatNumber(value) : String(value)
}

const lineOf = (cells: readonly string[]) => `${cells.map(quoted).join(',')}\r\n`

const quoted = (cell: string) => {
  const text = guarded(cell)
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const plainNumber = /^[+-]?\d[\d,]*(\.\d+)?$/

/** Spreadsheets evaluate text with these first characters as a formula, even if another user entered it (rule CSV-2). */
const guarded = (text: string) => (/^[=+\-@\t\r\n]/.test(text) && !plainNumber.test(text) ? `'${text}` : text)
