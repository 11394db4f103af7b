import { normal } from '@/engine/programme/campaignName'
import { partOf, type Row, rowOf, rowWith, textsOf } from '@/engine/programme/programmeIndex'
import { plainText } from '@/lib/value'
import type { EntityType } from '@/model/entityTypes'
import { limitOf } from '@/model/limits'
import { fixOf } from './conditions'
import { factOf, levelText } from './levelOrder'
import { periodOf } from './moments'
import { listedIds, namesOfIds, requiredOrdinal, requirementOf } from './requirement'
import {
  type Condition,
  type ConditionKind,
  type Explained,
  type ObjectId,
  objectKey,
  type Person,
} from './types'
import { View } from './view'
import { creditsText, namesText, pointsText, thisText } from './words'

/** A change of the player that meets one condition. */
export interface PersonChange {
  kind: ConditionKind
  text: string
  patch: Partial<Person>
}

/** A change of an object that meets one condition, with the field. */
interface ObjectChange extends ObjectId {
  kind: ConditionKind
  path: string
  text: string
}

export interface Opening {
  /** Undefined if no change of the player alone opens it. */
  person: readonly PersonChange[] | undefined
  object: readonly ObjectChange[]
}

/** The smallest change of the player, and the changes of the object, that open it. */
export function whatOpens(view: View, explained: Explained): Opening {
  const { type, id, row, conditions } = explained
  const open = conditions.filter(({ state }) => state !== 'met')
  const own = open.filter(({ kind }) => kind !== 'given')
  const changes = own.map((condition) =>
    // A streak opens with its mission.
    type === 'streaks' && condition.kind === 'objective'
      ? missionChanges(view, rowOf(type, row))
      : personChange(view, type, row, condition),
  )
  const person = changes.every((change) => change !== undefined)
    ? merged(view.person, changes.flat())
    : undefined
  return {
    person: person && type === 'achievements' ? withGiver(view, row, person) : person,
    object: open.map(({ kind, path }) => ({ kind, type, id, path, text: fixOf(type, kind) })),
  }
}

/**
 * Changes of the player that open the achievement together with one of its sources: the source that needs the fewest
 * changes. Undefined if none works. A change can also close a source that was open, e.g. if the player then has another
 * level.
 */
function withGiver(view: View, achievement: Row, own: readonly PersonChange[]): PersonChange[] | undefined {
  const after = new View({ ...view, person: withPersonChanges(view.person, own) })
  const isOpen = ({ person }: View, changes: readonly PersonChange[]) => {
    const { state } = new View({ ...view, person: withPersonChanges(person, changes) }).explain(
      'achievements',
      achievement,
    )
    return state === 'open' || state === 'has'
  }
  if (isOpen(after, [])) return [...own]
  return view
    .given(achievement)
    .givers.filter(({ type }) => type !== 'achievements')
    .flatMap(({ type, row }) => {
      const { person } = whatOpens(after, after.explain(type, row))
      return person ? [person] : []
    })
    .sort((a, b) => a.length - b.length)
    .map((changes) => merged(view.person, [...own, ...changes]))
    .find((changes) => isOpen(view, changes))
}

function missionChanges(view: View, streak: Row<'streaks'>): readonly PersonChange[] | undefined {
  const [id] = listedIds(partOf(streak, 'objectives').missions)
  const mission = id === undefined ? undefined : view.programme.find('missions', id)
  return mission && whatOpens(view, view.explain('missions', mission)).person
}

/** Several conditions can change one field, e.g. the achievements of a streak's mission. */
function merged(person: Person, changes: readonly PersonChange[]): PersonChange[] {
  const lists = ['tags', 'badges', 'finished'] as const
  let now = person
  return changes.map((change) => {
    const patch = { ...change.patch }
    for (const field of lists)
      if (patch[field]) patch[field] = [...new Set([...now[field], ...(patch[field] ?? [])])]
    if (patch.used) patch.used = { ...now.used, ...patch.used }
    now = { ...now, ...patch }
    return { ...change, patch }
  })
}

/** The change of the player that meets a condition; undefined if none does. */
function personChange(
  view: View,
  type: EntityType,
  row: Row,
  { kind, gap = 0, missing = [] }: Condition,
): PersonChange | undefined {
  const { person } = view
  const ids = missing.map(({ id }) => id)
  const required = requirementOf(row)
  switch (kind) {
    case 'level': {
      const ordinal = requiredOrdinal(view, row)
      const level = ordinal === undefined ? undefined : view.ladder.lowestFrom(ordinal)
      return level && { kind, text: `Level ${levelText(level)}`, patch: { level: factOf(level) } }
    }
    case 'category': {
      const wanted = plainText(required.category).trim()
      return { kind, text: `The category ${wanted}`, patch: { category: wanted } }
    }
    case 'tags': {
      const tags = textsOf(required.tags).flatMap(([, tag]) => (view.tags.has(normal(tag)) ? [] : [tag]))
      return { kind, text: `The tags ${namesText(tags)}`, patch: { tags: [...person.tags, ...tags] } }
    }
    case 'achievements': {
      const text = `${namesOfIds(view, 'achievements', ids)} unlocked`
      return { kind, text, patch: { badges: [...person.badges, ...ids] } }
    }
    case 'missions': {
      const text = `${namesOfIds(view, 'missions', ids)} finished`
      return { kind, text, patch: { finished: [...person.finished, ...ids] } }
    }
    case 'price':
    case 'credits':
      return { kind, text: `${creditsText(gap)} more`, patch: { credits: person.credits + gap } }
    case 'points':
      return { kind, text: `${pointsText(gap)} more`, patch: { points: person.points + gap } }
    case 'limit': {
      // A limit of 0 can never be met.
      if (limitOf(rowWith(row, 'limitCount')) === 0) return undefined
      const key = objectKey({ type, id: plainText(rowWith(row, 'id').id) })
      return { kind, text: `Not used ${thisText(periodOf(row))}`, patch: { used: { [key]: 0 } } }
    }
    // A change of the player has no effect on these conditions.
    case 'available':
    case 'started':
    case 'notOver':
    case 'objective':
    case 'stock':
    case 'given':
    case 'driven':
      return undefined
  }
  return kind satisfies never
}

/** The player after all of these changes. */
export const withPersonChanges = (person: Person, changes: readonly PersonChange[]): Person =>
  Object.assign({ ...person }, ...changes.map(({ patch }) => patch))
