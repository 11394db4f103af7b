import { minuteIn } from '@/lib/dates'
import { type EntityType, entityTypes } from '@/model/entityTypes'
import type { Operation } from '@/model/journal'

const operations = ['create', 'update', 'delete'] as const satisfies readonly Operation[]
const states = ['open', 'failed', 'deleted', 'reverted'] as const

/** `open`: without a known outcome. `deleted`: objects that were deleted here and are not back. */
export type EntryState = (typeof states)[number]

/** The filters of the page, as address parameters. Defaults are left out. */
export interface JournalSearch {
  q?: string
  type?: EntityType
  /** The id of an object. */
  object?: string
  operation?: Operation
  /** The id of a plan. */
  plan?: string
  state?: EntryState
  /** Written in this minute or later, and in this minute or before: ISO 8601 in UTC. */
  from?: string
  to?: string
  /** Only objects that have the tag or the category, before or after the change. */
  tag?: string
  category?: string
  /** `off`: entries of plans are shown one by one. */
  group?: 'off'
}

/** What takes away all filters. How lines are grouped stays. */
export const noFilters = {
  q: undefined,
  type: undefined,
  object: undefined,
  operation: undefined,
  plan: undefined,
  state: undefined,
  from: undefined,
  to: undefined,
  tag: undefined,
  category: undefined,
} satisfies JournalSearch

export const isFiltered = (search: JournalSearch): boolean =>
  Object.entries(search).some(([key, value]) => key !== 'group' && value !== undefined)

const oneOf = <T extends string>(values: readonly T[], raw: unknown): T | undefined =>
  values.find((value) => value === raw)

/** The router turns `?q=7` into a number. */
const textIn = (raw: unknown): string | undefined => {
  const text = typeof raw === 'number' ? String(raw) : raw
  return typeof text === 'string' && text.trim() !== '' ? text : undefined
}

/** For the route's `validateSearch`. Invalid values become the default. */
export const parseJournalSearch = (raw: Record<string, unknown>): JournalSearch => ({
  q: textIn(raw.q),
  type: oneOf(entityTypes, raw.type),
  object: textIn(raw.object),
  operation: oneOf(operations, raw.operation),
  plan: textIn(raw.plan),
  state: oneOf(states, raw.state),
  from: minuteIn(raw.from),
  to: minuteIn(raw.to),
  tag: textIn(raw.tag),
  category: textIn(raw.category),
  group: oneOf(['off'] as const, raw.group),
})
