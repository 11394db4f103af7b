import { rowFilters } from '@/engine/compare/narrow'
import { filledIn, oneOf, type SearchOf, searchReader, textsIn } from '@/lib/addressReader'
import { programmeTypes } from '@/model/entityTypes'

/** The maximum number of accounts in a comparison. */
export const mostAccounts = 20

/** The accounts in the address, without duplicates. There can be more than `mostAccounts`. */
export const accountsIn = (of: unknown): string[] => [
  ...new Set(textsIn(of)?.filter((account) => account.trim() !== '')),
]

const read = {
  /** Ids of the compared accounts. The first one is compared with the others. */
  of: (value: unknown): readonly string[] | undefined => {
    const accounts = accountsIn(value)
    return accounts.length > 0 ? accounts.slice(0, mostAccounts) : undefined
  },
  /** The name of a file that is compared with them. Its content is not part of the address. */
  file: filledIn,
  show: oneOf(...rowFilters.filter((one) => one !== 'unequal')),
  type: oneOf(...programmeTypes),
  /** Words of the name or the id. */
  q: filledIn,
  /** Shows only the objects of a campaign. */
  tag: filledIn,
  category: filledIn,
  /** Another availability counts as a difference. */
  availability: oneOf('yes'),
}

/** The parameters of the page Compare accounts. Defaults are left out. */
export type CompareSearch = SearchOf<typeof read>

export const parseCompareSearch: (raw: Record<string, unknown>) => CompareSearch = searchReader(read)
