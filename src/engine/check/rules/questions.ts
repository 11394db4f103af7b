import { itemsOf, numberAt, type Row, rowWith } from '@/engine/programme/programmeIndex'
import { cutText } from '@/lib/format'
import { nounOf, programmeTypes, type TypesWith, typesWith } from '@/model/entityTypes'
import {
  blankTexts,
  choicesOf,
  correctOptions,
  isOutOfScore,
  passScoreWarning,
  questionWarnings,
} from '@/model/questionWarnings'
import { asTyped } from '@/model/received'
import { repeatedAt } from '@/model/rules'
import { type CheckRule, objectRule } from '../types'

const asking = typesWith('questions')

const without = (type: TypesWith<'questions'>): CheckRule => {
  const noun = nounOf(type)
  return objectRule({
    id: `${noun}-without-questions`,
    severity: 'error',
    title: `A ${noun} has no questions`,
    why: `Players open the ${noun} and find nothing. A mission that asks for it cannot be finished.`,
    fix: `Add a question, or make the ${noun} inactive.`,
    types: [type],
    among: 'active',
    *faultsOf(row) {
      if (itemsOf(row.questions).length === 0)
        yield { path: 'questions', text: 'It is active, and it has no question.' }
    },
  })
}

const numberOf = (path: string) => Number(path.split('.')[1]) + 1

const correctWarnings = questionWarnings(correctOptions)
const isNoneCorrect = (message: string) => message.startsWith('No option')

const withoutCorrect = objectRule({
  id: 'question-without-correct-option',
  severity: 'error',
  title: 'A question has no correct option',
  why: 'Every choice is wrong, so nobody reaches the full score.',
  fix: 'Mark the correct option of the question.',
  types: ['quizzes'],
  among: 'active',
  *faultsOf(row) {
    for (const { path, message } of correctWarnings(asTyped(row)))
      if (isNoneCorrect(message))
        yield { path, text: `Question ${numberOf(path)} has no option that is marked as correct.` }
  },
})

const twoCorrect = objectRule({
  id: 'single-choice-two-correct',
  severity: 'error',
  title: 'A question with one answer has several correct options',
  why: 'Players can pick only one option, and do not know which of the right ones counts.',
  fix: 'Mark one option only, or let players pick several.',
  types: ['quizzes'],
  among: 'active',
  *faultsOf(row) {
    for (const { path, message } of correctWarnings(asTyped(row)))
      if (!isNoneCorrect(message)) yield { path, text: `Question ${numberOf(path)}: ${message}` }
  },
})

const blank = objectRule({
  id: 'question-blank',
  severity: 'error',
  title: 'A question or an answer has no text',
  why: 'Players see an empty line.',
  fix: 'Enter the text, or remove the question or the answer.',
  types: asking,
  among: 'active',
  *faultsOf(row, type) {
    const blanks = questionWarnings(blankTexts(type === 'quizzes' ? 'option' : 'response'))
    for (const { path, message } of blanks(asTyped(row)))
      yield { path, text: `Question ${numberOf(path)}: ${message}` }
  },
})

/** Matches placeholders: those of templates ('Replace this question.'), and those that people write. */
const placeholder =
  /^\s*(replace (this|me)\b.*|lorem ipsum\b.*|(todo|tbd|fixme)\b.*|x{3,}|placeholder\W*)\s*$/is

const textsOf = (row: Row): [path: string, text: unknown][] => [
  ['name', row.name],
  ['description', row.description],
  ...itemsOf(rowWith(row, 'questions').questions).flatMap(
    ([index, { text, choices }]): [string, unknown][] => [
      [`questions.${index}.text`, text],
      ...itemsOf(choices).map(([at, choice]): [string, unknown] => [
        `questions.${index}.choices.${at}.text`,
        choice.text,
      ]),
    ],
  ),
]

const placeholders: CheckRule = {
  id: 'placeholder-text',
  severity: 'error',
  title: 'A text is still a placeholder',
  why: 'Players read what a template or a colleague left for later.',
  fix: 'Enter the text that players should read.',
  types: programmeTypes,
  among: 'active',
  *faultsOf(row) {
    for (const [path, text] of textsOf(row))
      if (typeof text === 'string' && placeholder.test(text))
        yield { path, text: `It still says “${cutText(text.trim())}”.` }
  },
}

const passScore = objectRule({
  id: 'pass-score-unreachable',
  severity: 'error',
  title: 'Nobody can reach the pass score',
  why: 'Nobody can pass, so nobody gets the reward, and a mission that asks for the quiz cannot be finished.',
  fix: 'Lower the pass score to 100 or less, and give at least one question a weight.',
  types: ['quizzes'],
  among: 'active',
  *faultsOf(row) {
    const path = 'requiredPassRate'
    const score = numberAt(row, path)
    if (passScoreWarning(asTyped(row)).length > 0)
      yield { path, text: `It takes ${score} per cent to pass, and the highest score is 100.` }
    const questions = itemsOf(row.questions)
    const areAllOut = questions.length > 0 && questions.every(([, question]) => isOutOfScore(question))
    if (areAllOut && (score ?? 0) > 0)
      yield { path, text: 'All its questions have the weight 0, so every score is 0.' }
  },
})

const oneChoice = objectRule({
  id: 'question-without-choice',
  severity: 'note',
  title: 'A question has one answer only',
  why: 'With one answer there is nothing to choose.',
  fix: 'Add another answer.',
  types: asking,
  among: 'active',
  *faultsOf(row) {
    for (const [index, question] of itemsOf(row.questions))
      if (choicesOf(question).length === 1)
        yield { path: `questions.${index}.choices`, text: `Question ${index + 1} has one answer only.` }
  },
})

const repeatedId = objectRule({
  id: 'question-id-repeated',
  severity: 'error',
  title: 'Two questions or two answers have the same id',
  why: 'What players answer is counted for the wrong question or answer.',
  fix: 'Remove one of them and add it again: a new question and a new answer get an id of their own.',
  types: asking,
  among: 'active',
  *faultsOf(row) {
    for (const index of repeatedAt(row.questions))
      yield {
        path: `questions.${index}.id`,
        text: `Question ${index + 1} has the id of an earlier question.`,
      }
    for (const [index, { choices }] of itemsOf(row.questions))
      for (const choice of repeatedAt(choices))
        yield {
          path: `questions.${index}.choices.${choice}.id`,
          text: `Question ${index + 1}: answer ${choice + 1} has the id of an earlier answer.`,
        }
  },
})

export const questionRules: CheckRule[] = [
  without('quizzes'),
  without('surveys'),
  withoutCorrect,
  twoCorrect,
  blank,
  placeholders,
  passScore,
  repeatedId,
  oneChoice,
]
