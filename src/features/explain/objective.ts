import { isActive, itemsOf, nameOf, partOf, type Row, textsOf } from '@/features/check/programmeIndex'
import { type EntityType, nounOf } from '@/model/entityTypes'
import { plainText } from '@/ui/value'
import type { Condition, ObjectId } from './types'
import type { Viewed } from './viewed'
import { listText } from './words'

interface Part extends ObjectId {
  path: string
}

const filled = (value: unknown) => plainText(value).trim() !== ''

/** What completes a mission: its events, its quiz, its survey, and missions, for which no form has a field. */
function partsOf(row: Row): Part[] {
  const { events, quizzId, surveyId, missions } = partOf(row, 'objectives')
  return [
    ...itemsOf(events).flatMap(([index, { id }]): Part[] =>
      filled(id) ? [{ type: 'events', id: plainText(id), path: `objectives.events.${index}.id` }] : [],
    ),
    ...(filled(quizzId)
      ? [{ type: 'quizzes', id: plainText(quizzId), path: 'objectives.quizzId' } as const]
      : []),
    ...(filled(surveyId)
      ? [{ type: 'surveys', id: plainText(surveyId), path: 'objectives.surveyId' } as const]
      : []),
    ...textsOf(missions).map(
      ([index, id]): Part => ({ type: 'missions', id, path: `objectives.missions.${index}` }),
    ),
  ]
}

const nothing = (path: string, what: string): Condition => ({
  kind: 'objective',
  state: 'unmet',
  path,
  asks: `Needs ${what}`,
  has: 'has none',
  isAsked: true,
})

function ofMission({ programme }: Viewed, row: Row): Condition {
  const parts = partsOf(row)
  if (parts.length === 0) return nothing('objectives.events', 'an objective')
  const asks = `Asks for ${listText(parts.map(({ type, id }) => nameOf(type, programme.find(type, id) ?? { id })))}`
  const common = { kind: 'objective', asks, isAsked: true } as const
  let unsure: Condition | undefined
  for (const { type, id, path } of parts) {
    const object = programme.find(type, id)
    const noun = nounOf(type)
    const missing = [{ type, id }]
    if (object && !isActive(object))
      return {
        ...common,
        path,
        missing,
        state: 'unmet',
        has: `the ${noun} ${nameOf(type, object)} is inactive`,
      }
    if (object) continue
    if (programme.isWhole(type))
      return { ...common, path, missing, state: 'unmet', has: `the ${noun} ${id} does not exist` }
    unsure ??= { ...common, path, missing, state: 'unknown', has: `the ${noun} ${id} is not loaded` }
  }
  return unsure ?? { ...common, path: parts[0]?.path ?? '', state: 'met', has: 'active' }
}

/** Without a mission any activity keeps a streak up. */
function ofStreak(view: Viewed, row: Row): Condition {
  const [first] = textsOf(partOf(row, 'objectives').missions)
  const common = { kind: 'objective', path: 'objectives.missions' } as const
  if (!first) return { ...common, state: 'met', asks: 'Any activity counts', has: '', isAsked: false }
  const [, id] = first
  const mission = view.programme.find('missions', id)
  const asks = `Asks for ${mission ? nameOf('missions', mission) : id}`
  const state = view.missionState(id)
  if (state === undefined) {
    const isWhole = view.programme.isWhole('missions')
    const has = isWhole ? 'the mission does not exist' : 'the mission is not loaded'
    return { ...common, state: isWhole ? 'unmet' : 'unknown', asks, has, isAsked: true }
  }
  const missing = [{ type: 'missions', id }] as const
  if (state === 'open') return { ...common, state: 'met', asks, has: 'open', isAsked: true }
  if (state === 'perhaps')
    return { ...common, state: 'unknown', asks, has: 'not known whether it is open', isAsked: true, missing }
  return { ...common, state: 'unmet', asks, has: `it is ${stateWords[state]}`, isAsked: true, missing }
}

const stateWords = {
  has: 'done',
  inactive: 'inactive',
  over: 'over',
  coming: 'not open yet',
  'sold-out': 'sold out',
  'used-up': 'used up',
  locked: 'locked',
} as const

/** Whether there is something to do, to win or to answer. */
export function objective(view: Viewed, type: EntityType, row: Row): Condition {
  if (type === 'missions') return ofMission(view, row)
  if (type === 'streaks') return ofStreak(view, row)
  const isGame = type === 'raffles' || type === 'mysteryboxes'
  const path = isGame ? 'prizes' : 'questions'
  const what = isGame ? 'a prize' : 'a question'
  const items = itemsOf(row[path]).filter(([, { id }]) => !isGame || filled(id))
  if (items.length === 0) return nothing(path, what)
  const has = `${items.length} ${items.length === 1 ? what.slice(2) : path}`
  return { kind: 'objective', state: 'met', path, asks: `Needs ${what}`, has: `has ${has}`, isAsked: true }
}
