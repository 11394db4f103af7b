import { useMemo } from 'react'
import { naturalCompare } from '@/ui/compare'
import type { ReferenceItem, ReferenceOptions } from '../types'

interface Prepared {
  sorted: readonly ReferenceItem[]
  byId: ReadonlyMap<string, ReferenceItem>
}

const prepared = new WeakMap<readonly ReferenceItem[], Prepared>()

/** Sorted by name, without items of an empty id (spec §5); done once for all fields that share a list. */
function prepare(items: readonly ReferenceItem[]): Prepared {
  const known = prepared.get(items)
  if (known) return known
  const sorted = items
    .filter((item) => item.id.trim() !== '')
    .sort((a, b) => naturalCompare(a.name, b.name) || naturalCompare(a.id, b.id))
  const result = { sorted, byId: new Map(sorted.map((item) => [item.id, item])) }
  prepared.set(items, result)
  return result
}

/** Items whose name or id contains the query, whatever the case. */
export function useMatches(items: readonly ReferenceItem[], query: string): readonly ReferenceItem[] {
  return useMemo(() => {
    const { sorted } = prepare(items)
    const wanted = query.trim().toLowerCase()
    if (wanted === '') return sorted
    return sorted.filter(
      ({ name, id }) => name.toLowerCase().includes(wanted) || id.toLowerCase().includes(wanted),
    )
  }, [items, query])
}

export interface Chosen {
  id: string
  text: string
  /** The object is gone; its id stays until the person changes it. */
  isUnknown: boolean
}

/** How a chosen id is shown. While the items are not there nobody can say that it is unknown. */
export function chosenItem({ items, isLoading, error }: ReferenceOptions, id: string): Chosen {
  const item = prepare(items).byId.get(id)
  if (item) return { id, text: item.name, isUnknown: false }
  const isUnknown = !isLoading && error === undefined
  return { id, text: isUnknown ? `Unknown: ${id}` : id, isUnknown }
}
