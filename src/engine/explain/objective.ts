import {
  isActive,
  itemsOf,
  nameOf,
  partOf,
  type Row,
  rowOf,
  rowWith,
  textsOf,
} from '@/engine/programme/programmeIndex'
import { plainText } from '@/lib/value'
import { type EntityType, nounOf } from '@/model/entityTypes'
import { listedIds } from './requirement'
import type { Condition, ObjectId } from './types'
import type { Viewed } from './viewed'
import { namesText, stateLabels } from './words'

interface Part extends ObjectId {
  path: string
}

const filled = (value: unknown) => plainText(value).trim() !== ''

/** The objectives of a mission: events, a quiz, a survey, and missions (which no form shows). */
function partsOf(row: Row<'missions'>): Part[] {
  const { events, quizzId, surveyId, missions } = partOf(row, 'objectives')
  const single = (type: EntityType, id: unknown, path: string): Part[] =>
    filled(id) ? [{ type, id: plainText(id), path }] : []
  return [
    ...itemsOf(events).flatMap(([index, { id }]) => single('events', id, `objectives.events.${index}.id`)),
    ...single('quizzes', quizzId, 'objectives.quizzId'),
    ...single('surveys', surveyId, 'objectives.surveyId'),
    ...textsOf(missions).flatMap(([index, id]) => single('missions', id, `objectives.missions.${index}`)),
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

function ofMission({ programme }: Viewed, row: Row<'missions'>): Condition {
  const parts = partsOf(row)
  const [first] = parts
  if (!first) return nothing('objectives.events', 'an objective')
  const asks = `Asks for ${namesText(parts.map(({ type, id }) => nameOf(type, programme.find(type, id) ?? { id })))}`
  const common = { kind: 'objective', asks, isAsked: true } as const
  let unsure: Condition | undefined
  for (const { type, id, path } of parts) {
    const object = programme.find(type, id)
    const about = { ...common, path, missing: [{ type, id }] }
    const noun = nounOf(type)
    if (object && !isActive(object))
      return { ...about, state: 'unmet', has: `the ${noun} ${nameOf(type, object)} is inactive` }
    if (object) continue
    if (programme.isWhole(type)) return { ...about, state: 'unmet', has: `the ${noun} ${id} does not exist` }
    unsure ??= { ...about, state: 'unknown', has: `the ${noun} ${id} is not loaded` }
  }
  return unsure ?? { ...common, path: first.path, state: 'met', has: 'active' }
}

/** Without a mission any activity keeps a streak up. */
function ofStreak(view: Viewed, row: Row<'streaks'>): Condition {
  const [id] = listedIds(partOf(row, 'objectives').missions)
  const asked = { kind: 'objective', path: 'objectives.missions' } as const
  if (id === undefined)
    return { ...asked, state: 'met', asks: 'Any activity counts', has: '', isAsked: false }
  const mission = view.programme.find('missions', id)
  const common = { ...asked, asks: `Asks for ${mission ? nameOf('missions', mission) : id}`, isAsked: true }
  const state = view.mission(id)?.state
  if (state === undefined)
    return view.programme.isWhole('missions')
      ? { ...common, state: 'unmet', has: 'the mission does not exist' }
      : { ...common, state: 'unknown', has: 'the mission is not loaded' }
  if (state === 'open') return { ...common, state: 'met', has: 'open' }
  const missing = [{ type: 'missions', id }] as const
  return state === 'perhaps'
    ? { ...common, state: 'unknown', has: 'not known whether it is open', missing }
    : { ...common, state: 'unmet', has: `it is ${stateLabels[state]}`, missing }
}

/** Whether there is something to do, to win or to answer. */
export function objective(view: Viewed, type: EntityType, row: Row): Condition {
  if (type === 'missions') return ofMission(view, rowOf('missions', row))
  if (type === 'streaks') return ofStreak(view, rowOf('streaks', row))
  const isGame = type === 'raffles' || type === 'mysteryboxes'
  const path = isGame ? 'prizes' : 'questions'
  const what = isGame ? 'a prize' : 'a question'
  const items = isGame
    ? itemsOf(rowWith(row, 'prizes').prizes).filter(([, { id }]) => filled(id))
    : itemsOf(rowWith(row, 'questions').questions)
  if (items.length === 0) return nothing(path, what)
  const has = `${items.length} ${items.length === 1 ? what.slice(2) : path}`
  return { kind: 'objective', state: 'met', path, asks: `Needs ${what}`, has: `has ${has}`, isAsked: true }
}
