import { type CellRow, rowsIn, type Separator, separatorIn, separators } from '@/lib/csv'
import { isHeader } from './columns'
import { headedRows } from './headedRows'
import { eachOf, isFilled, lineText, rowsAtOnce, sheetError, star, trimmedCell } from './row'
import { type FileLine, type QuestionsRead, type ReadOptions, type ReadPart, readPartOf } from './types'

/*
 * Rows of cells: the question, then its choices, `*` before correct ones; or below a header, which templates of other programs put
 * below titles and instructions.
 */

/** A header stands among the first lines that are not blank. */
const linesSearched = 20

const cellsOf = (line: string, separator: Separator) =>
  line.split(separator).map((cell) => cell.replace(/^"|"$/g, ''))

/**
 * The separator with which the first lines contain a header. Header cells may be quoted, but must not contain a
 * separator.
 */
function headedBy(lines: readonly FileLine[]): Separator | undefined {
  const first: FileLine[] = []
  for (const line of lines) {
    if (line.text.trim() !== '') first.push(line)
    if (first.length === linesSearched) break
  }
  return separators.findLast((separator) => first.some(({ text }) => isHeader(cellsOf(text, separator))))
}

/** Answers in GIFT notation. They can contain tabs. */
const answers = /\{\s*(?:[=~#%]|T|F)(?:\\.|[^{}\\])*\}/g

/** Whether a text is a table: it has a header, or every line has a tab that is not inside of GIFT answers. */
export function isTableOfQuestions(lines: readonly FileLine[]): boolean {
  if (headedBy(lines)) return true
  let rows = 0
  for (const { text } of lines) {
    if (text.trim() === '') continue
    if (!text.trim().replace(answers, '').includes('\t')) return false
    rows += 1
  }
  return rows > 0
}

type Table = Pick<QuestionsRead, 'parts' | 'skipped' | 'ask'>

export function* readingTable(
  text: string,
  lines: readonly FileLine[],
  options: ReadOptions,
): Generator<void, Table> {
  const all: CellRow[] = []
  for (const row of rowsIn(text, headedBy(lines) ?? separatorIn(text)))
    if (all.push(row) % rowsAtOnce === 0) yield
  const rows = all.filter(({ cells }) => cells.some(isFilled))
  const at = rows.slice(0, linesSearched).findIndex(({ cells }) => isHeader(cells))
  const header = rows[at]
  return yield* header ? headedRows(header, rows.slice(at + 1), options) : plainRows(rows)
}

/** Whether the first cell of every row is the row's number. It is not the question then. */
const countsRows = (rows: readonly CellRow[]) =>
  rows.length > 1 &&
  rows.every(({ cells }, index) => {
    const [, start, number] = /^(\D{0,3})(\d+)[.)]?$/.exec((cells[0] ?? '').trim()) ?? []
    const [, firstStart, first] = /^(\D{0,3})(\d+)[.)]?$/.exec((rows[0]?.cells[0] ?? '').trim()) ?? []
    return (
      start === firstStart && Number(number) === Number(first) + index && cells.filter(isFilled).length > 3
    )
  })

function* plainRows(rows: readonly CellRow[]): Generator<void, Table> {
  const from = countsRows(rows) ? 1 : 0
  const parts = yield* eachOf(rows, (row): ReadPart => {
    const [text = '', ...rest] = row.cells.slice(from).map(trimmedCell)
    const choices = rest
      .filter((cell) => cell !== '')
      .map((cell) => ({ text: cell.replace(star, ''), isCorrect: star.test(cell) }))
    const isMulti = choices.filter(({ isCorrect }) => isCorrect).length > 1
    const why = sheetError(row)
    return readPartOf(
      row.line,
      lineText(row),
      why === undefined ? { question: { text, isMulti, choices } } : { why },
    )
  })
  return { parts, skipped: from === 0 ? [] : ['the first column, which counts the rows,'] }
}
