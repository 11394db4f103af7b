import { textOf } from '@/ui/value'

/**
 * Reads what any object of any list may hold. An answer may break the contract (rule API-11): what is no text is
 * shown as far as it can be, and never crashes a row.
 */

export const fieldText = (row: object, field: string) => textOf((row as Record<string, unknown>)[field])

/** What a row is called: its name, or its id where it has none. */
export const titleOf = (row: object, id: unknown) => fieldText(row, 'name').trim() || textOf(id) || '—'

/** Keys that follow the objects through sorting and refetching, even where ids are missing or taken twice. */
export function rowKeys(ids: readonly unknown[]): string[] {
  const seen = new Map<string, number>()
  return ids.map((id) => {
    const key = textOf(id)
    const times = seen.get(key) ?? 0
    seen.set(key, times + 1)
    return JSON.stringify([key, times])
  })
}
