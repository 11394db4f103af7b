import { textOf } from '@/lib/value'

/** React keys for the rows of a table: one for each object, even if ids are missing or duplicated. */
export function rowKeys(ids: readonly unknown[]): string[] {
  const seen = new Map<string, number>()
  return ids.map((id) => {
    const key = textOf(id)
    const times = seen.get(key) ?? 0
    seen.set(key, times + 1)
    return JSON.stringify([key, times])
  })
}
