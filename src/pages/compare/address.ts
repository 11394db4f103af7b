import { rowFilters } from '@/engine/compare/narrow'
import { filledIn, oneOf, type SearchOf, searchReader, textsIn } from '@/lib/addressReader'
import { programmeTypes } from '@/model/entityTypes'

/** The most accounts that are compared at once. */
export const mostAccounts = 20

/** The accounts that an address names, each once. It can name more than are compared. */
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
  /** Only the objects of a campaign. */
  tag: filledIn,
  category: filledIn,
  /** Another availability counts as a difference. */
  availability: oneOf('yes'),
}

/** The parameters of the page Compare accounts. Defaults are left out. */
export type CompareSearch = SearchOf<typeof read>

export const parseCompareSearch: (raw: Record<string, unknown>) => CompareSearch = searchReader(read)
