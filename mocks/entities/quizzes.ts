import type { Quiz, QuizQuestion } from '@/generated/model'
import { withCompleted } from '../store/counted'
import { base, compact, reward, type SeedContext } from '../world/build/common'
import { buildQuestion } from '../world/build/question'
import type { QuestionRow, QuestionsRow } from '../world/rows'
import { defineMock } from './mockEntity'

export interface QuizRow extends QuestionsRow {
  /** Percentage. */
  pass: number
  seconds: number
  passed: string
  failed: string
}

export const quizzes = defineMock<Quiz, QuizRow>({
  seed: (rows, context) => rows.map((row) => build(row, context)),
  counted: withCompleted,
})

function build(row: QuizRow, context: SeedContext): Quiz {
  const questions = row.questions.map((question, index) => buildQuizQuestion(question, index, context))
  return compact({
    ...base(row, context),
    type: 'basic',
    requiredPassRate: row.pass,
    maxScore: questions.reduce((sum, question) => sum + (question.weight ?? 1), 0),
    passMessage: row.passed,
    failMessage: row.failed,
    isShuffleRequired: row.shuffle ?? false,
    timing: { maxSecondsToComplete: row.seconds },
    reward: reward(row.gives),
    questions,
    completed: row.completed,
  })
}

function buildQuizQuestion(row: QuestionRow, index: number, context: SeedContext): QuizQuestion {
  const right = row.options.map((option) => option.startsWith('*'))
  const options = row.options.map((option) => option.replace(/^\*/, ''))
  const question = buildQuestion({ ...row, options }, index, context)
  return {
    ...question,
    type: right.filter(Boolean).length > 1 ? 'multi' : 'single',
    strictMode: row.strict ?? false,
    choices: question.choices?.map((choice, position) => ({
      ...choice,
      correctAnswer: right[position] ?? false,
    })),
  }
}
