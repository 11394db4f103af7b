import { nameOf, numberAt, partOf, type Row, textsOf } from '@/features/check/programmeIndex'
import type { EntityType } from '@/model/entityTypes'
import { plainText } from '@/ui/value'
import { levelText } from './ladder'
import { type Condition, decided, type ObjectId } from './types'
import type { Viewed } from './viewed'
import { listText, normal } from './words'

type Evaluate = (view: Viewed, type: EntityType, row: Row) => Condition

/* The parts of a requirement. The achievements of a level are its objectives, and work in the same way. */

/** The ordinal that a requirement asks for: the stored one, otherwise that of the level. */
export function requiredOrdinal({ programme }: Viewed, row: Row): number | undefined {
  const level = partOf(partOf(row, 'requirement'), 'level')
  const known = programme.find('levels', level.id)
  return numberAt(level, 'ordinal') ?? (known && numberAt(known, 'ordinal'))
}

export const level: Evaluate = (view, _, row) => {
  const { programme, ladder, person } = view
  const kind = 'level' as const
  const path = 'requirement.level.id'
  const required = partOf(partOf(row, 'requirement'), 'level')
  const id = plainText(required.id).trim()
  if (id === '' && required.ordinal === undefined)
    return { kind, state: 'met', path, asks: 'Needs no level', has: '', isAsked: false }
  const wanted = requiredOrdinal(view, row)
  const known = programme.find('levels', id)
  const name = known ? levelText({ ...known, ordinal: wanted }) : `${wanted ?? ''} ${id}`.trim()
  const asks = `Needs level ${name}`
  if (wanted === undefined) {
    const isWhole = programme.isWhole('levels')
    const has = isWhole ? 'no such level exists' : 'the levels are not completely loaded'
    return { kind, state: isWhole ? 'unmet' : 'unknown', path, asks, has, isAsked: true }
  }
  if (person.level === undefined) return { kind, state: 'unmet', path, asks, has: 'has none', isAsked: true }
  const own = ladder.levelOf(person)
  if (!own || view.ordinal === undefined) {
    const many = ladder.count(person.level.name)
    const has = `${many > 1 ? `${many} levels are` : 'no level is'} called “${person.level.name}”`
    return { kind, state: 'unknown', path, asks, has, isAsked: true }
  }
  return {
    kind,
    state: decided(view.ordinal >= wanted),
    path,
    asks,
    has: `has ${levelText(own)}`,
    isAsked: true,
    gap: Math.max(0, wanted - view.ordinal),
  }
}

export const category: Evaluate = ({ person }, _, row) => {
  const wanted = plainText(partOf(row, 'requirement').category)
  const own = person.category.trim()
  const isAsked = wanted.trim() !== ''
  return {
    kind: 'category',
    state: decided(!isAsked || normal(wanted) === normal(own)),
    path: 'requirement.category',
    asks: isAsked ? `Needs the category ${wanted.trim()}` : 'Needs no category',
    has: isAsked ? (own === '' ? 'has none' : `has ${own}`) : '',
    isAsked,
  }
}

export const tags: Evaluate = (view, _, row) => {
  const wanted = textsOf(partOf(row, 'requirement').tags).map(([, tag]) => tag)
  const missing = wanted.filter((tag) => !view.tags.has(normal(tag)))
  return {
    kind: 'tags',
    state: decided(missing.length === 0),
    path: 'requirement.tags',
    asks:
      wanted.length === 0
        ? 'Needs no tag'
        : `Needs the ${wanted.length === 1 ? 'tag' : 'tags'} ${listText(wanted)}`,
    has: wanted.length === 0 ? '' : missing.length === 0 ? 'has it all' : `lacks ${listText(missing)}`,
    isAsked: wanted.length > 0,
  }
}

/** Ids of a list that name objects. */
const idsIn = (value: unknown) => [...new Set(textsOf(value).map(([, id]) => id))]

const namesOf = ({ programme }: Viewed, type: EntityType, ids: readonly string[]) =>
  listText(ids.map((id) => nameOf(type, programme.find(type, id) ?? { id, name: id })))

export const achievements: Evaluate = (view, type, row) => {
  const part = type === 'levels' ? 'objectives' : 'requirement'
  const wanted = idsIn(partOf(row, part).achievements)
  const missing = wanted.filter((id) => !view.badges.has(id))
  const noun = wanted.length === 1 ? 'achievement' : 'achievements'
  return {
    kind: 'achievements',
    state: decided(missing.length === 0),
    path: `${part}.achievements`,
    asks:
      wanted.length === 0
        ? 'Needs no achievement'
        : `Needs the ${noun} ${namesOf(view, 'achievements', wanted)}`,
    has:
      wanted.length === 0
        ? ''
        : missing.length === 0
          ? wanted.length === 1
            ? 'has it'
            : 'has them'
          : `lacks ${namesOf(view, 'achievements', missing)}`,
    isAsked: wanted.length > 0,
    missing: missing.map((id): ObjectId => ({ type: 'achievements', id })),
  }
}

export const missions: Evaluate = (view, _, row) => {
  const wanted = idsIn(partOf(row, 'requirement').missions)
  const missing = wanted.filter((id) => !view.finished.has(id))
  return {
    kind: 'missions',
    state: missing.length === 0 ? 'met' : 'unknown',
    path: 'requirement.missions',
    asks: wanted.length === 0 ? 'Needs no mission' : `Needs ${namesOf(view, 'missions', wanted)} finished`,
    has:
      wanted.length === 0
        ? ''
        : missing.length === 0
          ? 'finished'
          : `not known whether ${namesOf(view, 'missions', missing)} ${missing.length === 1 ? 'is' : 'are'} finished`,
    isAsked: wanted.length > 0,
    missing: missing.map((id): ObjectId => ({ type: 'missions', id })),
  }
}
