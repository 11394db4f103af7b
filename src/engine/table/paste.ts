import { unguarded } from '@/lib/csv'
import { formatNumber, plural } from '@/lib/format'
import { startOf } from '@/lib/halves'
import { runSync } from '@/lib/idle'
import { valueIn } from './cell'
import type { TableColumn } from './columns'
import {
  type OfColumn,
  type OrderQuestion,
  orderQuestion,
  type PastedCell,
  readingDates,
  readingPastedColumn,
} from './pastedCell'
import type { DateOrder } from './pastedColumn'
import { type PastedHeader, type PastedLines, readingLines } from './pastedText'
import type { TableDraftRow } from './tableDraft'

/* Where the cells of a paste go (rules TABLE-5 and TABLE-10). */

interface Target {
  /** All columns, and those that are shown. */
  columns: readonly TableColumn[]
  shown: readonly TableColumn[]
  rows: readonly TableDraftRow[]
  /** The selected range; a paste begins at its first cell. Its row can be the one after the last. */
  range: { top: number; left: number; bottom: number; right: number }
  /** Whether new rows can be added. */
  canAdd: boolean
  /** Whether the account has an object with this id that is not a row of the table. */
  isElsewhere?: (id: string) => boolean
  /** The first line is a header for certain, because 'Copy with header' wrote it. */
  hasHeader?: boolean
  /** The order of day, month and year that the user chose; undefined if they were not asked. */
  order?: DateOrder
}

export interface Pasted {
  cells: readonly PastedCell[]
  /** The number of new rows. */
  added: number
  /** Describes the cells that were left out; '' if there are none. */
  left: string
  /** A question that the user has to answer before the cells are placed. */
  question?: OrderQuestion
}

const nothing = (left: string): Pasted => ({ cells: [], added: 0, left })

/** Places the cells of a text: by its header if it has one, otherwise from the focused cell on. */
export const placePaste = (text: string, target: Target): Pasted => runSync(placingPaste(text, target))

/** As `placePaste`, in slices. */
export function* placingPaste(text: string, target: Target): Generator<void, Pasted> {
  const { shown, range, hasHeader = false } = target
  const isOwn = (column: TableColumn, at: number) => hasHeader || shown[range.left + at]?.path === column.path
  const lines = yield* readingLines(text, target.columns, isOwn)
  const { header, blank } = lines
  if (blank) return blankInto(blank, target)
  if (header && header.twice.length > 0)
    return nothing(
      `${listed(header.twice)} ${plural(header.twice.length, 'stands', 'stand')} twice in the header, so nothing was pasted.`,
    )
  const placed = header ? yield* byHeader(header, lines, target) : yield* fromCell(lines.lines, target)
  const question = yield* readingCells(placed.cells, target)
  return { ...placed, added: yield* addedIn(placed.cells, target), question }
}

/** 'Notes', 'Notes and Owner', 'Notes, Owner and 3 more'. */
function listed(names: readonly string[]): string {
  const short = names.map((name) => (name.length > 40 ? `${startOf(name, 39)}…` : name))
  if (short.length < 3) return short.join(' and ')
  if (short.length === 3) return `${short.slice(0, 2).join(', ')} and ${short[2]}`
  return `${short.slice(0, 2).join(', ')} and ${formatNumber(short.length - 2)} more`
}

type Placed = Pick<Pasted, 'cells' | 'left'>

/** A paste without any content clears a range of its size. */
function blankInto(
  { height, width }: { height: number; width: number },
  { range, shown, rows }: Target,
): Pasted {
  const { top, bottom, left, right } = range
  const [wide, high] = [right - left + 1, bottom - top + 1]
  if (high % height !== 0 || wide % width !== 0)
    return nothing('The cells are empty, and the selected range has another size, so nothing was pasted.')
  const cells: PastedCell[] = []
  for (let row = top; row <= Math.min(bottom, rows.length - 1); row += 1)
    for (const { path, isId } of shown.slice(left, right + 1)) if (!isId) cells.push({ row, path, text: '' })
  return { cells, added: 0, left: '' }
}

/** Whether a line has no cells. It then leaves the columns of its row unchanged. */
const isEmptyLine = (cells: readonly string[]) => cells.length === 1 && (cells[0] ?? '').trim() === ''

function* byHeader(
  header: PastedHeader,
  { lines, first }: PastedLines,
  target: Target,
): Generator<void, Placed> {
  const { rows, canAdd, range, isElsewhere = () => false } = target
  const idAt = header.columns.findIndex((column) => column?.isId)
  const places = placesOf(rows)
  const twice = idAt < 0 ? undefined : yield* repeatedIds(lines, idAt)
  let next = idAt < 0 ? range.top : rows.length
  let noRow = 0
  let elsewhere = 0
  const cells: PastedCell[] = []
  for (const [line, texts] of lines.entries()) {
    yield
    if (idAt >= 0 && (texts.every((text) => text.trim() === '') || twice?.skipped.has(line))) continue
    const id = idOf(texts, idAt)
    const known = idAt < 0 ? undefined : (places.get(texts[idAt] ?? '') ?? places.get(id))
    if (known === undefined && idAt >= 0 && isElsewhere(id)) {
      elsewhere += 1
      continue
    }
    const row = known ?? next
    if (known === undefined) next += 1
    if (row >= rows.length && !canAdd) {
      noRow += 1
      continue
    }
    if (isEmptyLine(texts) && header.columns.length > 1) continue
    for (const [at, column] of header.columns.entries()) {
      const text = texts[at]
      // The line is shorter than the header, so this column has no cell. The id column is skipped for known rows,
      // because it was used to find the row.
      if (!column || text === undefined) continue
      if (!column.isId) cells.push({ row, path: column.path, text })
      else if (known === undefined && id !== '') cells.push({ row, path: column.path, text: id })
    }
  }
  const { unknown } = header
  const left = [
    rowsLeft(noRow),
    elsewhere > 0 &&
      `${formatNumber(elsewhere)} ${plural(elsewhere, 'line is of an object', 'lines are of objects')} that this table does not show.`,
    ...(twice?.words(first) ?? []),
    unknown.length > 0 && `${listed(unknown)} ${plural(unknown.length, 'has', 'have')} no place here.`,
  ]
  return { cells, left: left.filter(Boolean).join(' ') }
}

