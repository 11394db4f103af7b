import { nameOf, partOf, type Row, textsOf } from '@/features/check/programmeIndex'
import type { EntityType } from '@/model/entityTypes'
import { idOf } from '@/model/references'
import { plainText } from '@/ui/value'
import { ruleOf } from './conditions'
import { levelText } from './ladder'
import { periodOf, thisText } from './periods'
import { requiredOrdinal } from './requirement'
import { type Condition, type Explained, type Kind, keyOf, type Person } from './types'
import type { View } from './view'
import { creditsText, listText, normal, pointsText } from './words'

/** A change of the player that meets one condition. */
export interface PersonChange {
  kind: Kind
  text: string
  patch: Partial<Person>
}

/** A change of an object that meets one condition, with the field. */
export interface ObjectChange {
  kind: Kind
  type: EntityType
  id: string
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
  const open = explained.conditions.filter(({ state }) => state !== 'met')
  const object = open.map(({ kind, path }): ObjectChange => {
    const { type, id } = explained
    return { kind, type, id, path, text: ruleOf(kind).fix }
  })
  return { person: personChanges(view, explained, open), object }
}

function personChanges(
  view: View,
  { type, row }: Explained,
  open: readonly Condition[],
): PersonChange[] | undefined {
  const changes: PersonChange[] = []
  for (const condition of open) {
    if (type === 'streaks' && condition.kind === 'objective') {
      const inner = missionChanges(view, row)
      if (!inner) return undefined
      changes.push(...inner)
      continue
    }
    const change = personChange(view, type, row, condition)
    if (!change) return undefined
    changes.push(change)
  }
  return merged(view.person, changes)
}

/** A streak opens with its mission. */
function missionChanges(view: View, streak: Row): readonly PersonChange[] | undefined {
  const [, id] = textsOf(partOf(streak, 'objectives').missions)[0] ?? []
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

function personChange(
  view: View,
  type: EntityType,
  row: Row,
  condition: Condition,
): PersonChange | undefined {
  const { kind, gap = 0, missing = [] } = condition
  const { person } = view
  const ids = missing.map(({ id }) => id)
  const names = (of: EntityType) =>
    listText(ids.map((id) => nameOf(of, view.programme.find(of, id) ?? { id })))
  const required = partOf(row, 'requirement')
  switch (kind) {
    case 'level': {
      const ordinal = requiredOrdinal(view, row)
      const level = ordinal === undefined ? undefined : view.ladder.lowestFrom(ordinal)
      if (!level) return undefined
      const text = levelText(level)
      return { kind, text: `Level ${text}`, patch: { level: { id: idOf('levels', level), name: text } } }
    }
    case 'category': {
      const wanted = plainText(required.category).trim()
      return { kind, text: `The category ${wanted}`, patch: { category: wanted } }
    }
    case 'tags': {
      const tags = textsOf(required.tags).flatMap(([, tag]) => (view.tags.has(normal(tag)) ? [] : [tag]))
      return { kind, text: `The tags ${listText(tags)}`, patch: { tags: [...person.tags, ...tags] } }
    }
    case 'achievements':
      return {
        kind,
        text: `${names('achievements')} unlocked`,
        patch: { badges: [...person.badges, ...ids] },
      }
    case 'missions':
      return {
        kind,
        text: `${names('missions')} finished`,
        patch: { finished: [...person.finished, ...ids] },
      }
    case 'price':
    case 'credits':
      return { kind, text: `${creditsText(gap)} more`, patch: { credits: person.credits + gap } }
    case 'points':
      return { kind, text: `${pointsText(gap)} more`, patch: { points: person.points + gap } }
    case 'limit': {
      // What is allowed 0 times stays closed.
      if (!(Number(row.countLimit) > 0)) return undefined
      const key = keyOf({ type, id: plainText(row.id) })
      return { kind, text: `Not used ${thisText(periodOf(row))}`, patch: { used: { [key]: 0 } } }
    }
    default:
      return undefined
  }
}

/** The player with all changes made. */
export const withChanges = (person: Person, changes: readonly PersonChange[]): Person =>
  Object.assign({ ...person }, ...changes.map(({ patch }) => patch))
