import * as z from 'zod/mini'
import { numberAt, type ProgrammeIndex, partOf, rowOf } from '@/engine/programme/programmeIndex'
import { doubleOf } from '@/lib/exactNumber'
import { fieldsOf, isObject, plainText, textOf } from '@/lib/value'
import { idOf } from '@/model/references'
import { nouns } from '@/model/words'
import { paid } from './conditions'
import { factOf, LevelOrder } from './levelOrder'
import { listedIds } from './requirement'
import type { Person } from './types'

/* The person for whom a programme is explained: a player of the server, of a file, or a made-up one. */

export const newcomer: Person = {
  name: 'Newcomer',
  level: undefined,
  category: '',
  tags: [],
  points: 0,
  credits: 0,
  badges: [],
  finished: [],
  used: {},
}

export const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).map(plainText).filter((text) => text.trim() !== '')

export function amount(value: unknown): number {
  const number = doubleOf(value) ?? Number(plainText(value) || 0)
  return Number.isFinite(number) ? number : 0
}

export function levelOf(value: unknown): Person['level'] {
  const name = textOf(value)
  const id = plainText(fieldsOf(value).id).trim()
  if (name.trim() === '' && id === '') return undefined
  return id === '' ? { name } : { id, name }
}

/** The facts of a player of the server. What breaks the contract counts as missing. */
export function personOf(player: object): Person {
  const { player: id, name, level, category, tags, points, credits, badges } = rowOf('players', player)
  return {
    ...newcomer,
    name: plainText(name).trim() || plainText(id) || 'This player',
    level: levelOf(level),
    category: plainText(category),
    tags: texts(tags),
    points: amount(points),
    credits: amount(credits),
    badges: texts(badges),
  }
}

/**
 * The format of a player in a file: the fields of the contract, and `finishedMissions` and `used`, which no list of the
 * server contains. Other fields are allowed, so that a stored player can be used unchanged.
 */
const fileSchema = z.looseObject({
  name: z.optional(z.string()),
  category: z.optional(z.string()),
  tags: z.optional(z.array(z.string())),
  points: z.optional(z.number()),
  credits: z.optional(z.number()),
  badges: z.optional(z.array(z.string())),
  finishedMissions: z.optional(z.array(z.string())),
  used: z.optional(z.record(z.string(), z.int().check(z.nonnegative()))),
})

/** Reads a player from parsed JSON. Returns a text about the first fault if there is one. */
export function readPerson(value: unknown): Person | string {
  if (!isObject(value) || Array.isArray(value)) return 'it is no player, but a list or a value'
  const read = fileSchema.safeParse(value)
  if (!read.success) {
    const [issue] = read.error.issues
    return `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'invalid'}`
  }
  const { finishedMissions = [], used = {} } = read.data
  return { ...personOf(value), finished: finishedMissions, used }
}

/** Kinds of made-up players that are derived from the programme. */
export const archetypes = ['newcomer', 'regular', 'champion'] as const
export type Archetype = (typeof archetypes)[number]

export const archetypeNames: Readonly<Record<Archetype, { name: string; text: string }>> = {
  newcomer: { name: 'Newcomer', text: `No level, no ${nouns.points.many}, no ${nouns.credits.many}` },
  regular: { name: 'Regular', text: `The middle level, and the ${nouns.credits.many} of the middle price` },
  champion: {
    name: 'Champion',
    text: `The highest level, all achievements, and the ${nouns.credits.many} of the highest price`,
  },
}

/** A made-up player of a kind, for this programme. */
export function archetypeOf(programme: ProgrammeIndex, kind: Archetype): Person {
  const { name } = archetypeNames[kind]
  if (kind === 'newcomer') return { ...newcomer, name, assumesNone: true }
  const { rungs } = new LevelOrder(programme)
  const isChampion = kind === 'champion'
  const upTo = isChampion ? rungs.length : Math.ceil(rungs.length / 2)
  const level = rungs[upTo - 1]
  const prices = [...programme.each(paid)]
    .map(([, row]) => numberAt(row, 'credits') ?? 0)
    .sort((a, b) => a - b)
  const reached = rungs.slice(0, upTo).map((rung) => partOf(rung, 'objectives'))
  const most = (field: 'points' | 'credits') =>
    Math.max(0, ...reached.map((objectives) => numberAt(objectives, field) ?? 0))
  const badges = isChampion
    ? programme.rows('achievements').map((row) => idOf('achievements', row))
    : reached.flatMap(({ achievements }) => listedIds(achievements))
  return {
    ...newcomer,
    assumesNone: true,
    name,
    level: level && factOf(level),
    points: most('points'),
    credits: Math.max(most('credits'), prices.at(isChampion ? -1 : Math.floor(prices.length / 2)) ?? 0),
    badges: [...new Set(badges)],
  }
}
