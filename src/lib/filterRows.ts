import { plainText } from './value'

/** A filter beside the search (decision G4). Filters rows by one of their values. */
export interface Filter<T> {
  /** Its key in the URL. The same in every list that has this filter, and different from the keys of `ListSearch`. */
  id: string
  label: string
  /** The value of a row for this filter: one value, a list of values, or nothing. */
  value: (row: T) => unknown
  /** All values with their labels, in order. Default: the values of the loaded rows. */
  choices?: Readonly<Record<string, string>>
  /** The label for rows without a value, e.g. 'No category'. Without it, they cannot be filtered. */
  none?: string
  /** The values that most rows have come first. Default: by label. */
  byUse?: true
}

/** The chosen values by filter id. Filters without chosen values are left out. */
export type FilterValues = Readonly<Record<string, readonly string[]>>

/** The values that a row has for a filter, as texts. [''] if it has none, or none that can be read. */
export function valuesOf<T>(filter: Filter<T>, row: T): readonly string[] {
  try {
    const value = filter.value(row)
    if (!Array.isArray(value)) {
      const text = plainText(value)
      return [text.trim() && text]
    }
    const texts = value.map(plainText).filter((text) => text.trim() !== '')
    return texts.length > 0 ? [...new Set(texts)] : ['']
  } catch {
    return [''] // The object violates the contract.
  }
}

/** Returns the items that match one of the chosen values of every filter, in the given order. */
export function filterRows<T, Item>(
  items: readonly Item[],
  filters: readonly Filter<T>[] = [],
  chosen: FilterValues,
  rowOf: (item: Item) => T,
): readonly Item[] {
  const tests = filters.flatMap((filter) => {
    const values = chosen[filter.id]
    return values ? [{ filter, values }] : []
  })
  if (tests.length === 0) return items
  return items.filter((item) =>
    tests.every(({ filter, values }) => valuesOf(filter, rowOf(item)).some((text) => values.includes(text))),
  )
}
