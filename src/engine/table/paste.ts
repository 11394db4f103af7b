import { readCells, type Separator, separatorIn, unguarded } from '@/lib/csv'
import { plural } from '@/lib/format'
import { runSync } from '@/lib/idle'
import type { TableColumn } from './columns'
import type { SheetRow } from './sheet'

/* Where the cells of a paste go (rule TABLE-5). */

interface Target {
  /** All columns, and those that are shown. */
  columns: readonly TableColumn[]
  shown: readonly TableColumn[]
  rows: readonly SheetRow[]
  /** The selected range; a paste begins at its first cell. Its row can be the one after the last. */
  range: { top: number; left: number; bottom: number; right: number }
  /** Whether new rows can be added. */
  canAdd: boolean
}

export interface PastedCell {
  /** Position of the row. Positions after the last row are new rows. */
  row: number
  path: string
  text: string
}

export interface Pasted {
  cells: readonly PastedCell[]
  /** The number of new rows. */
  added: number
  /** What had no place, in words; '' if all of it had one. */
  left: string
}

const normal = (text: string) =>
  text
    .trim()
    .replace(/ ?(\*|\(Optional\))$/i, '')
    .toLowerCase()

const columnsNamed = (cells: readonly string[], columns: readonly TableColumn[]) =>
  cells.map((cell) =>
    columns.find(({ path, label }) => normal(cell) === normal(label) || cell.trim() === path),
  )

/** The columns that a row names, if all of its cells are names. */
function headerIn(cells: readonly string[], columns: readonly TableColumn[]): TableColumn[] | undefined {
  const found = columnsNamed(cells, columns)
  const isHeader = found.every((column) => column !== undefined) && new Set(found).size === found.length
  return isHeader ? (found as TableColumn[]) : undefined
}

/** Cells of a clipboard: a spreadsheet ends the last line, which is no row. */
function* readingCells(text: string, columns: readonly TableColumn[]): Generator<void, string[][]> {
  const separator = separatorIn(text)
  yield
  const rows = (separator !== '\t' && rowsOfFile(text, separator, columns)) || readCells(text, '\t')
  yield
  for (const [index, cells] of rows.entries()) {
    rows[index] = cells.map(unguarded)
    yield
  }
  return rows
}

/**
 * The rows of a CSV file, if its first line names two columns; it can name others that the table has not. Otherwise a text
 * without tabs is one cell in each line: a spreadsheet does not quote the commas of a copied column.
 */
function rowsOfFile(text: string, separator: Separator, columns: readonly TableColumn[]) {
  const rows = readCells(text, separator)
  const [first = []] = rows
  const isFile = rows.length > 1 && columnsNamed(first, columns).filter(Boolean).length > 1
  return isFile ? rows : undefined
}

/** Places the cells of a text: by its header if it has one, otherwise from the focused cell on. */
export const placePaste = (text: string, target: Target): Pasted => runSync(placingPaste(text, target))

/** The same in slices. */
export function* placingPaste(text: string, target: Target): Generator<void, Pasted> {
  const cells = yield* readingCells(text, target.columns)
  const [first, ...rest] = cells
  if (!first) return { cells: [], added: 0, left: '' }
  // One label alone is a text like any other.
  const header = rest.length > 0 || first.length > 1 ? headerIn(first, target.columns) : undefined
  return header ? byHeader(header, rest, target) : fromCell(cells, target)
}

function byHeader(
  header: readonly TableColumn[],
  rows: readonly (readonly string[])[],
  target: Target,
): Pasted {
  const idAt = header.findIndex(({ isId }) => isId)
  const places = placesOf(target.rows)
  let next = idAt < 0 ? target.range.top : target.rows.length
  let left = 0
  const placed: PastedCell[] = []
  for (const cells of rows) {
    const known = idAt < 0 ? undefined : places.get((cells[idAt] ?? '').trim())
    const row = known ?? next
    if (known === undefined) next += 1
    if (row >= target.rows.length && !target.canAdd) {
      left += 1
      continue
    }
    for (const [index, column] of header.entries()) {
      const text = isEmptyLine(cells, header.length) ? undefined : cells[index]
      const isBlankId = column.isId && text?.trim() === ''
      // A shorter line has no cell for this column. An empty cell would clear the field.
      if (text !== undefined && !isBlankId) placed.push({ row, path: column.path, text })
    }
  }
  return { cells: placed, added: addedIn(placed, target), left: rowsLeft(left) }
}

/** The positions of the rows by their ids, also of new ones. An object comes before a new row that has its id. */
function placesOf(rows: readonly SheetRow[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>()
  for (const [index, { id, base }] of rows.entries())
    if (id !== '' && (base || !places.has(id))) places.set(id, index)
  return places
}

function fromCell(cells: readonly (readonly string[])[], target: Target): Pasted {
  const { range, shown, rows, canAdd } = target
  const width = Math.max(...cells.map(({ length }) => length))
  const height = cells.length
  // A selected range that the cells fit into is filled with them.
  const wide = range.right - range.left + 1
  const high = range.bottom - range.top + 1
  const columnsToFill = wide % width === 0 ? wide : width
  const rowsToFill = high % height === 0 ? high : height
  const placed: PastedCell[] = []
  let noRow = 0
  for (let down = 0; down < rowsToFill; down += 1) {
    const row = range.top + down
    if (row >= rows.length && !canAdd) {
      noRow += 1
      continue
    }
    for (let right = 0; right < columnsToFill; right += 1) {
      const column = shown[range.left + right]
      const line = cells[down % height] ?? []
      const text = isEmptyLine(line, width) ? undefined : line[right % width]
      if (column && text !== undefined) placed.push({ row, path: column.path, text })
    }
  }
  const noColumn = Math.max(0, range.left + columnsToFill - shown.length)
  const left = [rowsLeft(noRow), noColumn > 0 && `${noColumn} ${plural(noColumn, 'column')} had no place.`]
  return { cells: placed, added: addedIn(placed, target), left: left.filter(Boolean).join(' ') }
}

const rowsLeft = (count: number) => (count > 0 ? `${count} ${plural(count, 'row')} had no place.` : '')

/** Whether a line has no cells, where others have several. */
const isEmptyLine = ([first = '', ...others]: readonly string[], width: number) =>
  width > 1 && others.length === 0 && first.trim() === ''

/** Empty lines at the end add no rows. */
const addedIn = (cells: readonly PastedCell[], { rows }: Target) =>
  cells.reduce(
    (most, { row, text }) => (text.trim() === '' ? most : Math.max(most, row + 1 - rows.length)),
    0,
  )
