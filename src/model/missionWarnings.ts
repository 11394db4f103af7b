import type { Mission } from '@/generated/model'
import { isEmpty } from './edits'
import type { Rule } from './rules'
import { repeatedIds } from './rules'

/** The paths of the three kinds of objectives. */
export const paths = {
  events: 'objectives.events',
  quiz: 'objectives.quizzId',
  survey: 'objectives.surveyId',
} as const

type WithObjectives = Pick<Mission, 'objectives'>

/**
 * Warns about a mission without objectives or with a repeated event. `objectives.missions` has no field, but it counts.
 */
export const objectiveWarnings: Rule<WithObjectives> = ({ objectives }) => {
  const chosen = (Array.isArray(objectives?.events) ? objectives.events : []).filter((event) => event?.id)
  const isBlank =
    chosen.length === 0 && [objectives?.quizzId, objectives?.surveyId, objectives?.missions].every(isEmpty)
  return isBlank
    ? [
        {
          path: paths.events,
          message: 'Players have nothing to do: add an event, a quiz or a survey.',
          isBlank,
        },
      ]
    : repeatedIds<WithObjectives>(objectives?.events, paths.events, 'This event is in the list already.')
}
