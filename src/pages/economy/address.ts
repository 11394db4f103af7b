import * as z from 'zod/mini'
import type { Audience } from '@/engine/economy/metrics'
import type { AssumptionEdits, AssumptionName } from '@/engine/economy/profiles'
import { assumptionFacts, assumptionNames, profiles } from '@/engine/economy/profiles'
import type { Trial } from '@/engine/economy/tryOut'
import { filledIn, oneOf, type SearchOf, searchReader } from '@/lib/addressReader'
import { minuteIn } from '@/lib/dates'
import { accountTypes, type EntityType } from '@/model/entityTypes'

export const spans = [30, 90, 365] as const
export const defaults = { entries: 100, mine: 1, openings: 3 } as const

export const mostCounts = { entries: 1_000_000_000, openings: 1_000_000 } as const

const edit = z.union([
  z.object({
    kind: z.literal('number'),
    path: z.string(),
    operation: z.enum(['set', 'add', 'multiply']),
    amount: z.number(),
    round: z.number(),
  }),
  z.object({ kind: z.literal('date'), path: z.string(), value: z.string() }),
  z.object({ kind: z.literal('shift'), paths: z.array(z.string()), days: z.int() }),
  z.object({ kind: z.literal('period'), value: z.string() }),
  z.object({ kind: z.literal('limit'), count: z.optional(z.number()) }),
  z.object({ kind: z.literal('without') }),
])

const trials = z.array(
  z.object({
    of: z.object({
      type: z.enum(['all', ...accountTypes] as ['all', ...EntityType[]]),
      tag: z.optional(z.string()),
      category: z.optional(z.string()),
      ids: z.optional(z.array(z.string())),
    }),
    edit,
  }),
)

/** The greatest number of an assumption, or of a single event. */
export const mostOf = (name?: AssumptionName) => (name && assumptionFacts[name].isShare ? 100 : 1e6)

/** A number in these bounds, also as text; undefined for everything else. */
export function boundedNumberIn(value: unknown, least: number, most: number): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && number >= least && number <= most ? number : undefined
}

export const wholeNumberIn = (value: unknown, most: number): number | undefined => {
  const number = boundedNumberIn(value, 1, most)
  return number === undefined || !Number.isInteger(number) ? undefined : number
}

function ratesOf(value: unknown): Readonly<Record<string, number>> | undefined {
  const read = z.record(z.string(), z.number()).safeParse(value)
  const entries = read.success ? Object.entries(read.data).filter(([, rate]) => rate >= 0) : []
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

function trialsIn(value: unknown): readonly Trial[] | undefined {
  // With a single change, the address contains an object instead of a list.
  const tried = trials.safeParse([value ?? []].flat())
  return tried.success && tried.data.length > 0 ? (tried.data as Trial[]) : undefined
}

const countUpTo = (most: number) => (value: unknown) => wholeNumberIn(value, most)

const read = {
  profile: oneOf(...profiles.filter((one) => one !== 'regular')),
  days: (value: unknown) => {
    const days = wholeNumberIn(value, 365)
    return days === 30 ? undefined : days
  },
  /** Start of the span, ISO 8601 in UTC to the minute. Without it the span starts now. */
  from: minuteIn,
  /** Which players are counted: `active`, `category:…` or `tag:…`. */
  for: (value: unknown) =>
    typeof value === 'string' && /^(active$|category:|tag:)/.test(value) ? value : undefined,
  /** The campaign whose figures are shown. If both are set, the tag counts. */
  tag: filledIn,
  category: filledIn,
  /** How often single events happen in a day, by id. */
  rates: ratesOf,
  /** Shows sums for all counted players instead of one player. */
  who: oneOf('all'),
  /** Shows which objects pay most points instead of credits. */
  pays: oneOf('points'),
  /** The numbers of entries for the chance to win a raffle: of all players, and of one player. */
  entries: countUpTo(mostCounts.entries),
  mine: countUpTo(mostCounts.entries),
  /** The number of openings for the chances of a mystery box. */
  openings: countUpTo(mostCounts.openings),
  view: oneOf('table'),
  panel: oneOf('assumptions'),
  try: trialsIn,
}

/** The address parameters of the page. Defaults are left out. */
export type EconomySearch = Partial<Record<AssumptionName, number>> & SearchOf<typeof read>

/** Invalid values are left out. */
export function parseEconomySearch(raw: Record<string, unknown>): EconomySearch {
  const numbers = Object.fromEntries(
    assumptionNames.flatMap((name) => {
      const value = boundedNumberIn(raw[name], 0, mostOf(name))
      return value === undefined ? [] : [[name, value]]
    }),
  )
  return { ...numbers, ...searchReader(read)(raw) }
}

/** The assumptions that the address changes. Shares are percentages there. */
export function editsOf(search: EconomySearch): AssumptionEdits {
  const numbers = assumptionNames.flatMap((name) => {
    const value = search[name]
    return value === undefined ? [] : [[name, assumptionFacts[name].isShare ? value / 100 : value]]
  })
  return { ...Object.fromEntries(numbers), ...(search.rates && { eventRates: search.rates }) }
}

/** The number of assumptions that differ from their defaults. */
export const countEdits = (search: EconomySearch): number =>
  assumptionNames.filter((name) => search[name] !== undefined).length + Object.keys(search.rates ?? {}).length

/** The patch that resets all assumptions. */
export const clearedAssumptions: EconomySearch = {
  ...Object.fromEntries(assumptionNames.map((name) => [name, undefined])),
  rates: undefined,
}

export function audienceOf({ for: text }: EconomySearch): Audience | undefined {
  if (text === undefined) return undefined
  if (text === 'active') return { by: 'active', value: '' }
  const [by = '', ...rest] = text.split(':')
  return { by: by === 'tag' ? 'tag' : 'category', value: rest.join(':') }
}
