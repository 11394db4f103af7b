import type { Problem, Rule } from '@/form/types'
import type { Quiz } from '@/generated/model'
import { choicesOf } from '../fields/questionDoubts'
import type { QuestionLike } from '../fields/questions/items'

/** Decision D2: warns when nobody can pass. */
export const passScoreDoubt: Rule<Quiz> = ({ requiredPassRate }) =>
  Number(requiredPassRate) > 100
    ? [{ path: 'requiredPassRate', message: 'Nobody can pass: the highest score is 100.' }]
    : []

/** Decision D2: warns about a question without a correct option, or with more than a player can pick. */
export function correctOptions(question: Partial<QuestionLike>, path: string): readonly Problem[] {
  const correct = choicesOf(question).filter((choice) => choice.correctAnswer === true).length
  if (correct === 0)
    return [{ path: `${path}.choices`, message: 'No option of this question is marked as correct.' }]
  if (correct === 1 || question.type !== 'single') return []
  const message = `Players can pick only one option, but ${correct} are marked as correct.`
  return [{ path: `${path}.choices`, message }]
}
