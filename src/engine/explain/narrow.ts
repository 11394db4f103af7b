import { naturalCompare } from '@/lib/compare'
import { valuesOf } from '@/lib/filterRows'
import { TextQuery } from '@/lib/textQuery'
import { fieldText } from '@/lib/value'
import { categoryFilter, tagFilter } from '@/model/filters'
import { nouns } from '@/model/words'
import type { ExplainSearch } from './address'
import type { Explained } from './types'

/* What the page shows of all objects: by search, type, tag, category and state. */

/** The filters of an address besides the state. Without one, all objects match. */
export function matching(
  all: readonly Explained[],
  { q, type, tag, in: category }: ExplainSearch,
): readonly Explained[] {
  const wanted = new TextQuery(q ?? '')
  return all.filter(
    (one) =>
      (type === undefined || one.type === type) &&
      (tag === undefined || valuesOf(tagFilter, one.row).includes(tag)) &&
      (category === undefined || valuesOf(categoryFilter, one.row).includes(category)) &&
      wanted.isIn(...textsOf(one)),
  )
}

const textsOf = ({ type, id, name, row }: Explained) => [
  name,
  id,
  fieldText(row, 'description'),
  nouns[type].one,
]

/** The tags and categories of all objects, sorted. '' stands for objects without one. */
export function valuesIn(all: readonly Explained[]) {
  const sorted = (filter: typeof tagFilter) =>
    [...new Set(all.flatMap(({ row }) => valuesOf(filter, row)))].sort(naturalCompare)
  return { tags: sorted(tagFilter), categories: sorted(categoryFilter) }
}
