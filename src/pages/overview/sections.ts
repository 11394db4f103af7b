import type { Filter } from '@/lib/filterRows'
import { valuesOf } from '@/lib/filterRows'

/** A figure of a section, and the filters of the list that show the same objects. */
export interface SectionMetric {
  key: 'active' | 'scheduled' | 'ended' | 'inactive' | 'ending' | 'out'
  /** The label after the number. */
  word: string
  count: number
  /** Address parameters of the list that shows these objects. */
  search: Readonly<Record<string, readonly string[]>>
}

/** In the order of the screen. The first four do not overlap, and together they include all objects. */
const figures: { key: SectionMetric['key']; word: string; needs?: string; search: Record<string, string> }[] = [
  { key: 'active', word: 'active', search: { availability: 'active', schedule: 'live' } },
  { key: 'scheduled', word: 'scheduled', needs: 'schedule', search: { availability: 'active', schedule: 'scheduled' } },
  { key: 'ended', word: 'ended', needs: 'schedule', search: { availability: 'active', schedule: 'ended' } },
  { key: 'inactive', word: 'inactive', search: { availability: 'inactive' } },
  { key: 'ending', word: 'ending soon', needs: 'schedule', search: { availability: 'active', schedule: 'ending' } },
  { key: 'out', word: 'out of stock', needs: 'stock', search: { availability: 'active', schedule: 'live', stock: 'out' } },
] // biome-ignore format: a table

/**
 * Counts the objects of a list by state, in steps. Uses the filters of the list, so that a link shows the same number.
 * @param of the filters of the list
 */
export function* countingMetrics(
  of: readonly Filter<object>[],
  rows: readonly object[],
): Generator<void, SectionMetric[]> {
  const isOfList = (id: string) => of.some((filter) => filter.id === id)
  const shown = figures
    .filter(({ needs }) => needs === undefined || isOfList(needs))
    .map(({ search, ...figure }) => ({
      ...figure,
      count: 0,
      search: Object.fromEntries(
        Object.entries(search).flatMap(([id, value]) => (isOfList(id) ? [[id, [value]]] : [])),
      ),
    }))
  const filters = of.filter(({ id }) => figures.some(({ search }) => Object.hasOwn(search, id)))
  for (const [index, row] of rows.entries()) {
    if (index % 50 === 49) yield
    // Each filter reads a row once, because some of them parse dates.
    const values = new Map(filters.map((filter) => [filter.id, valuesOf(filter, row)]))
    for (const figure of shown) {
      const isIn = Object.entries(figure.search).every(([id, [value = '']]) =>
        values.get(id)?.includes(value),
      )
      if (isIn) figure.count += 1
    }
  }
  return shown
}
