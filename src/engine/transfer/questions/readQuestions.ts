import { runSync } from '@/lib/idle'
import { readingAiken } from './aiken'
import { blocksIn, readingGift } from './gift'
import { isTableOfQuestions, readingTable } from './table'
import type { FileLine, QuestionFormat, QuestionsRead, ReadOptions, ReadPart } from './types'

/*
 * Questions of other programs: ranges of a spreadsheet and CSV, Aiken, and a part of GIFT (rule QUESTION-4). Each is read
 * as the program that wrote it means it. What is not understood is returned as it is, with its line and the reason.
 */

/** Lines between two yields. */
const linesAtOnce = 500

function* linesOf(text: string): Generator<void, FileLine[]> {
  const lines: FileLine[] = []
  const end = /\r\n?|\n/g
  for (let from = text.startsWith('\uFEFF') ? 1 : 0; ; from = end.lastIndex) {
    end.lastIndex = from
    const found = end.exec(text)
    lines.push({ line: lines.length + 1, text: text.slice(from, found?.index) })
    if (!found) return lines
    if (lines.length % linesAtOnce === 0) yield
  }
}

/** A line with the answer of Aiken. In GIFT, `Answer: {T}` is a question. */
const answerLine = /^\s*ANSWER\s*:[^{}\t]*$/i
const choiceLine = /^\s*([A-Z])[.)]\s/

/**
 * The format of a text, by its answers: lines `ANSWER:` make Aiken, blocks in braces make GIFT. A brace somewhere, as in a
 * question about a programming language, says nothing.
 */
function* formatIn(lines: readonly FileLine[]): Generator<void, QuestionFormat> {
  if (isTableOfQuestions(lines)) return 'table'
  if (lines.some((one) => answerLine.test(one.text))) return 'Aiken'
  yield
  if (blocksIn(lines)) return 'GIFT'
  yield
  const letters = new Set(lines.map((one) => choiceLine.exec(one.text)?.[1]))
  return letters.has('A') && letters.has('B') ? 'Aiken' : 'table'
}

/** Reads questions from a text, in steps, so that a long text does not block the page. */
export function* readingQuestions(text: string, options: ReadOptions = {}): Generator<void, QuestionsRead> {
  if (text.trim() === '') return { format: 'table', parts: [], skipped: [] }
  const lines = yield* linesOf(text)
  const format = yield* formatIn(lines)
  if (format === 'table') return { format, ...(yield* readingTable(text, lines, options)) }
  const reading = format === 'GIFT' ? readingGift : readingAiken
  const parts = yield* reading(lines, options)
  if (format === 'GIFT' && !parts.some(isQuestion)) {
    // Cells of a table can look like answers of GIFT, such as those about a programming language.
    const table = yield* readingTable(text, lines, options)
    if (table.parts.every(isQuestion)) return { format: 'table', ...table }
  }
  return { format, parts, skipped: [] }
}

const isQuestion = (part: ReadPart) => 'question' in part

/** Reads all questions at once. */
export const readQuestions = (text: string, options?: ReadOptions): QuestionsRead =>
  runSync(readingQuestions(text, options))
