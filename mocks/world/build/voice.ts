import type { Quiz, QuizQuestion, Survey, SurveyQuestion } from '@/generated/model'
import type { QuestionRow, QuizRow, SurveyRow } from '../rows'
import { type BuildContext, base, compact, reward } from './common'

const letter = (index: number) => String.fromCharCode('a'.charCodeAt(0) + index)

function buildQuestion(row: QuestionRow, index: number, { image }: BuildContext): SurveyQuestion {
  const id = `q${index + 1}`
  return {
    id,
    type: row.multi ? 'multi' : 'single',
    text: row.ask,
    imgUrl: row.art ? image(row.art) : '',
    weight: row.weight ?? 1,
    choices: row.options.map((text, position) => {
      const art = row.arts?.[position]
      return { id: `${id}-${letter(position)}`, text, imgUrl: art ? image(art) : '' }
    }),
  }
}

export function buildSurvey(row: SurveyRow, context: BuildContext): Survey {
  return compact({
    ...base(row, context),
    type: 'basic',
    isShuffleRequired: row.shuffle ?? true,
    reward: reward(row.gives),
    questions: row.questions.map((question, index) => buildQuestion(question, index, context)),
    completed: row.completed,
  })
}

function buildQuizQuestion(row: QuestionRow, index: number, context: BuildContext): QuizQuestion {
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

export function buildQuiz(row: QuizRow, context: BuildContext): Quiz {
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
