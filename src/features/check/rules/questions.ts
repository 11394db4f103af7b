import {
  blankTexts,
  choicesOf,
  correctOptions,
  isOutOfScore,
  passScoreWarning,
  questionWarnings,
} from '@/entities/fields/questionWarnings'
import { repeatedIds } from '@/form/rules'
import { type EntityType, nounOf, typesWith } from '@/model/entityTypes'
import { isActive, itemsOf, numberAt, type ProgrammeIndex, type Row } from '../programmeIndex'
import type { Found, Rule } from '../types'

const asking = typesWith('questions')

const without = (type: EntityType): Rule => {
  const noun = nounOf(type)
  return {
    id: `${noun}-without-questions`,
    severity: 'error',
    title: `A ${noun} has no questions`,
    why: `Players open the ${noun} and find nothing. A mission that asks for it cannot be finished.`,
    fix: `Add a question, or make the ${noun} inactive.`,
    types: [type],
    *run(programme) {
      for (const row of programme.rows(type))
        if (isActive(row) && itemsOf(row.questions).length === 0)
          yield { type, object: row, path: 'questions', text: 'It is active, and it has no question.' }
    },
  }
}

const numberOf = (path: string) => Number(path.split('.')[1]) + 1

/**
 * Warnings on the questions of active objects. `words` returns the text for a question, or undefined for no warning.
 */
function* inQuestions(
  programme: ProgrammeIndex,
  types: readonly EntityType[],
  warnings: (type: EntityType, row: Row) => readonly { path: string; message: string }[],
  words: (message: string, number: number) => string | undefined,
): Generator<Found> {
  for (const [type, row] of programme.each(types)) {
    if (!isActive(row)) continue
    for (const { path, message } of warnings(type, row)) {
      const text = words(message, numberOf(path))
      if (text) yield { type, object: row, path, text }
    }
  }
}

const correct = (_type: EntityType, row: Row) => questionWarnings(correctOptions)(row)

const withoutCorrect: Rule = {
  id: 'question-without-correct-option',
  severity: 'error',
  title: 'A question has no correct option',
  why: 'Every choice is wrong, so nobody reaches the full score.',
  fix: 'Mark the correct option of the question.',
  types: ['quizzes'],
  run: (programme) =>
    inQuestions(programme, ['quizzes'], correct, (message, number) =>
      message.startsWith('No option')
        ? `Question ${number} has no option that is marked as correct.`
        : undefined,
    ),
}

const twoCorrect: Rule = {
  id: 'single-choice-two-correct',
  severity: 'error',
  title: 'A question with one answer has several correct options',
  why: 'Players can pick only one option, and do not know which of the right ones counts.',
  fix: 'Mark one option only, or let players pick several.',
  types: ['quizzes'],
  run: (programme) =>
    inQuestions(programme, ['quizzes'], correct, (message, number) =>
      message.startsWith('No option') ? undefined : `Question ${number}: ${message}`,
    ),
}

const blank: Rule = {
  id: 'question-blank',
  severity: 'error',
  title: 'A question or an answer has no text',
  why: 'Players see an empty line.',
  fix: 'Enter the text, or remove the question or the answer.',
  types: asking,
  run: (programme) =>
    inQuestions(
      programme,
      asking,
      (type, row) => questionWarnings(blankTexts(type === 'quizzes' ? 'option' : 'response'))(row),
      (message, number) => `Question ${number}: ${message}`,
    ),
}

const passScore: Rule = {
  id: 'pass-score-unreachable',
  severity: 'error',
  title: 'Nobody can reach the pass score',
  why: 'Nobody can pass, so nobody gets the reward, and a mission that asks for the quiz cannot be finished.',
  fix: 'Lower the pass score to 100 or less, and give at least one question a weight.',
  types: ['quizzes'],
  *run(programme) {
    for (const row of programme.rows('quizzes')) {
      if (!isActive(row)) continue
      const path = 'requiredPassRate'
      if (passScoreWarning(row as never).length > 0)
        yield {
          type: 'quizzes',
          object: row,
          path,
          text: `It takes ${numberAt(row, path)} per cent to pass, and the highest score is 100.`,
        }
      const questions = itemsOf(row.questions)
      const counts = questions.some(([, question]) => !isOutOfScore(question))
      if (questions.length > 0 && !counts && (numberAt(row, path) ?? 0) > 0)
        yield {
          type: 'quizzes',
          object: row,
          path,
          text: 'All its questions have the weight 0, so every score is 0.',
        }
    }
  },
}

const oneChoice: Rule = {
  id: 'question-without-choice',
  severity: 'note',
  title: 'A question has one answer only',
  why: 'With one answer there is nothing to choose.',
  fix: 'Add another answer.',
  types: asking,
  *run(programme) {
    for (const [type, row] of programme.each(asking)) {
      if (!isActive(row)) continue
      for (const [index, question] of itemsOf(row.questions))
        if (choicesOf(question).length === 1)
          yield {
            type,
            object: row,
            path: `questions.${index}.choices`,
            text: `Question ${index + 1} has one answer only.`,
          }
    }
  },
}

/** The items whose id occurred earlier in the list. An empty id is no id. */
const repeatedIn = (list: unknown) =>
  repeatedIds<never>(list, '' as never, '').map(({ path }) => Number(String(path).split('.')[1]))

const repeatedId: Rule = {
  id: 'question-id-repeated',
  severity: 'error',
  title: 'Two questions or two answers have the same id',
  why: 'What players answer is counted for the wrong question or answer.',
  fix: 'Remove one of them and add it again: a new question and a new answer get an id of their own.',
  types: asking,
  *run(programme) {
    for (const [type, row] of programme.each(asking)) {
      if (!isActive(row)) continue
      for (const index of repeatedIn(row.questions))
        yield {
          type,
          object: row,
          path: `questions.${index}.id`,
          text: `Question ${index + 1} has the id of an earlier question.`,
        }
      for (const [index, { choices }] of itemsOf(row.questions))
        for (const choice of repeatedIn(choices))
          yield {
            type,
            object: row,
            path: `questions.${index}.choices.${choice}.id`,
            text: `Question ${index + 1}: answer ${choice + 1} has the id of an earlier answer.`,
          }
    }
  },
}

export const questionRules: Rule[] = [
  without('quizzes'),
  without('surveys'),
  withoutCorrect,
  twoCorrect,
  blank,
  passScore,
  repeatedId,
  oneChoice,
]
