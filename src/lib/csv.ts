import { browserLanguage } from './browserLanguage'
import { plainDigits } from './decimal'
import { isExact } from './exactNumber'
import { writeJson } from './json'
import type { OrderedRows } from './lazyOrder'
import { isObject } from './value'

/** The separators between cells. */
export const separators = [',', ';', '\t'] as const
export type Separator = (typeof separators)[number]

/** Who reads the file: a spreadsheet, which converts texts, or a program, which reads them unchanged. */
export type CsvFor = 'spreadsheet' | 'raw'

export interface CsvColumn<T> {
  header: string
  read: (row: T) => unknown
}

/** Number of rows between two yields. */
const rowsAtOnce = 50

/** Lets programs on Windows read the file as UTF-8. */
const byteOrderMark = '\uFEFF'

/** The text of rows as CSV (RFC 4180), in parts. Yields often, so that it can run in slices. */
export function* csvOf<T>(
  columns: readonly CsvColumn<T>[],
  rows: OrderedRows<T>,
  reader: CsvFor,
  separator: Separator = ',',
): Generator<void, string[]> {
  const textOf =
    reader === 'spreadsheet' ? (text: string) => guarded(text, separator) : (text: string) => text
  const point = reader === 'spreadsheet' ? decimalPoint(separator) : '.'
  const lineOf = (cells: readonly unknown[]) =>
    `${cells
      .map((cell) => quoted(typeof cell === 'string' ? textOf(cell) : cellText(cell, textOf, point)))
      .join(separator)}\r\n`
  const head = lineOf(columns.map(({ header }) => header))
  const parts = [reader === 'spreadsheet' ? byteOrderMark + head : head]
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    yield
    const some = rows.slice(from, from + rowsAtOnce)
    parts.push(some.map((row) => lineOf(columns.map(({ read }) => read(row)))).join(''))
  }
  return parts
}

/** The decimal separator of the browser's language. */
const localePoint = (): string =>
  new Intl.NumberFormat(browserLanguage()).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ??
  '.'

/** Spreadsheets divide at semicolons where a comma stands before the decimals (rule CSV-6). */
export const proposedSeparator = (): Separator => (localePoint() === ',' ? ';' : ',')

function decimalPoint(separator: Separator): string {
  if (separator === '\t') return localePoint() === ',' ? ',' : '.'
  return separator === ';' ? ',' : '.'
}

/** The text of a value that is no text. A list is JSON. A missing value is an empty cell. */
function cellText(value: unknown, textOf: (text: string) => string, point: string): string {
  if (value === undefined || value === null) return ''
  if (isObject(value)) return textOf(writeJson(value))
  // A spreadsheet would round an exact number, so it is written as a text.
  if (isExact(value)) return textOf(value.text)
  return typeof value === 'number' ? plainDigits(value).replace('.', point) : String(value)
}

