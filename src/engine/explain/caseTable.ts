import type { Condition, Explained, Person } from './types'

/*
 * The file formats of an explanation: the output of the command, and the decision table that services are checked with.
 */

/** 'Costs 900 credits, has 640', 'Needs 6 steps; Bird Walk gives 1, open'. */
export const conditionSentence = ({ kind, asks, has }: Condition): string =>
  has === '' ? asks : `${asks}${kind === 'given' ? ';' : ','} ${has}`

export const inFile = ({ type, id, state, conditions }: Explained) => ({
  type,
  id,
  state,
  conditions: conditions.map((condition) => ({
    kind: condition.kind,
    state: condition.state,
    text: conditionSentence(condition),
    path: condition.path,
  })),
})

/** A player in a file: the fields of the contract, with what the user added. */
const personInFile = ({ name, level, category, tags, points, credits, badges, finished, used }: Person) => ({
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
