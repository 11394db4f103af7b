import { useMemo } from 'react'
import { naturalCompare } from '@/lib/compare'
import { memoizeWeakly } from '@/lib/memoizeWeakly'
import { type FoldedText, foldedText, TextQuery } from '@/lib/textQuery'
import type { ReferenceItem, ReferenceOptions } from '../types'

interface Prepared {
  sorted: readonly ReferenceItem[]
  /** Lower-cased name and id of each sorted item, for the search. */
  texts: readonly string[]
  /** The texts folded for the search, where folding changes more than the case. */
  folded: readonly (FoldedText | undefined)[]
  byId: ReadonlyMap<string, ReferenceItem>
  /** Names that several items share. */
  shared: ReadonlySet<string>
}

const plain = (name: string) => name.trim().toLowerCase()

/** Sorted by name, without items whose id is empty (rule FIELD-6). Cached for all fields that share a list. */
const prepare = memoizeWeakly((items: readonly ReferenceItem[]): Prepared => {
  const sorted = items
    .filter((item) => item.id.trim() !== '')
    .sort((a, b) => naturalCompare(a.name, b.name) || naturalCompare(a.id, b.id))
  const names = new Set<string>()
  const shared = new Set<string>()
  for (const name of sorted.map((item) => plain(item.name))) (names.has(name) ? shared : names).add(name)
  const texts = sorted.map(({ name, id }) => `${name}\n${id}`.toLowerCase())
  const folded = sorted.map(({ name, id }) => foldedText([name, id]))
  return { sorted, texts, folded, byId: new Map(sorted.map((item) => [item.id, item])), shared }
})

/** The rank of a match: 0 at the start of the name, 1 at the start of the id or of a word, 2 elsewhere. */
function rankOf(text: string, wanted: string): number | undefined {
  const place = text.indexOf(wanted)
  if (place <= 0) return place === 0 ? 0 : undefined
  const idStart = text.lastIndexOf('\n') + 1
  const isStart = text.startsWith(wanted, idStart) || text.includes(` ${wanted}`)
  return isStart ? 1 : 2
}

/** The rank of an item; undefined if it does not match. What matches as typed ranks as it does without folding. */
function rankOfItem({ texts, folded }: Prepared, index: number, query: TextQuery): number | undefined {
  const text = texts[index] ?? ''
  const rank = rankOf(text, query.lower)
  if (rank !== undefined) return rank
  const other = folded[index]
  if (other) return query.isInFolded(other) ? (rankOf(other.bare, query.bare) ?? 2) : undefined
  return query.addsToPlain ? rankOf(text, query.folded) : undefined
}

/** Items whose name or id matches. Those that begin with the query come first (rule FIELD-6). */
export function useMatches(items: readonly ReferenceItem[], query: string): readonly ReferenceItem[] {
  return useMemo(() => {
    const prepared = prepare(items)
    const { sorted } = prepared
    const wanted = new TextQuery(query)
    if (wanted.isBlank) return sorted
    const ranked: ReferenceItem[][] = [[], [], []]
    for (const [index, item] of sorted.entries()) {
      const rank = rankOfItem(prepared, index, wanted)
      if (rank !== undefined) ranked[rank]?.push(item)
    }
    return ranked.flat()
  }, [items, query])
}

/** Whether another item has the same name, so that the id has to be shown. */
export const isNamesake = ({ items }: ReferenceOptions, item: ReferenceItem): boolean =>
  prepare(items).shared.has(plain(item.name))

export interface Chosen {
  id: string
  /** The name, or the id if there is no name. */
  text: string
  /** The text, followed by the id if another item has the same name. */
  label: string
  /** Undefined for a missing object, and while the items load. */
  item: ReferenceItem | undefined
  /** The object no longer exists. Its id stays until the user changes it. */
  isMissing: boolean
}

/** How to show a chosen id. While the items load, an id is not reported as missing. */
export function chosenItem(options: ReferenceOptions, id: string): Chosen {
  const { items, isLoading, error } = options
  const item = prepare(items).byId.get(id)
  if (item) {
    const label = isNamesake(options, item) ? `${item.name} (${id})` : item.name
    return { id, text: item.name, label, item, isMissing: false }
  }
  const isMissing = !isLoading && error === undefined
  const text = isMissing ? `Missing: ${id}` : id
  return { id, text, label: text, item, isMissing }
}
