import type { EntityType } from '@/model/entityTypes'
import type { Condition, ConditionState, Explained, Kind, Person, State } from './types'

/* What an explanation is in a file: the output of the command, and the decision table that a service is checked with. */

export interface ExplainedInFile {
  type: EntityType
  id: string
  state: State
  conditions: { kind: Kind; state: ConditionState; text: string; path: string }[]
}

/** 'Costs 900 credits, has 640'. */
export const conditionText = ({ asks, has }: Condition): string => (has === '' ? asks : `${asks}, ${has}`)

export const inFile = ({ type, id, state, conditions }: Explained): ExplainedInFile => ({
  type,
  id,
  state,
  conditions: conditions.map((condition) => ({
    kind: condition.kind,
    state: condition.state,
    text: conditionText(condition),
    path: condition.path,
  })),
})

/** A player in a file: the fields of the contract, with what the user added. */
export const personInFile = ({
  name,
  level,
  category,
  tags,
  points,
  credits,
  badges,
  finished,
  used,
}: Person) => ({
  name,
  ...(level && { level }),
  category,
  tags,
  points,
  credits,
  badges,
  finishedMissions: finished,
  used,
})

/** The decision table: one player, one moment, and what is to be decided about each object. */
export const decisionTable = (
  account: string,
  { id, person, at }: { id: string | undefined; person: Person; at: number },
  explained: readonly Explained[],
) => ({
  format: 'programme-decisions',
  version: 1,
  account,
  cases: [
    {
      player: id ?? null,
      facts: personInFile(person),
      at: new Date(at).toISOString(),
      objects: explained.map(inFile),
    },
  ],
})
