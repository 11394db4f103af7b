import { textOf } from '@/ui/value'

/**
 * Reads fields of any row. A response can violate the contract (rule API-11), so these functions show what they can and
 * never throw.
 */

export const fieldText = (row: object, field: string) => textOf((row as Record<string, unknown>)[field])

/** The title of a row: its name, or its id if it has none. */
export const titleOf = (row: object, id: unknown) => fieldText(row, 'name').trim() || textOf(id) || '—'

/** Keys that follow the objects through sorting and refetching, even if ids are missing or duplicated. */
export function rowKeys(ids: readonly unknown[]): string[] {
  const seen = new Map<string, number>()
  return ids.map((id) => {
    const key = textOf(id)
    const times = seen.get(key) ?? 0
    seen.set(key, times + 1)
    return JSON.stringify([key, times])
  })
}
