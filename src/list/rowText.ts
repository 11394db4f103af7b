/**
 * Reads what any object of any list may hold. An answer may break the contract (rule API-11): what is no text is
 * shown as far as it can be, and never crashes a row.
 */

/** A text or a number as text; an object counts with its name; anything else is no text. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'object' || value === null || !('name' in value)) return ''
  return typeof value.name === 'object' ? '' : textOf(value.name)
}

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
