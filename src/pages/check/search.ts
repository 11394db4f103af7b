import { severities } from '@/engine/check/types'
import { filledIn, oneOf, type SearchOf, searchReader } from '@/lib/addressReader'
import { accountTypes } from '@/model/entityTypes'

/** The groupings in the address. By severity without one. */
const groupings = ['type', 'rule'] as const
export type FindingGrouping = 'severity' | (typeof groupings)[number]

const read = {
  severity: oneOf(...severities),
  type: oneOf(...accountTypes),
  group: oneOf(...groupings),
  /** Shows only findings about the objects of a campaign. */
  tag: filledIn,
  category: filledIn,
}

/** The filters of the page, as address parameters. Defaults are left out. */
export type CheckSearch = SearchOf<typeof read>

/** For the route's `validateSearch`. */
export const parseCheckSearch: (raw: Record<string, unknown>) => CheckSearch = searchReader(read)