const quoted = (cell: string) => (/[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/**
 * A character that begins a formula, also in its full-width form, where a cell begins: at the start of the text, and
 * after every separator, because a spreadsheet of another language divides the file there. It skips blanks, quotation
 * marks and control characters, which some spreadsheets remove.
 */
const formulaStart = /(?<=(?:^|[;\t\r\n])["\p{C}\p{Z}]*)[=+\-@＝＋－＠﹦﹢﹣﹫]/gu
/** As `formulaStart`, also after a comma: a spreadsheet may split at commas even if the file uses another separator. */
const formulaStartOrComma = /(?<=(?:^|[,;\t\r\n])["\p{C}\p{Z}]*)[=+\-@＝＋－＠﹦﹢﹣﹫]/gu

/** Whole numbers that a spreadsheet shows with the same digits. */
const plainNumber = /^(0|[1-9]\d{0,14})$/

/** Texts that a spreadsheet turns into numbers, dates, times or truth values, such as `007`, `1e10` or `3-4`. */
const convertible = [
  /^(?=.*\p{Nd})[\p{Nd}\s.,:/%€$£¥+()-]+(e[+-]?\p{Nd}+)?$/iu,
  /^[\d:.\s]*\d\s*[ap]m?$/i,
  /^(?=.*\d)[\d\s.,/-]*(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[\d\s.,:/-]*$/i,
  /^\s*(true|false)\s*$/i,
]

/** Adds apostrophes where a spreadsheet would otherwise not show the text as it is (rule CSV-2). */
function guarded(text: string, separator: Separator): string {
  if (plainNumber.test(text)) return text
  const safe = text.replaceAll(separator === ',' ? formulaStart : formulaStartOrComma, "'$&")
  const isRead = safe.startsWith("'") || !(/^\p{Cc}/u.test(text) || convertible.some((one) => one.test(text)))
  return isRead ? safe : `'${safe}`
}

/** An apostrophe that `guarded` writes before the beginning of a formula. */
const writtenApostrophe = /'(?=[=+\-@＝＋－＠﹦﹢﹣﹫])(?<=(?:^|[,;\t\r\n])["\p{C}\p{Z}]*')/gu

/**
 * The text that was written with apostrophes for a spreadsheet (rule CSV-2). Any other text stays as it is. Two texts can be
 * written alike; the one with fewer apostrophes counts, so that a list of dashes loses that of each line.
 */
export function unguarded(text: string): string {
  if (!text.includes("'")) return text
  const rest = text.replace(/^'/, '')
  const candidates = [rest.replace(writtenApostrophe, ''), text.replace(writtenApostrophe, ''), rest]
  const isWritten = (one: string) =>
    one !== text && (guarded(one, ',') === text || guarded(one, '\t') === text)
  return candidates.find(isWritten) ?? text
}

/** A text as a cell of the clipboard: a spreadsheet takes neither a formula nor a date out of it (rule CSV-2). */
export const guardedCell = (text: string): string => guarded(text, '\t')

/** Cells as a spreadsheet takes them from the clipboard: separated by tabs and lines. */
export const cellsText = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map(quoted).join('\t')).join('\r\n')

/**
 * The separator of pasted or imported cells: a tab if there is one outside of quotation marks, otherwise the most
 * frequent one in the first line.
 */
export function separatorIn(text: string): Separator {
  const bare = text.replace(/"(?:[^"]|"")*"/g, '')
  if (bare.includes('\t')) return '\t'
  const [line = ''] = bare.split(/\r?\n/, 1)
  return line.split(';').length > line.split(',').length ? ';' : ','
}

/** A row of cells. `line`: where it begins in the text, from 1; a quoted cell can have several lines. */
export interface CellRow {
  line: number
  cells: string[]
}

/**
 * The cells of a text (RFC 4180). A quotation mark within a cell that does not begin with one is an ordinary character. The
 * end of the last line is optional.
 */
export const readCells = (text: string, separator: Separator): string[][] =>
  [...rowsIn(text, separator)].map(({ cells }) => cells)

/** Parses cells row by row, for texts that are too long to be parsed at once. */
export function* rowsIn(text: string, separator: Separator): Generator<CellRow, void> {
  let cells: string[] = []
  let [line, next] = [1, 1]
  let at = text.startsWith(byteOrderMark) ? 1 : 0
  if (at === text.length) return
  while (true) {
    let cell = ''
    const close = text[at] === '"' ? closingQuote(text, at + 1, separator) : -1
    if (close >= 0) {
      cell = text.slice(at + 1, close).replaceAll('""', '"')
      next += cell.split(/\r\n?|\n/).length - 1
      at = close + 1
    } else {
      let end = at
      while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r')
        end += 1
      cell = text.slice(at, end)
      at = end
    }
    cells.push(cell)
    if (text[at] === separator) {
      at += 1
      continue
    }
    yield { line, cells }
    cells = []
    next += 1
    line = next
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1
    if (at >= text.length) return
  }
}

/** Where the quotation mark that ends a cell is; -1 if the cell is not quoted after all. */
function closingQuote(text: string, from: number, separator: Separator): number {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 1)) {
    const next = text[at + 1]
    if (next === '"') at += 1
    else return next === undefined || next === separator || next === '\n' || next === '\r' ? at : -1
  }
  return -1
}
