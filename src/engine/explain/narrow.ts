import { naturalCompare } from '@/lib/compare'
import { valuesOf } from '@/lib/filterRows'
import { memoizeWeakly } from '@/lib/memoizeWeakly'
import { TextQuery } from '@/lib/textQuery'
import { TextSearch } from '@/lib/textSearch'
import { textOf } from '@/lib/value'
import { categoryFilter, tagFilter } from '@/model/filters'
import { nouns } from '@/model/words'
import type { ExplainSearch } from './address'
import type { Explained } from './types'

/* Filters the objects of the page by search, type, tag, category and state. */

/** The search index of all objects. It is built once for a result and used for each letter that is typed. */
const searchOf = memoizeWeakly((all: readonly Explained[]) => {
  const search = new TextSearch()
  for (const one of all) search.add(textsOf(one))
  return search
})

/** The filters of an address besides the state. Without one, all objects match. */
export function matchingExplained(
  all: readonly Explained[],
  { q, type, tag, in: category }: ExplainSearch,
): readonly Explained[] {
  const found =
    q === undefined
      ? all
      : searchOf(all)
          .find(new TextQuery(q))
          .flatMap((at) => all[at] ?? [])
  return found.filter(
    (one) =>
      (type === undefined || one.type === type) &&
      (tag === undefined || valuesOf(tagFilter, one.row).includes(tag)) &&
      (category === undefined || valuesOf(categoryFilter, one.row).includes(category)),
  )
}

const textsOf = ({ type, id, name, row }: Explained) => [name, id, textOf(row.description), nouns[type].one]

/** The tags and categories of all objects, sorted. '' stands for objects without one. */
export function valuesIn(all: readonly Explained[]) {
  const sorted = (filter: typeof tagFilter) =>
    [...new Set(all.flatMap(({ row }) => valuesOf(filter, row)))].sort(naturalCompare)
  return { tags: sorted(tagFilter), categories: sorted(categoryFilter) }
}
