import { rowsIn, type Separator } from '@/lib/csv'
import { invisible } from '@/lib/folding'
import type { TableColumn } from './columns'

/* The lines of a paste, and its header (rule TABLE-10). Long texts are read in slices. */

/** One per cell; undefined if the cell does not name a column of the table. */
export interface PastedHeader {
  /** Undefined for a cell that names no column of the table. */
  columns: readonly (TableColumn | undefined)[]
  /** Texts of the header that name no column. */
  unknown: readonly string[]
  /** Labels of columns that it names twice. */
  twice: readonly string[]
}

export interface PastedLines {
  header: PastedHeader | undefined
  /** The lines below the header, or all of them. Lines at the end without content are left out. */
  lines: readonly (readonly string[])[]
  /** The number of the first of these lines in the text. */
  first: number
  /** The size of a text without any content. */
  blank: { height: number; width: number } | undefined
}

/** The header is searched for in this number of lines. */
const headLines = 3
/** The separator is determined from this number of characters. */
const headLength = 65_536

const isFilled = (cell: string) => cell.trim() !== ''
const countFilled = (cells: readonly string[]) => {
  let count = 0
  for (const cell of cells) if (isFilled(cell)) count += 1
  return count
}

/**
 * Reads the lines of a pasted text, in slices.
 * @param isOwn whether a single pasted column can have a header: this column, at this position. Otherwise any text that
 * equals a label would count as one
 */
export function* readingLines(
  text: string,
  columns: readonly TableColumn[],
  isOwn: (column: TableColumn, at: number) => boolean,
): Generator<void, PastedLines> {
  const content = withoutBlankEnd(text)
  if (content === '') return yield* blankLines(text)
  yield
  const nameOf = namesOf(columns)
  const separator = separatorOf(content, nameOf)
  yield
  const rows: string[][] = []
  let isWide = false
  let last = -1
  for (const { cells } of rowsIn(content, separator)) {
    const filled = countFilled(cells)
    if (filled > 0) last = rows.length
    isWide ||= filled > 1
    rows.push(cells)
    yield
  }
  // Quoted cells can be empty, too.
  if (last < 0) return yield* blankLines(text)
  rows.length = last + 1
  const at = headerLine(rows, isWide)
  const header = at === undefined || at === last ? undefined : headerIn(rows[at] ?? [], nameOf, isWide, isOwn)
  if (header === undefined || at === undefined)
    return { header: undefined, lines: rows, first: 1, blank: undefined }
  return { header, lines: rows.slice(at + 1), first: at + 2, blank: undefined }
}

/** Whole columns of a sheet end with a million lines that hold nothing. */
function withoutBlankEnd(text: string): string {
  let end = text.length
  while (end > 0 && isBlank(text.charCodeAt(end - 1))) end -= 1
  if (end === 0) return ''
  // The last line keeps its empty cells.
  while (end < text.length && text[end] !== '\n' && text[end] !== '\r') end += 1
  return text.slice(0, end)
}

const isBlank = (code: number) =>
  code === 0x20 || (code >= 0x09 && code <= 0x0d) || (code > 0x7f && /\s/.test(String.fromCharCode(code)))

function* blankLines(text: string): Generator<void, PastedLines> {
  let height = 0
  let width = 0
  for (const { cells } of rowsIn(text, '\t')) {
    height += 1
    width = Math.max(width, cells.length)
    yield
  }
  const blank = height === 0 ? undefined : { height, width }
  return { header: undefined, lines: [], first: 1, blank }
}

type NameOf = (cell: string) => TableColumn | undefined

/** Labels as a header can have them: wrapped, with other blanks, with the marks of a form. */
const normal = (text: string) =>
  text
    .replaceAll(invisible, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ ?(\*|\(Optional\))$/i, '')
    .toLowerCase()

/** The column of a header. The paths of the console's own files come first: a label can be the path of another column. */
function namesOf(columns: readonly TableColumn[]): NameOf {
  const paths = new Map(columns.map((column) => [column.path, column]))
  const labels = new Map(columns.map((column) => [normal(column.label), column]))
  const lower = new Map(columns.map((column) => [column.path.toLowerCase(), column]))
  return (cell) => paths.get(cell.trim()) ?? labels.get(normal(cell)) ?? lower.get(normal(cell))
}

/**
 * The separator of a text: a tab if there is one outside of quotation marks. Otherwise the separator with which the
 * first lines contain a header, because then it is a file. Otherwise none: a spreadsheet does not quote commas in a
 * copied column.
 */
function separatorOf(text: string, nameOf: NameOf): Separator {
  const head = text.slice(0, headLength)
  if (head.replace(/"(?:[^"]+|"")*(?:"|$)/g, '').includes('\t')) return '\t'
  const known = ([',', ';'] as const).map((separator) => {
    const rows: string[][] = []
    for (const { cells } of rowsIn(head, separator)) if (rows.push(cells) > headLines) break
    const at = headerLine(rows, true)
    const header = at === undefined ? undefined : headerIn(rows[at] ?? [], nameOf, true, () => false)
    return { separator, count: header?.columns.filter(Boolean).length ?? 0 }
  })
  const [best] = known.sort((a, b) => b.count - a.count)
  return best && best.count > 0 ? best.separator : '\t'
}

/** The first of the leading lines that is neither blank nor a title, which is one filled cell among wider lines. */
function headerLine(rows: readonly (readonly string[])[], isWide: boolean): number | undefined {
  for (let at = 0; at < Math.min(headLines, rows.length); at += 1) {
    const filled = countFilled(rows[at] ?? [])
    if (filled > 1 || (filled === 1 && !isWide)) return at
  }
  return undefined
}

function headerIn(
  cells: readonly string[],
  nameOf: NameOf,
  isWide: boolean,
  isOwn: (column: TableColumn, at: number) => boolean,
): PastedHeader | undefined {
  const columns = cells.map((cell) => (isFilled(cell) ? nameOf(cell) : undefined))
  const known = columns.filter((column) => column !== undefined)
  const filled = cells.filter(isFilled)
  if (!isWide && !columns.some((column, at) => column !== undefined && isOwn(column, at))) return undefined
  const isHeader = known.some(({ isId }) => isId) || known.length >= 2 || known.length === filled.length
  if (!isHeader) return undefined
  return {
    columns,
    unknown: cells
      .filter((cell, at) => isFilled(cell) && columns[at] === undefined)
      .map((cell) => cell.trim()),
    twice: [...new Set(known.filter((column, at) => known.indexOf(column) !== at).map(({ label }) => label))],
  }
}
