import { useMemo } from 'react'
import { naturalCompare } from '@/ui/compare'
import type { ReferenceItem, ReferenceOptions } from '../types'

interface Prepared {
  sorted: readonly ReferenceItem[]
  /** Name and id of the sorted items in lower case, for the search. */
  texts: readonly string[]
  byId: ReadonlyMap<string, ReferenceItem>
  /** Names that more than one item has. */
  shared: ReadonlySet<string>
}

const prepared = new WeakMap<readonly ReferenceItem[], Prepared>()

const plain = (name: string) => name.trim().toLowerCase()

/** Sorted by name, without items of an empty id (rule FIELD-6); done once for all fields that share a list. */
function prepare(items: readonly ReferenceItem[]): Prepared {
  const known = prepared.get(items)
  if (known) return known
  const sorted = items
    .filter((item) => item.id.trim() !== '')
    .sort((a, b) => naturalCompare(a.name, b.name) || naturalCompare(a.id, b.id))
  const names = new Set<string>()
  const shared = new Set<string>()
  for (const name of sorted.map((item) => plain(item.name))) (names.has(name) ? shared : names).add(name)
  const texts = sorted.map(({ name, id }) => `${name}\n${id}`.toLowerCase())
  const result = { sorted, texts, byId: new Map(sorted.map((item) => [item.id, item])), shared }
  prepared.set(items, result)
  return result
}

/** Items whose name or id contains the query, whatever the case. */
export function useMatches(items: readonly ReferenceItem[], query: string): readonly ReferenceItem[] {
  return useMemo(() => {
    const { sorted, texts } = prepare(items)
    const wanted = query.trim().toLowerCase()
    return wanted === '' ? sorted : sorted.filter((_, index) => texts[index]?.includes(wanted))
  }, [items, query])
}

/** Whether another item has the same name, so that only the id tells them apart. */
export const isNamesake = ({ items }: ReferenceOptions, item: ReferenceItem): boolean =>
  prepare(items).shared.has(plain(item.name))

export interface Chosen {
  id: string
  /** The name, or the id without one. */
  text: string
  /** The text, with the id behind it where another item has the same name. */
  label: string
  /** Undefined for an id without an object, and while the items are not there. */
  item: ReferenceItem | undefined
  /** The object is gone; its id stays until the person changes it. */
  isUnknown: boolean
}

/** How a chosen id is shown. While the items are not there nobody can say that it is unknown. */
export function chosenItem(options: ReferenceOptions, id: string): Chosen {
  const { items, isLoading, error } = options
  const item = prepare(items).byId.get(id)
  if (item) {
    const label = isNamesake(options, item) ? `${item.name} (${id})` : item.name
    return { id, text: item.name, label, item, isUnknown: false }
  }
  const isUnknown = !isLoading && error === undefined
  const text = isUnknown ? `Unknown: ${id}` : id
  return { id, text, label: text, item, isUnknown }
}
