import { unguarded } from '@/lib/csv'
import { dayText } from '@/lib/dateText'
import { fromWire, putsMonthFirst } from '@/lib/dateTime'
import { plainDigits } from '@/lib/decimal'
import { isSheetError } from '@/lib/sheetError'
import { readTextList, splitPasted, withoutRepeats } from '@/lib/textList'
import { parseTyped } from '@/lib/typedDate'
import { isSame } from '@/model/edits'
import { inputText } from '@/model/readable'
import { exactText, keptEntry, listIn, readCell, tagListText, textOfValue } from './cell'
import type { TableColumn } from './columns'
import {
  type DateOrder,
  hasThousands,
  numericDate,
  ordersOf,
  withoutThousands,
  yearFirst,
} from './pastedColumn'
import type { Refusal } from './tableDraft'

/* What the cells of a paste mean (rules TABLE-5 and TABLE-11): texts that a cell reads, or a refusal. */

export interface PastedCell {
  /** Position of the row. Positions after the last row are new rows. */
  row: number
  path: string
  text: string
  /** Why the text is not taken, although its field would take it. */
  refused?: Refusal
}

/** A pasted cell, and the saved value at its place. */
export interface OfColumn {
  cell: PastedCell
  before: unknown
  /** The cell belongs to a new row, so nothing is saved yet. */
  isNew: boolean
}

/** The dates of a column that are edits, and the orders that fit all of them. */
export interface DateColumn {
  column: TableColumn
  cells: readonly PastedCell[]
  among: readonly DateOrder[]
}

/** A question that only the user can answer: the order of day and month in some columns. */
export interface OrderQuestion {
  /** Labels of the columns. */
  columns: readonly string[]
  /** A date as it was pasted. */
  example: string
  /** How it reads in each order. */
  readings: readonly { order: DateOrder; text: string }[]
}

/** A date and time with a time zone, as in exported files. */
const withZone = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d.*(?:Z|[+-]\d\d:?\d\d)$/i

/**
 * Whether a text is the saved value in one of the notations that the console writes: in files, in copied cells, or in
 * inputs.
 */
function meansSaved(column: TableColumn, text: string, before: unknown): boolean {
  const isBlank = before === undefined || before === null || before === ''
  const own = [textOfValue(column, before), exactText(column, before), inputText(before)]
  const texts = [text, unguarded(text)]
  if (texts.some((one) => own.includes(one))) return true
  if (column.missing !== undefined && isBlank) {
    const read = readCell(column, text)
    return 'value' in read && read.value === column.missing
  }
  switch (column.kind) {
    case 'number':
      return typeof before === 'number' && texts.includes(plainDigits(before).replace('.', ','))
    case 'date': {
      const moment = withZone.test(text.trim()) ? fromWire(text.trim()) : undefined
      return moment !== undefined && moment.getTime() === fromWire(before)?.getTime()
    }
    case 'tags':
      return texts.some((one) => isSame(listIn(one) ?? splitPasted(one), before))
    default:
      return false
  }
}

/** Reads the cells of one column, in slices. Its dates are returned, because other columns can tell their order. */
export function* readingPastedColumn(
  column: TableColumn,
  cells: readonly OfColumn[],
): Generator<void, DateColumn | undefined> {
  const edits: PastedCell[] = []
  for (const { cell, before, isNew } of cells) {
    yield
    if (!isNew && meansSaved(column, cell.text, before)) {
      cell.text = textOfValue(column, before)
      continue
    }
    const plain = unguarded(cell.text)
    cell.text = column.kind === 'tags' ? tagsText(plain, before) : plain
    const refused = refusalOf(column, cell.text)
    if (refused) cell.refused = refused
    else edits.push(cell)
  }
  if (column.kind === 'number') yield* readNumbers(edits)
  const among = column.kind === 'date' ? ordersOf(edits.map(({ text }) => text)) : undefined
  return among && { column, cells: edits, among }
}

/**
 * The text of pasted tags. Tags that the row already has keep their text, even if it contains a comma (rule TEXT-5).
 */
function tagsText(text: string, before: unknown): string {
  const list = listIn(text)
  if (list) return list.every((one) => typeof one === 'string') ? tagListText(list) : text
  const kept = keptEntry(before)
  const own = new Set(kept.map(({ entry }) => entry))
  const { entries } = readTextList(text, kept)
  return tagListText(withoutRepeats(entries.flatMap((one) => (own.has(one) ? [one] : splitPasted(one)))))
}

function refusalOf({ kind }: TableColumn, text: string): Refusal | undefined {
  const parts = kind === 'tags' ? (listIn(text) ?? splitPasted(text)).map(inputText) : [text]
  if (parts.some(isSheetError)) return { message: 'A spreadsheet shows this in place of a value' }
  const isOneLine = kind !== 'lines' && kind !== 'tags'
  if (!isOneLine || !/[\r\n]/.test(text.trim())) return undefined
  const joined = text.trim().replace(/\s*[\r\n]+\s*/g, ' ')
  return { message: 'These are several lines', ...(kind === 'text' && { nearest: joined }) }
}

function* readNumbers(cells: readonly PastedCell[]): Generator<void, void> {
  const isRead = hasThousands(cells.map(({ text }) => text))
  yield
  if (!isRead) return
  for (const cell of cells) {
    cell.text = withoutThousands(cell.text)
    yield
  }
}

/**
 * The question about the order of dates, if only the user can answer it. Day first is read without a question, unless the
 * language of the browser, or another column, has the month first.
 */
export function orderQuestion(columns: readonly DateColumn[]): OrderQuestion | undefined {
  const open = columns.filter(({ among }) => among.length > 1)
  const hasMonthFirst = columns.some(({ among }) => among.length === 1 && among[0] === 'month')
  const [first] = open
  if (!first || !(hasMonthFirst || putsMonthFirst())) return undefined
  const { text: example = '' } = first.cells.find(({ text }) => numericDate(text)?.fits.length) ?? {}
  const readings = first.among.map((order) => {
    const date = parseTyped(yearFirst(example, order))
    return { order, text: date ? dayText(date.getTime()) : '' }
  })
  return { columns: open.map(({ column }) => column.label), example, readings }
}

/** Writes the dates of a column in the order in which all of them are read, or refuses all of them. */
export function* readingDates({ cells, among }: DateColumn, wanted?: DateOrder): Generator<void, void> {
  const [only = 'day'] = among
  const order = among.length === 1 ? only : wanted !== undefined && among.includes(wanted) ? wanted : 'day'
  for (const cell of cells) {
    yield
    const { fits = [] } = numericDate(cell.text) ?? {}
    if (fits.length === 0) continue
    if (among.length === 0) cell.refused = { message: 'The dates of this column are not all in one order' }
    else cell.text = yearFirst(cell.text, order)
  }
}
