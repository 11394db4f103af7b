import type { Survey } from '@/generated/model'
import { withCompleted } from '../store/counted'
import { base, compact, reward, type SeedContext } from '../world/build/common'
import { buildQuestion } from '../world/build/question'
import type { QuestionsRow } from '../world/rows'
import { defineMock } from './mockEntity'

export type SurveyRow = QuestionsRow

export const surveys = defineMock<Survey, SurveyRow>({
  seed: (rows, context) => rows.map((row) => build(row, context)),
  counted: withCompleted,
})

function build(row: SurveyRow, context: SeedContext): Survey {
  return compact({
    ...base(row, context),
    type: 'basic',
    isShuffleRequired: row.shuffle ?? true,
    reward: reward(row.gives),
    questions: row.questions.map((question, index) => buildQuestion(question, index, context)),
    completed: row.completed,
  })
}
