import type { Filters } from '@/list/listSearch'
import type { Filter } from '@/list/types'
import { plainText } from './value'

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
  chosen: Filters,
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
