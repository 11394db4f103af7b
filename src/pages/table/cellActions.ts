import { copiedText, exactText, valueIn } from '@/engine/table/cell'
import type { TableColumn } from '@/engine/table/columns'
import { placingPaste } from '@/engine/table/paste'
import type { OrderQuestion } from '@/engine/table/pastedCell'
import type { DateOrder } from '@/engine/table/pastedColumn'
import {
  cellText,
  puttingTexts,
  type TableDraft,
  type TableDraftRow,
  type TypedCell,
  withNewRows,
  withoutRows,
  withTexts,
} from '@/engine/table/tableDraft'
import { cellsText, guardedCell } from '@/lib/csv'
import type { CellRange } from './selection'

/* What keys and buttons do to a range of cells. */

interface Table {
  sheet: TableDraft
  rows: readonly TableDraftRow[]
  columns: readonly TableColumn[]
  shown: readonly TableColumn[]
  canAdd: boolean
  /** Whether the account has an object with this id that is not a row of the table. */
  isElsewhere?: (id: string) => boolean
}

/** Types a text into a cell. In the row after the last one this adds a new row. */
export function typed(table: Table, row: number, column: TableColumn, text: string): TableDraft {
  const { sheet, rows, columns } = table
  const there = rows[row]
  if (there) return withTexts(sheet, rows, columns, [{ key: there.key, path: column.path, text }])
  if (text.trim() === '') return sheet
  const made = withNewRows(sheet, 1)
  const key = made.keys[0] as string
  return withTexts(made.sheet, rows, columns, [{ key, path: column.path, text }])
}

const isFixed = (row: TableDraftRow, { isId }: TableColumn) => isId && row.base !== undefined

/** Sets a text for each cell of a range, in slices. */
function* cellsOf({ rows, shown }: Table, range: CellRange, textOf: (column: TableColumn) => string) {
  const { top, bottom, left, right } = range
  const columns = shown.slice(left, right + 1)
  const cells: TypedCell[] = []
  for (const row of rows.slice(top, bottom + 1)) {
    for (const column of columns)
      if (!isFixed(row, column)) cells.push({ key: row.key, path: column.path, text: textOf(column) })
    yield
  }
  return cells
}

/** Empties the cells of a range, in slices. New rows without any text left are removed. */
export function* clearing(table: Table, range: CellRange): Generator<void, TableDraft> {
  const { sheet, rows, columns } = table
  const cells = yield* cellsOf(table, range, () => '')
  const next = yield* puttingTexts(sheet, rows, columns, cells)
  const empty = new Set<string>()
  for (const { key, base } of rows.slice(range.top, range.bottom + 1)) {
    if (base === undefined && Object.values(next.edits[key] ?? {}).every((text) => text.trim() === ''))
      empty.add(key)
    yield
  }
  return withoutRows(next, empty)
}

/** Fills the first row of a range down, in slices. A single cell takes the text of the one above. */
export function* fillingDown(table: Table, range: CellRange): Generator<void, TableDraft> {
  const { sheet, rows, columns } = table
  const from = range.top === range.bottom ? range.top - 1 : range.top
  const source = rows[from]
  if (!source) return sheet
  const cells = yield* cellsOf(table, { ...range, top: from + 1 }, (column) => ownText(source, column))
  return yield* puttingTexts(sheet, rows, columns, cells)
}

/** The complete text of a cell: dates include seconds, and a refused text is as it was typed. */
const ownText = (row: TableDraftRow, column: TableColumn): string =>
  isAsTyped(row, column) ? cellText(row, column) : exactText(column, valueIn(row.object, column))

const isAsTyped = (row: TableDraftRow, column: TableColumn) => row.problems.has(column.path) || column.isId

/** The text of a cell for the clipboard, protected from conversion by spreadsheets. */
const guardedText = (row: TableDraftRow, column: TableColumn): string =>
  isAsTyped(row, column)
    ? guardedCell(cellText(row, column))
    : copiedText(column, valueIn(row.object, column))

/** The last text that 'Copy with header' copied. The header of a single column cannot be recognized in another way. */
let copiedWithHeader: string | undefined

/** The cells of a range as text for a spreadsheet. */
export function copied(table: Table, range: CellRange, withHeader: boolean): string {
  const columns = table.shown.slice(range.left, range.right + 1)
  const lines = table.rows
    .slice(range.top, range.bottom + 1)
    .map((row) => columns.map((column) => guardedText(row, column)))
  const text = cellsText(withHeader ? [columns.map(({ label }) => label), ...lines] : lines)
  if (withHeader) copiedWithHeader = text.trim()
  return text
}

/** The next refused cell in reading order. After the last one follows the first. */
export function nextRefused(
  rows: readonly TableDraftRow[],
  columns: readonly TableColumn[],
  from: { row: number; path: string | undefined },
): { row: number; path: string } | undefined {
  const refused = rows.flatMap(({ problems }, row) =>
    columns.flatMap(({ path }, at) => (problems.has(path) ? [{ row, path, at }] : [])),
  )
  const here = columns.findIndex(({ path }) => path === from.path)
  return refused.find(({ row, at }) => row > from.row || (row === from.row && at > here)) ?? refused[0]
}

export interface PasteResult {
  sheet: TableDraft
  /** The cells that were pasted. */
  cells: readonly TypedCell[]
  left: string
  /** A question that the user has to answer before the cells are placed. */
  question: OrderQuestion | undefined
}

/** Pastes a text at a range, in slices. */
export function* pasting(
  table: Table,
  range: CellRange,
  text: string,
  order?: DateOrder,
): Generator<void, PasteResult> {
  const { sheet, rows, columns } = table
  const hasHeader = text.trim() !== '' && text.trim() === copiedWithHeader
  const { cells, added, left, question } = yield* placingPaste(text, { ...table, range, hasHeader, order })
  if (question) return { sheet, cells: [], left, question }
  const made = withNewRows(sheet, added)
  const placed: TypedCell[] = []
  for (const { row, path, text: cell, refused } of cells) {
    yield
    const there = rows[row]
    const key = there?.key ?? made.keys[row - rows.length]
    // A blank cell does not create a value in a new row.
    const isBlankNew = !there?.base && cell.trim() === '' && there?.texts[path] === undefined
    if (key !== undefined && !isBlankNew) placed.push({ key, path, text: cell, refused })
  }
  const next = placed.length === 0 ? sheet : yield* puttingTexts(made.sheet, rows, columns, placed)
  return { sheet: next, cells: placed, left, question: undefined }
}
