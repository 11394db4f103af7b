import { countIn, oneOf, type SearchOf, searchReader, textIn, textsIn } from '@/lib/addressReader'
import { minuteIn } from '@/lib/dates'
import { explainedTypes } from './conditions'
import { archetypes } from './person'
import { states } from './types'

/** The kinds of comparisons: what differs on the right side. */
export const comparisons = ['moment', 'player', 'level', 'drafts'] as const

const flagIn = (value: unknown): true | undefined => (textIn(value) === 'true' ? true : undefined)

/** Reads the parameters of the page: the player, the moment, and what is shown. Invalid values are left out. */
const read = {
  /** Id of a player. */
  player: textIn,
  /** A kind of player. */
  as: oneOf(...archetypes),
  /** Name of a kind of player that the user has stored. */
  name: textIn,
  /** Id of a level; '' for none. */
  level: textIn,
  category: textIn,
  points: countIn,
  credits: countIn,
  tags: textsIn,
  badges: textsIn,
  finished: textsIn,
  /** 'prizes/mug:2': used twice in the period of `since`. */
  used: textsIn,
  since: minuteIn,
  at: minuteIn,
  /** Assumes that the player has used and finished nothing except what the address says. */
  assume: flagIn,
  /** The text that is searched for. */
  q: (value: unknown) => textIn(value)?.trim() || undefined,
  /** '' for objects without a tag, or without a category. */
  tag: textIn,
  in: textIn,
  state: oneOf(...states),
  type: oneOf(...explainedTypes),
  /** 'locked:66': how many cards of a state are shown. */
  more: textsIn,
  /** The object whose conditions are shown, as 'missions/first-mile'. */
  object: textIn,
  /** The objects through which the user came to `object`, in the order of the visits. */
  via: textsIn,
  compare: oneOf(...comparisons),
  /** The right side of a comparison: one of a moment, a player (or kind of player), a level. */
  at2: minuteIn,
  player2: textIn,
  level2: textIn,
}

/**
 * The parameters of the page. Facts that are left out are those of the player or of the kind of player; without both, it
 * is a newcomer. Without `at`, the moment is now.
 */
export type ExplainSearch = SearchOf<typeof read>

export const parseExplainSearch: (raw: Record<string, unknown>) => ExplainSearch = searchReader(read)

/** The parameters that change facts of the player or of the kind of player. */
export const factNames = [
  'name',
  'level',
  'category',
  'points',
  'credits',
  'tags',
  'badges',
  'finished',
  'used',
  'since',
] as const satisfies (keyof ExplainSearch)[]

/** Removes the filters of the cards. */
export const noExplainFilters: ExplainSearch = {
  state: undefined,
  type: undefined,
  q: undefined,
  tag: undefined,
  in: undefined,
}

/** Removes all changes of facts. */
export const unchanged: ExplainSearch = Object.fromEntries(factNames.map((name) => [name, undefined]))

/** Removes the player and all changed facts, before another player is shown. */
export const noFacts: ExplainSearch = { player: undefined, as: undefined, ...unchanged }

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
