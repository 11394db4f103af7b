import { naturalCompare } from '@/lib/compare'
import { memoizeWeakly } from '@/lib/memoizeWeakly'
import { isObject } from '@/lib/value'
import { categoryOf, normal, tagsOf } from './campaignName'

/** How often each spelling of a category or a tag is used. */
type Spellings = ReadonlyMap<string, ReadonlyMap<string, number>>

/** What the objects of a list are grouped by. */
export const groupings = { category: (row: object) => [categoryOf(row)], tags: tagsOf } as const

export type TextGrouping = keyof typeof groupings

const spellingsIn = {
  category: memoizeWeakly(spellingsBy('category')),
  tags: memoizeWeakly(spellingsBy('tags')),
}

function spellingsBy(kind: TextGrouping) {
  return (rows: readonly unknown[]): Spellings => {
    const found = new Map<string, Map<string, number>>()
    for (const row of rows)
      if (isObject(row))
        for (const text of groupings[kind](row)) {
          const spelling = text.trim()
          if (spelling === '') continue
          const spellings = found.get(normal(spelling)) ?? new Map<string, number>()
          found.set(normal(spelling), spellings.set(spelling, (spellings.get(spelling) ?? 0) + 1))
        }
    return found
  }
}

/** A category or tag in the spelling that most objects use, and the number of objects that use it. */
export interface UsedText {
  text: string
  count: number
}

/** The categories or tags of these lists: the most used first, then by name. */
export function usedTexts(lists: readonly (readonly unknown[])[], kind: TextGrouping): UsedText[] {
  const all = new Map<string, Map<string, number>>()
  for (const rows of lists)
    for (const [key, spellings] of spellingsIn[kind](rows)) {
      const sum = all.get(key) ?? new Map<string, number>()
      for (const [text, count] of spellings) sum.set(text, (sum.get(text) ?? 0) + count)
      all.set(key, sum)
    }
  return [...all.values()]
    .map((spellings) => {
      const ranked = [...spellings].sort(([, a], [, b]) => b - a)
      return { text: ranked[0]?.[0] ?? '', count: ranked.reduce((sum, [, count]) => sum + count, 0) }
    })
    .sort((a, b) => b.count - a.count || naturalCompare(a.text, b.text))
}
