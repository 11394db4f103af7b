import { newcomer } from '@/engine/explain/person'
import type { Condition, ConditionKind, Explained, Person } from '@/engine/explain/types'
import { View } from '@/engine/explain/view'
import { ProgrammeIndex, type Row } from '@/engine/programme/programmeIndex'
import { accountTypes, type EntityType } from '@/model/entityTypes'

export const now = Date.parse('2025-04-21T09:31:00Z')

export type Objects = Partial<Record<EntityType, readonly object[]>>

/** The programme of these objects. All other lists are loaded and empty. */
export const programmeOf = (objects: Objects, partial: readonly EntityType[] = []) =>
  new ProgrammeIndex({
    account: 'a',
    now,
    lists: new Map(accountTypes.map((type) => [type, objects[type] ?? []])),
    partial: new Set(partial),
  })

export const viewOf = (objects: Objects, person: Partial<Person> = {}, at: number | string = now) =>
  new View({
    programme: programmeOf(objects),
    person: { ...newcomer, ...person },
    at: typeof at === 'string' ? Date.parse(at) : at,
  })

/** The first object of a type, explained. */
export function explained(view: View, type: EntityType, id?: string): Explained {
  const row = id === undefined ? view.programme.rows(type)[0] : view.programme.find(type, id)
  return view.explain(type, row as Row)
}

export const conditionOf = ({ conditions }: Explained, kind: ConditionKind): Condition => {
  const found = conditions.find((one) => one.kind === kind)
  if (!found) throw new Error(`No condition ${kind}`)
  return found
}

/** An event, and a mission that asks for it. */
export const ride = { id: 'ride', name: 'Ride', reward: { points: 10 } }
export const mission = (fields: object = {}) => ({
  id: 'm',
  name: 'The Mission',
  objectives: { events: [{ id: 'ride', count: 1 }] },
  ...fields,
})
export const levels = [
  { id: 'rookie', name: 'Rookie', ordinal: 1, objectives: { points: 0 } },
  { id: 'pathfinder', name: 'Pathfinder', ordinal: 3, objectives: { points: 800 } },
  { id: 'trailblazer', name: 'Trailblazer', ordinal: 4, objectives: { points: 1800 } },
]
