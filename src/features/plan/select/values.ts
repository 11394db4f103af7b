import { naturalCompare } from '@/ui/compare'
import { fieldText, textOf } from '@/ui/value'

/** A value, and the number of objects that have it. */
interface CountedValue {
  value: string
  count: number
}

const categoriesOf = (row: object): string[] => [fieldText(row, 'category')]

/** Objects can break the contract, so a single text is read as a list with one tag. */
const tagsOf = (row: object): string[] => [(row as { tags?: unknown }).tags ?? []].flat().map(textOf)

function counted(rows: readonly object[], valuesOf: (row: object) => string[]): CountedValue[] {
  const counts = new Map<string, number>()
  for (const row of rows)
    for (const value of new Set(valuesOf(row).map((text) => text.trim())))
      if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || naturalCompare(a.value, b.value))
}

/** The categories of these objects, the most frequent first. */
export const categoriesIn = (rows: readonly object[]) => counted(rows, categoriesOf)

/** The tags of these objects, the most frequent first. */
export const tagsIn = (rows: readonly object[]) => counted(rows, tagsOf)
