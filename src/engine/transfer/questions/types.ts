import { hasHalf } from '@/lib/halves'

export interface ReadChoice {
  text: string
  isCorrect: boolean
}

export interface ReadQuestion {
  text: string
  isMulti: boolean
  choices: readonly ReadChoice[]
}

/** A part of a text before it is checked. `line`: the line in the original file, from 1. */
export type Read = { question: ReadQuestion; notes?: readonly string[] } | { why: string; line?: number }

/** A question, or a part of the text that is none. `notes`: what was left out of the question. */
export type ReadPart =
  | { line: number; question: ReadQuestion; notes: readonly string[] }
  | { line: number; text: string; why: string }

export type QuestionFormat = 'GIFT' | 'Aiken' | 'table'

/** The ways to read a column of answers. All lines are read in the same way. */
export type AnswerReading = 'numbers' | 'from0' | 'letters' | 'names' | 'texts'

/** Asked when the column of answers can be read in several ways that mark different choices. */
export interface AnswerQuestion {
  column: string
  /** `example`: what this reading marks in a line where the readings differ. `fits`: how many lines it can read. */
  readings: readonly { reading: AnswerReading; fits: number; example: string }[]
  lines: number
}

export interface QuestionsRead {
  format: QuestionFormat
  parts: readonly ReadPart[]
  /** Columns that a question has no place for. */
  skipped: readonly string[]
  ask?: AnswerQuestion
}

export interface ReadOptions {
  /** Whether choices can be correct. In a survey answers are not read, so nothing is asked about them. */
  marksCorrect?: boolean
  /** How to read the column of answers, if the user was asked. */
  reading?: AnswerReading
}

/** A line of the original file. */
export interface FileLine {
  line: number
  text: string
}

const isDamaged = ({ text, choices }: ReadQuestion) =>
  hasHalf(text) || choices.some((one) => hasHalf(one.text))

/** Why the editor cannot take a question. */
function refusal(question: ReadQuestion): string | undefined {
  if (question.text === '') return 'It has no text.'
  if (question.choices.length < 2) return 'It has fewer than two choices.'
  return isDamaged(question) ? 'It contains half of a character.' : undefined
}

/** What is shown of a part, and of its text if it was not understood. */
export function readPartOf(line: number, text: string, read: Read): ReadPart {
  if ('why' in read) return { line: read.line ?? line, text, why: read.why }
  const why = refusal(read.question)
  return why === undefined ? { line, question: read.question, notes: read.notes ?? [] } : { line, text, why }
}
