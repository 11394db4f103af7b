import { copiedText, exactText, textOfValue, valueIn } from '@/engine/table/cell'
import type { TableColumn } from '@/engine/table/columns'
import { placingPaste } from '@/engine/table/paste'
import {
  cellText,
  puttingTexts,
  type Sheet,
  type SheetRow,
  type TypedCell,
  withNewRows,
  withoutRows,
  withTexts,
} from '@/engine/table/sheet'
import { cellsText, guardedCell } from '@/lib/csv'
import type { Range } from './selection'

/* What keys and buttons do to the cells of a range. */

interface Table {
  sheet: Sheet
  rows: readonly SheetRow[]
  columns: readonly TableColumn[]
  shown: readonly TableColumn[]
  canAdd: boolean
}

/** Types a text into a cell. In the row after the last one this adds a new row. */
export function typed(table: Table, row: number, column: TableColumn, text: string): Sheet {
  const { sheet, rows, columns } = table
  const there = rows[row]
  if (there) return withTexts(sheet, rows, columns, [{ key: there.key, path: column.path, text }])
  if (text.trim() === '') return sheet
  const made = withNewRows(sheet, 1)
  const key = made.keys[0] as string
  return withTexts(made.sheet, rows, columns, [{ key, path: column.path, text }])
}

const isFixed = (row: SheetRow, { isId }: TableColumn) => isId && row.base !== undefined

/** The cells of a range with a text each, in slices. */
function* cellsOf({ rows, shown }: Table, range: Range, textOf: (column: TableColumn) => string) {
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
export function* clearing(table: Table, range: Range): Generator<void, Sheet> {
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
export function* fillingDown(table: Table, range: Range): Generator<void, Sheet> {
  const { sheet, rows, columns } = table
  const from = range.top === range.bottom ? range.top - 1 : range.top
  const source = rows[from]
  if (!source) return sheet
  const cells = yield* cellsOf(table, { ...range, top: from + 1 }, (column) => ownText(source, column))
  return yield* puttingTexts(sheet, rows, columns, cells)
}

/** What a cell holds: dates with their seconds, and a refused text as it was typed. */
const ownText = (row: SheetRow, column: TableColumn): string =>
  isAsTyped(row, column) ? cellText(row, column) : exactText(column, valueIn(row.object, column))

const isAsTyped = (row: SheetRow, column: TableColumn) => row.problems.has(column.path) || column.isId

/** The same as a copy holds it. */
const guardedText = (row: SheetRow, column: TableColumn): string =>
  isAsTyped(row, column)
    ? guardedCell(cellText(row, column))
    : copiedText(column, valueIn(row.object, column))

/** The cells of a range as text for a spreadsheet. */
export function copied(table: Table, range: Range, withHeader: boolean): string {
  const columns = table.shown.slice(range.left, range.right + 1)
  const lines = table.rows
    .slice(range.top, range.bottom + 1)
    .map((row) => columns.map((column) => guardedText(row, column)))
  return cellsText(withHeader ? [columns.map(({ label }) => label), ...lines] : lines)
}

export interface PasteResult {
  sheet: Sheet
  /** The cells that were pasted. */
  cells: readonly TypedCell[]
  left: string
}

/** Pastes a text at a range, in slices. */
export function* pasting(table: Table, range: Range, text: string): Generator<void, PasteResult> {
  const { sheet, rows, columns } = table
  const { cells, added, left } = yield* placingPaste(text, { ...table, range })
  const made = withNewRows(sheet, added)
  const keys = [...rows.map(({ key }) => key), ...made.keys]
  const placed: TypedCell[] = []
  for (const { row, path, text: cell } of cells) {
    yield
    const key = keys[row]
    const there = rows[row]
    const column = columns.find((one) => one.path === path)
    // The id of a known row matched it.
    if (key === undefined || !column || (there?.base && column.isId && there.id === cell.trim())) continue
    const isBlankNew = !there?.base && cell.trim() === ''
    if (!isBlankNew) placed.push({ key, path, text: normalText(column, cell, there) })
  }
  const next = yield* puttingTexts(made.sheet, rows, columns, placed)
  return { sheet: next, cells: placed, left }
}

/** A pasted text that means the saved value is shown as the saved text, so that it is no edit. */
function normalText(column: TableColumn, text: string, row: SheetRow | undefined): string {
  const value = row?.base && valueIn(row.base, column)
  return value !== undefined && exactText(column, value) === text ? textOfValue(column, value) : text
}
