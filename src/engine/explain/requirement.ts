import { normal } from '@/engine/programme/campaignName'
import {
  nameOf,
  numberAt,
  partOf,
  type Row,
  rowOf,
  rowWith,
  textsOf,
} from '@/engine/programme/programmeIndex'
import { plural } from '@/lib/format'
import { plainText } from '@/lib/value'
import type { EntityType } from '@/model/entityTypes'
import { levelText } from './levelOrder'
import { type ConditionState, decided, type ObjectId, type Person } from './types'
import type { Evaluate, Viewed } from './viewed'
import { namesText } from './words'

/* The parts of a requirement. The achievements of a level are its objectives, and work in the same way. */

/** What an object requires of a player. Objects of types without a requirement ask for nothing. */
export const requirementOf = (row: Row) => partOf(rowWith(row, 'requirement'), 'requirement')

/** The ordinal that a requirement asks for: the stored one, otherwise that of the level. */
export function requiredOrdinal({ programme }: Viewed, row: Row): number | undefined {
  const level = partOf(requirementOf(row), 'level')
  const known = programme.find('levels', level.id)
  return numberAt(level, 'ordinal') ?? (known && numberAt(known, 'ordinal'))
}

/**
 * Whether a required level without a known ordinal is reached. It is unmet if the level does not exist or the player
 * has no level; otherwise it is unknown.
 */
export function withoutOrdinal({ programme }: Viewed, row: Row, own: Person['level']): ConditionState {
  const { id } = partOf(requirementOf(row), 'level')
  if (programme.find('levels', id)) return own ? 'unknown' : 'unmet'
  return programme.isWhole('levels') ? 'unmet' : 'unknown'
}

/** Why the level of a player is not found. */
function notFound({ ladder }: Viewed, { id, name }: NonNullable<Person['level']>): string {
  if (name.trim() === '') return `no level has the id “${id}”`
  const many = ladder.count(name)
  return `${many > 1 ? `${many} levels are` : 'no level is'} called “${name}”`
}

export const level: Evaluate = (view, _, row) => {
  const { programme, ladder, person } = view
  const path = 'requirement.level.id'
  const required = partOf(requirementOf(row), 'level')
  const id = plainText(required.id).trim()
  if (id === '' && required.ordinal === undefined)
    return { kind: 'level', state: 'met', path, asks: 'Needs no level', has: '', isAsked: false }
  const wanted = requiredOrdinal(view, row)
  const known = programme.find('levels', id)
  const name = known ? levelText({ ...known, ordinal: wanted }) : `${wanted ?? ''} ${id}`.trim()
  const common = { kind: 'level', path, asks: `Needs level ${name}`, isAsked: true } as const
  if (wanted === undefined) {
    const absent = programme.isWhole('levels')
      ? 'no such level exists'
      : 'the levels are not completely loaded'
    const state = withoutOrdinal(view, row, person.level)
    return { ...common, state, has: known ? 'a level without an ordinal' : absent }
  }
  if (person.level === undefined) return { ...common, state: 'unmet', has: 'has none' }
  const own = ladder.levelOf(person)
  if (!own || view.ordinal === undefined) {
    const has = own ? `has ${levelText(own)}, a level without an ordinal` : notFound(view, person.level)
    return { ...common, state: 'unknown', has }
  }
  const gap = Math.max(0, wanted - view.ordinal)
  return { ...common, state: decided(gap === 0), has: `has ${levelText(own)}`, gap }
}

export const category: Evaluate = ({ person }, _, row) => {
  const wanted = plainText(requirementOf(row).category)
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

interface ListTexts {
  /** The text if nothing is required. */
  none: string
  asks: string
  /** The text if the player has everything. */
  all: string
  /** Empty if everything is missing, because that would repeat `asks`. */
  lacks: string
}

/** The texts of a required list: what it asks, and what the player has of it. */
const ofList = (wanted: readonly string[], missing: readonly string[], texts: ListTexts) => ({
  asks: wanted.length === 0 ? texts.none : texts.asks,
  has: wanted.length === 0 ? '' : missing.length === 0 ? texts.all : texts.lacks,
  isAsked: wanted.length > 0,
})

export const tags: Evaluate = (view, _, row) => {
  const wanted = textsOf(requirementOf(row).tags).map(([, tag]) => tag)
  const missing = wanted.filter((tag) => !view.tags.has(normal(tag)))
  return {
    kind: 'tags',
    state: decided(missing.length === 0),
    path: 'requirement.tags',
    ...ofList(wanted, missing, {
      none: 'Needs no tag',
      asks: `Needs the ${plural(wanted.length, 'tag')} ${namesText(wanted)}`,
      all: 'has it all',
      lacks: missing.length < wanted.length ? `lacks ${namesText(missing)}` : '',
    }),
  }
}

/** Ids in a list of the contract, each once. */
export const listedIds = (value: unknown): string[] => [...new Set(textsOf(value).map(([, id]) => id))]

const objectsOf = (type: EntityType, ids: readonly string[]) => ids.map((id): ObjectId => ({ type, id }))

/** The names of objects, as far as they are loaded. */
export const namesOfIds = ({ programme }: Viewed, type: EntityType, ids: readonly string[]): string =>
  namesText(ids.map((id) => nameOf(type, programme.find(type, id) ?? { id, name: id })))

/** The achievements that an object requires; those of a level are its objectives. */
export const achievementsOf = (type: EntityType, row: Row) =>
  (type === 'levels' ? partOf(rowOf('levels', row), 'objectives') : requirementOf(row)).achievements

export const requiredAchievements: Evaluate = (view, type, row) => {
  const part = type === 'levels' ? 'objectives' : 'requirement'
  const wanted = listedIds(achievementsOf(type, row))
  const missing = wanted.filter((id) => !view.badges.has(id))
  return {
    kind: 'achievements',
    state: decided(missing.length === 0),
    path: `${part}.achievements`,
    ...ofList(wanted, missing, {
      none: 'Needs no achievement',
      asks: `Needs the ${plural(wanted.length, 'achievement')} ${namesOfIds(view, 'achievements', wanted)}`,
      all: wanted.length === 1 ? 'has it' : 'has them',
      lacks: missing.length < wanted.length ? `lacks ${namesOfIds(view, 'achievements', missing)}` : '',
    }),
    missing: objectsOf('achievements', missing),
  }
}

export const requiredMissions: Evaluate = (view, _, row) => {
  const wanted = listedIds(requirementOf(row).missions)
  const missing = wanted.filter((id) => !view.finished.has(id))
  return {
    kind: 'missions',
    state: missing.length === 0 ? 'met' : view.person.assumesNone ? 'unmet' : 'unknown',
    path: 'requirement.missions',
    ...ofList(wanted, missing, {
      none: 'Needs no mission',
      asks: `Needs ${namesOfIds(view, 'missions', wanted)} finished`,
      all: 'finished',
      lacks: view.person.assumesNone
        ? `${namesOfIds(view, 'missions', missing)} ${plural(missing.length, 'is', 'are')} not finished`
        : `not known whether ${namesOfIds(view, 'missions', missing)} ${plural(missing.length, 'is', 'are')} finished`,
    }),
    missing: objectsOf('missions', missing),
  }
}
