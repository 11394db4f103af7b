import { filledIn, oneOf, type SearchOf, searchReader } from '@/lib/addressReader'
import { minuteIn } from '@/lib/dates'
import { entityTypes } from '@/model/entityTypes'
import type { Operation } from '@/model/journal'

const operations = ['create', 'update', 'delete'] as const satisfies readonly Operation[]
const states = ['open', 'failed', 'deleted', 'reverted'] as const

/** `open`: the outcome is unknown. `deleted`: the object was deleted in this browser and does not exist again. */
export type EntryState = (typeof states)[number]

const read = {
  q: filledIn,
  type: oneOf(...entityTypes),
  /** The id of an object. */
  object: filledIn,
  operation: oneOf(...operations),
  /** The id of a plan. */
  plan: filledIn,
  state: oneOf(...states),
  /** Written in this minute or later, and in this minute or before: ISO 8601 in UTC. */
  from: minuteIn,
  to: minuteIn,
  /** Only objects that have the tag or the category, before or after the change. */
  tag: filledIn,
  category: filledIn,
  /** `off`: entries of plans are shown one by one. */
  group: oneOf('off'),
}

/** The filters of the page, as address parameters. Defaults are left out. */
export type JournalSearch = SearchOf<typeof read>

export const parseJournalSearch: (raw: Record<string, unknown>) => JournalSearch = searchReader(read)

/** The patch that removes all filters. Grouping is not a filter, so it stays. */
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
