import type { CellRow } from '@/lib/csv'
import { type AnswerLine, plainOf, readColumn } from './answers'
import { type ColumnRole, questionType, rolesOf } from './columns'
import { isFilled, lineText, sheetError, star } from './row'
import {
  partOf,
  type QuestionsRead,
  type Read,
  type ReadChoice,
  type ReadOptions,
  type ReadPart,
} from './types'

/* Rows of questions below a header. The column of answers is read in one way for all of them. */

/** A row as its columns say. `choices` has blank ones, too, because numbers count them. */
interface Row extends AnswerLine {
  row: CellRow
  /** Why it is no question, whatever its answer is. */
  why: string | undefined
  isMulti: boolean | undefined
  needsAnswer: boolean
  /** The choices that are correct by themselves: marked by a star, or in the column of the correct answer. */
  correct: readonly number[]
}

type Place = (role: ColumnRole) => number[]

const truths = /^(t|true|wahr|richtig|vrai|verdadero|vero|verdadeiro|waar|yes|ja|oui|sí|si|sim)$/i
const untruths = /^(f|false|falsch|faux|falso|onwaar|no|nein|non|não|nee)$/i

export function headedRows(
  header: CellRow,
  rows: readonly CellRow[],
  options: ReadOptions,
): Pick<QuestionsRead, 'parts' | 'skipped' | 'ask'> {
  const roles = rolesOf(header.cells)
  const placesOf: Place = (role) => roles.flatMap((one, index) => (one === role ? [index] : []))
  const skipped = header.cells.flatMap((cell, index) =>
    roles[index] === undefined && (isFilled(cell) || rows.some(({ cells }) => isFilled(cells[index])))
      ? [isFilled(cell) ? `“${plainOf(cell)}”` : `column ${index + 1}`]
      : [],
  )
  if (placesOf('question').length > 1)
    return {
      parts: [partOf(header.line, lineText(header), { why: 'It names several columns of questions.' })],
      skipped: [],
    }
  const read = rows.map((row) => readRow(row, header, placesOf, options))
  const answered = read.filter(
    ({ why, needsAnswer, answers }) => why === undefined && needsAnswer && answers.length > 0,
  )
  const [column = ''] = placesOf('correct').map((at) => plainOf(header.cells[at] ?? ''))
  const { marked, ask } = readColumn(
    column,
    answered,
    choicePlaces(placesOf).map((at) => header.cells[at] ?? ''),
    options.reading,
  )
  const markedIn = new Map(answered.map((one, index) => [one, marked[index]]))
  const isOpen = ask !== undefined && options.reading === undefined
  const parts = read.map((one): ReadPart => {
    const { row, why, needsAnswer } = one
    const found = markedIn.get(one)
    const refused =
      why ??
      (one.isMulti === false && (found?.length ?? 0) > 1
        ? 'Its type has one answer, but several are given.'
        : undefined) ??
      (needsAnswer && answered.length > 0 && !isOpen && found === undefined ? answerProblem(one) : undefined)
    const result: Read = refused === undefined ? { question: questionOf(one, found) } : { why: refused }
    return partOf(row.line, lineText(row), result)
  })
  return { parts, skipped, ask }
}

const answerProblem = ({ answers }: Row) =>
  answers.length === 0
    ? 'It has no answer.'
    : `“${answers.map(plainOf).join(', ')}” is not one of its choices.`

/** The columns of choices. Beside columns of wrong answers, that of the correct answer is a choice, too. */
const choicePlaces = (placesOf: Place) => {
  const wrong = placesOf('wrong')
  return [...placesOf('choice'), ...wrong, ...(wrong.length > 0 ? placesOf('correct') : [])].sort(
    (a, b) => a - b,
  )
}

function readRow(row: CellRow, header: CellRow, placesOf: Place, { marksCorrect = true }: ReadOptions): Row {
  const cellAt = (at: number) => (row.cells[at] ?? '').trim()
  const places = choicePlaces(placesOf)
  const isGimkit = placesOf('wrong').length > 0
  const type = questionType(placesOf('type').map(cellAt).join(' '))
  const hasAnswers = placesOf('correct').length > 0
  const answers = placesOf('correct').map(cellAt).filter(isFilled)
  const cells = places.map(cellAt)
  const base = {
    row,
    question: placesOf('question').map(cellAt).join(''),
    answers,
    isMulti: type === 'multi' ? true : type === 'single' ? false : undefined,
    needsAnswer: hasAnswers && !isGimkit && marksCorrect && type !== 'poll',
  }
  const error = sheetError(row)
  const why =
    (error && 'why' in error ? error.why : undefined) ??
    (row.cells.slice(header.cells.length).some(isFilled)
      ? 'It has more cells than the header.'
      : undefined) ??
    (typeof type === 'object' ? `Questions of the type “${type.unsupported}” are not supported.` : undefined)
  if (type === 'truth' && !cells.some(isFilled))
    return { ...base, ...truthOf(answers), why: why ?? undefined }
  // Without a column that says what is correct, stars do.
  const correct = hasAnswers
    ? places.flatMap((at, index) =>
        isGimkit && placesOf('correct').includes(at) && isFilled(cells[index]) ? [index] : [],
      )
    : cells.flatMap((cell, index) => (star.test(cell) ? [index] : []))
  const choices = hasAnswers ? cells : cells.map((cell) => cell.replace(star, ''))
  return { ...base, why, choices, correct }
}

/** A question with the answers true and false, which its columns do not have. */
function truthOf(
  answers: readonly string[],
): Pick<Row, 'choices' | 'correct' | 'answers' | 'needsAnswer'> | Pick<Row, 'choices' | 'correct'> {
  const choices = ['True', 'False']
  const [answer = ''] = answers
  if (answers.length !== 1) return { choices, correct: [] }
  const at = truths.test(answer) ? 0 : untruths.test(answer) ? 1 : undefined
  return at === undefined
    ? { choices, correct: [] }
    : { choices, correct: [at], answers: [], needsAnswer: false }
}

function questionOf({ question, choices, correct, isMulti }: Row, marked: readonly number[] = []) {
  const right = new Set([...correct, ...marked])
  const filled = choices.flatMap((text, index): ReadChoice[] =>
    text === '' ? [] : [{ text, isCorrect: right.has(index) }],
  )
  return { text: question, isMulti: isMulti ?? right.size > 1, choices: filled }
}
