import { toMinute } from '@/features/calendar/address'
import { type Archetype, archetypes } from './archetypes'
import { explainedTypes } from './conditions'
import { type State, states } from './types'

/** What is shown on the right side of a comparison. */
export const comparisons = ['moment', 'player', 'level', 'drafts'] as const
export type ComparedBy = (typeof comparisons)[number]

/**
 * The parameters of the page: who, when, what is shown. Facts that are left out are those of the player or of the kind of
 * player; without both, it is a newcomer. Without `at`, the moment is now.
 */
export interface ExplainSearch {
  /** Id of a player. */
  player?: string | undefined
  /** A kind of player. */
  as?: Archetype | undefined
  /** The name of somebody made up and kept. */
  name?: string | undefined
  /** Id of a level; '' for none. */
  level?: string | undefined
  category?: string | undefined
  points?: number | undefined
  credits?: number | undefined
  tags?: readonly string[] | undefined
  badges?: readonly string[] | undefined
  finished?: readonly string[] | undefined
  /** 'prizes/mug:2': used twice in the period of `since`. */
  used?: readonly string[] | undefined
  since?: string | undefined
  at?: string | undefined
  state?: State | undefined
  type?: (typeof explainedTypes)[number] | undefined
  /** 'missions/first-mile': why it is open or not. */
  object?: string | undefined
  compare?: ComparedBy | undefined
  /** The right side: a moment, a player or a kind, a level. */
  at2?: string | undefined
  player2?: string | undefined
  level2?: string | undefined
}

const textIn = (value: unknown) =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : undefined

const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((one) => one === value)

function textsIn(value: unknown): readonly string[] | undefined {
  if (value === undefined) return undefined
  return [value].flat().flatMap((one) => textIn(one) ?? [])
}

function countIn(value: unknown): number | undefined {
  const count = Number(textIn(value) ?? Number.NaN)
  return Number.isSafeInteger(count) && count >= 0 ? count : undefined
}

function minuteIn(value: unknown): string | undefined {
  const moment = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(moment) ? undefined : toMinute(moment)
}

/** Invalid values are left out. */
export const parseExplainSearch = (raw: Record<string, unknown>): ExplainSearch => ({
  player: textIn(raw.player),
  as: oneOf(archetypes, raw.as),
  name: textIn(raw.name),
  level: textIn(raw.level),
  category: textIn(raw.category),
  points: countIn(raw.points),
  credits: countIn(raw.credits),
  tags: textsIn(raw.tags),
  badges: textsIn(raw.badges),
  finished: textsIn(raw.finished),
  used: textsIn(raw.used),
  since: minuteIn(raw.since),
  at: minuteIn(raw.at),
  state: oneOf(states, raw.state),
  type: oneOf(explainedTypes, raw.type),
  object: textIn(raw.object),
  compare: oneOf(comparisons, raw.compare),
  at2: minuteIn(raw.at2),
  player2: textIn(raw.player2),
  level2: textIn(raw.level2),
})

/** Removes who is shown, before somebody else is. */
export const noFacts = {
  player: undefined,
  as: undefined,
  name: undefined,
  level: undefined,
  category: undefined,
  points: undefined,
  credits: undefined,
  tags: undefined,
  badges: undefined,
  finished: undefined,
  used: undefined,
  since: undefined,
} as const satisfies ExplainSearch

/** 'prizes/mug:2' as the object and the count. Ids can contain colons. */
export function readUsed(used: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    used.flatMap((one) => {
      const colon = one.lastIndexOf(':')
      const count = countIn(one.slice(colon + 1))
      return colon > 0 && count !== undefined ? [[one.slice(0, colon), count] as const] : []
    }),
  )
}

export const writeUsed = (used: Readonly<Record<string, number>>): string[] =>
  Object.entries(used).map(([key, count]) => `${key}:${count}`)
