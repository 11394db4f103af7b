import type { SurveyQuestion } from '@/generated/model'
import type { QuestionRow } from '../rows'
import type { SeedContext } from './common'

const letter = (index: number) => String.fromCharCode('a'.charCodeAt(0) + index)

/** A question of a survey; quizzes add the right options. */
export function buildQuestion(row: QuestionRow, index: number, { image }: SeedContext): SurveyQuestion {
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
