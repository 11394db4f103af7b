import type { CellRow } from '@/lib/csv'
import { type AnswerLine, plainAnswer, readingAnswers } from './answers'
import { type ColumnRole, questionType, rolesOf } from './columns'
import { eachOf, isFilled, lineText, sheetError, star, trimmedCell } from './row'
import {
  type QuestionsRead,
  type Read,
  type ReadChoice,
  type ReadOptions,
  type ReadPart,
  readPartOf,
} from './types'

/* Rows of questions below a header. The column of answers is read in one way for all of them (rule QUESTION-8). */

/** A row as its columns say. `choices` has blank ones, too, because numbers count them. */
interface Row extends AnswerLine {
  row: CellRow
  /** Why the row is not a question, with any answer. */
  why: string | undefined
  isMulti: boolean | undefined
  needsAnswer: boolean
  /** The choices that the row itself marks as correct, by a star or by the column of the correct answer. */
  correct: readonly number[]
}

/** The positions of the columns. */
interface Columns {
  count: number
  question: readonly number[]
  /** If there are columns of wrong answers, the column of the correct answer is a choice, too. */
  choices: readonly number[]
  correct: readonly number[]
  type: readonly number[]
  isCorrectChoice: boolean
}

function columnsOf(header: CellRow): Columns {
  const roles = rolesOf(header.cells)
  const placesOf = (...wanted: readonly ColumnRole[]) =>
    roles.flatMap((role, index) => (role !== undefined && wanted.includes(role) ? [index] : []))
  const isCorrectChoice = placesOf('wrong').length > 0
  return {
    count: header.cells.length,
    question: placesOf('question'),
    choices: isCorrectChoice ? placesOf('choice', 'wrong', 'correct') : placesOf('choice'),
    correct: placesOf('correct'),
    type: placesOf('type'),
    isCorrectChoice,
  }
}

/** The columns with content that a question cannot store. */
const skippedOf = ({ cells: header }: CellRow, rows: readonly CellRow[]) =>
  rolesOf(header).flatMap((role, index) => {
    const isUsed = isFilled(header[index]) || rows.some(({ cells }) => isFilled(cells[index]))
    if (role !== undefined || !isUsed) return []
    return [isFilled(header[index]) ? `“${plainAnswer(header[index])}”` : `column ${index + 1}`]
  })

const truths = /^(t|true|wahr|richtig|vrai|verdadero|vero|verdadeiro|waar|yes|ja|oui|sí|si|sim)$/i
const untruths = /^(f|false|falsch|faux|falso|onwaar|no|nein|non|não|nee)$/i

export function* headedRows(
  header: CellRow,
  rows: readonly CellRow[],
  options: ReadOptions,
): Generator<void, Pick<QuestionsRead, 'parts' | 'skipped' | 'ask'>> {
  const columns = columnsOf(header)
  if (columns.question.length > 1)
    return {
      parts: [readPartOf(header.line, lineText(header), { why: 'It names several columns of questions.' })],
      skipped: [],
    }
  const read = yield* eachOf(rows, (row) => readRow(row, columns, options))
  const answered = read.filter(
    ({ why, needsAnswer, answers }) => why === undefined && needsAnswer && answers.length > 0,
  )
  const titleOf = (at: number) => plainAnswer(header.cells[at] ?? '')
  const { marked, ask } = yield* readingAnswers(
    columns.correct.slice(0, 1).map(titleOf).join(''),
    answered,
    columns.choices.map(titleOf),
    options.reading,
  )
  const markedIn = new Map(answered.map((one, index) => [one, marked[index]]))
  // Whether a missing answer can be reported: not if no line has one, and not before the user has chosen a reading.
  const isKnown = answered.length > 0 && (ask === undefined || options.reading !== undefined)
  const parts = yield* eachOf(read, (one): ReadPart => {
    const { row } = one
    const found = markedIn.get(one)
    const why = one.why ?? answerProblem(one, found, isKnown)
    const result: Read = why === undefined ? { question: questionOf(one, found) } : { why }
    return readPartOf(row.line, lineText(row), result)
  })
  return { parts, skipped: skippedOf(header, rows), ask }
}

function answerProblem(
  { answers, isMulti, needsAnswer }: Row,
  found: readonly number[] | undefined,
  isKnown: boolean,
): string | undefined {
  if (found)
    return isMulti === false && found.length > 1
      ? 'Its type has one answer, but several are given.'
      : undefined
  if (!needsAnswer || !isKnown) return undefined
  return answers.length === 0
    ? 'It has no answer.'
    : `“${answers.map(plainAnswer).join(', ')}” names none of its choices, or several.`
}

function readRow(row: CellRow, columns: Columns, { marksCorrect = true }: ReadOptions): Row {
  const cellAt = (at: number) => trimmedCell(row.cells[at])
  const type = questionType(columns.type.map(cellAt).join(' '))
  const answers = columns.correct.map(cellAt).filter(isFilled)
  const cells = columns.choices.map(cellAt)
  const hasAnswers = columns.correct.length > 0
  const base = {
    row,
    question: columns.question.map(cellAt).join(''),
    answers,
    isMulti: type === 'multi' ? true : type === 'single' ? false : undefined,
    needsAnswer: hasAnswers && !columns.isCorrectChoice && marksCorrect && type !== 'poll',
    why:
      sheetError(row) ??
      (row.cells.slice(columns.count).some(isFilled) ? 'It has more cells than the header.' : undefined) ??
      (typeof type === 'object'
        ? `Questions of the type “${type.unsupported}” are not supported.`
        : undefined),
  }
  if (type === 'truth' && !cells.some(isFilled)) return { ...base, ...truthOf(answers) }
  if (columns.isCorrectChoice) {
    const correct = columns.choices.flatMap((at, index) => (columns.correct.includes(at) ? [index] : []))
    return { ...base, choices: cells, correct }
  }
  // Stars mark correct choices only if no column does.
  if (hasAnswers) return { ...base, choices: cells, correct: [] }
  const correct = cells.flatMap((cell, index) => (star.test(cell) ? [index] : []))
  return { ...base, choices: cells.map((cell) => cell.replace(star, '')), correct }
}

/** The choices of a true-or-false question, for which the table has no columns. */
function truthOf(
  answers: readonly string[],
): Pick<Row, 'choices' | 'correct'> & Partial<Pick<Row, 'answers' | 'needsAnswer'>> {
  const choices = ['True', 'False']
  const [answer = ''] = answers
  if (answers.length !== 1) return { choices, correct: [] }
  const at = truths.test(answer) ? 0 : untruths.test(answer) ? 1 : undefined
  return at === undefined
    ? { choices, correct: [] }
    : { choices, correct: [at], answers: [], needsAnswer: false }
}

function questionOf({ question, choices, correct, isMulti }: Row, marked: readonly number[] = []) {
  const right = new Set([...correct, ...marked].filter((at) => choices[at] !== ''))
  const filled = choices.flatMap((text, index): ReadChoice[] =>
    text === '' ? [] : [{ text, isCorrect: right.has(index) }],
  )
  return { text: question, isMulti: isMulti ?? right.size > 1, choices: filled }
}
