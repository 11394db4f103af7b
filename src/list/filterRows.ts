import type { Filters } from './listSearch'
import type { Filter } from './types'

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** What an object holds of a filter, as texts; [''] where it holds nothing, or nothing that can be read. */
export function valuesOf<T>(filter: Filter<T>, row: T): readonly string[] {
  try {
    const value = filter.value(row)
    if (!Array.isArray(value)) {
      const text = textOf(value)
      return [text.trim() && text]
    }
    const texts = value.map(textOf).filter((text) => text.trim() !== '')
    return texts.length > 0 ? [...new Set(texts)] : ['']
  } catch {
    return [''] // An object that breaks the contract.
  }
}

/** The items that hold one of the chosen values in each of the filters, in the given order. */
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