const idOf = (texts: readonly string[], idAt: number) => unguarded(texts[idAt] ?? '').trim()

/** Lines that give one id different cells: nobody knows which of them is meant. The same line twice is meant once. */
function* repeatedIds(lines: PastedLines['lines'], idAt: number) {
  const byId = new Map<string, number[]>()
  for (const [line, texts] of lines.entries()) {
    yield
    const id = idOf(texts, idAt)
    if (id === '') continue
    const before = byId.get(id)
    if (before) before.push(line)
    else byId.set(id, [line])
  }
  const skipped = new Set<number>()
  const refused: { id: string; of: readonly number[] }[] = []
  for (const [id, of] of byId) {
    yield
    if (of.length < 2) continue
    const [line = 0, ...others] = of
    const text = JSON.stringify(lines[line])
    const isSameLine = others.every((other) => JSON.stringify(lines[other]) === text)
    for (const one of isSameLine ? others : of) skipped.add(one)
    if (!isSameLine) refused.push({ id, of })
  }
  const words = (first: number) => {
    const some = refused.slice(0, 3).map(({ id, of }) => {
      const numbers = of.map((line) => formatNumber(line + first))
      return `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)} have the id ${id}`
    })
    const more = refused.length - some.length
    if (some.length === 0) return []
    const rest =
      more > 0 ? `, and ${formatNumber(more)} more ${plural(more, 'id stands', 'ids stand')} twice` : ''
    return [`Not pasted: lines ${some.join(', lines ')}${rest}.`]
  }
  return { skipped, words }
}

/** The positions of the rows by their ids, also of new ones. An object comes before a new row that has its id. */
function placesOf(rows: readonly TableDraftRow[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>()
  for (const [index, { id, base }] of rows.entries())
    if (id !== '' && (base || !places.has(id))) places.set(id, index)
  return places
}

function* fromCell(lines: PastedLines['lines'], target: Target): Generator<void, Placed> {
  const { range, shown, rows, canAdd } = target
  const width = lines.reduce((most, { length }) => Math.max(most, length), 0)
  const height = lines.length
  // If the selected range is a multiple of the pasted cells, they are repeated to fill it.
  const wide = range.right - range.left + 1
  const high = range.bottom - range.top + 1
  const columnsToFill = wide % width === 0 ? wide : width
  const rowsToFill = high % height === 0 ? high : height
  const cells: PastedCell[] = []
  let noRow = 0
  for (let down = 0; down < rowsToFill; down += 1) {
    yield
    const row = range.top + down
    const line = lines[down % height] ?? []
    if (width > 1 && isEmptyLine(line)) continue
    if (row >= rows.length && !canAdd) {
      noRow += 1
      continue
    }
    for (let right = 0; right < columnsToFill; right += 1) {
      const column = shown[range.left + right]
      const text = line[right % width]
      if (column && text !== undefined) cells.push({ row, path: column.path, text })
    }
  }
  const noColumn = Math.max(0, range.left + columnsToFill - shown.length)
  const left = [rowsLeft(noRow), noColumn > 0 && `${noColumn} ${plural(noColumn, 'column')} had no place.`]
  return { cells, left: left.filter(Boolean).join(' ') }
}

const rowsLeft = (count: number) =>
  count > 0 ? `${formatNumber(count)} ${plural(count, 'row')} had no place.` : ''

/** Reads the cells column by column. @returns what the user has to answer first */
function* readingCells(
  cells: readonly PastedCell[],
  { columns, rows, order }: Target,
): Generator<void, OrderQuestion | undefined> {
  const byPath = new Map<string, OfColumn[]>(columns.map(({ path }) => [path, []]))
  const of = new Map(columns.map((column) => [column.path, column]))
  for (const cell of cells) {
    yield
    const base = rows[cell.row]?.base
    const column = of.get(cell.path)
    if (column) byPath.get(cell.path)?.push({ cell, before: base && valueIn(base, column), isNew: !base })
  }
  const dates = []
  for (const column of columns) {
    const found = yield* readingPastedColumn(column, byPath.get(column.path) ?? [])
    if (found) dates.push(found)
  }
  const question = order === undefined ? orderQuestion(dates) : undefined
  if (!question) for (const one of dates) yield* readingDates(one, order)
  return question
}

/** Empty lines at the end add no rows. */
function* addedIn(cells: readonly PastedCell[], { rows }: Target): Generator<void, number> {
  let most = 0
  for (const { row, text } of cells) {
    if (text.trim() !== '') most = Math.max(most, row + 1 - rows.length)
    yield
  }
  return most
}
