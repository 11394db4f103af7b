import * as z from 'zod/mini'
import { isObject, plainText, textOf } from '@/ui/value'
import type { Person } from './types'

/* Who a programme is explained for: a player of the server, a file, or somebody made up. */

export const nobody: Person = {
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
  const number = typeof value === 'number' ? value : Number(plainText(value) || 0)
  return Number.isFinite(number) ? number : 0
}

export function levelOf(value: unknown): Person['level'] {
  const name = textOf(value).trim()
  const id = isObject(value) ? plainText((value as { id?: unknown }).id).trim() : ''
  if (name === '' && id === '') return undefined
  return id === '' ? { name } : { id, name }
}

/** The facts of a player of the server. What breaks the contract counts as missing. */
export function personOf(player: object): Person {
  const {
    player: id,
    name,
    level,
    category,
    tags,
    points,
    credits,
    badges,
  } = player as Record<string, unknown>
  return {
    ...nobody,
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
 * What a file says about a player: the fields of the contract, with `finishedMissions` and `used`, which no list of the
 * server tells. Other fields are allowed, so that a saved player can be used as it is.
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
