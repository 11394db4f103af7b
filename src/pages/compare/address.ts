import { type RowFilter, rowFilters } from '@/engine/compare/narrow'
import { type EntityType, programmeTypes } from '@/model/entityTypes'

/** The parameters of the page Compare accounts. Defaults are left out. */
export interface CompareSearch {
  /** Ids of the compared accounts. The first one is compared with the others. */
  of?: readonly string[]
  /** The name of a file that is compared with them. Its content is not part of the address. */
  file?: string
  show?: Exclude<RowFilter, 'unequal'>
  type?: EntityType
  /** Words of the name or the id. */
  q?: string
  /** Only the objects of a campaign. */
  tag?: string
  category?: string
  /** Another availability counts as a difference. */
  availability?: 'yes'
}

/** The most accounts that are compared at once. */
export const mostAccounts = 20

const textOf = (value: unknown): string | undefined => {
  const text = ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : ''
  return text.trim() === '' ? undefined : text
}

/** The accounts that an address names, each once. It can name more than are compared. */
export const accountsIn = (of: unknown): string[] => [
  ...new Set([of].flat().flatMap((value) => textOf(value) ?? [])),
]

/** Invalid values are left out. */
export function parseCompareSearch(raw: Record<string, unknown>): CompareSearch {
  const of = accountsIn(raw.of)
  const show = rowFilters.find((one) => one === raw.show)
  return {
    of: of.length > 0 ? of.slice(0, mostAccounts) : undefined,
    file: textOf(raw.file),
    show: show === 'unequal' ? undefined : show,
    type: programmeTypes.find((type) => type === raw.type),
    q: textOf(raw.q),
    tag: textOf(raw.tag),
    category: textOf(raw.category),
    availability: raw.availability === 'yes' ? 'yes' : undefined,
  }
}
