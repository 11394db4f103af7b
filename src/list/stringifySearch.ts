import { defaultStringifySearch } from '@tanstack/react-router'

/**
 * For the router: writes a list of texts as a repeated key, `?tag=new&tag=spring`, which it reads as a list anyway. By
 * itself it would write JSON, which nobody can read in an address.
 */
export function stringifySearch(search: Record<string, unknown>): string {
  const single: Record<string, unknown> = {}
  const repeated = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) {
    // One text alone is left to the router: it marks what would be read as another type.
    if (!Array.isArray(value) || value.length < 2) single[key] = Array.isArray(value) ? value[0] : value
    else for (const item of value) repeated.append(key, String(item))
  }
  const first = defaultStringifySearch(single)
  if (repeated.size === 0) return first
  return `${first || '?'}${first && '&'}${repeated}`
}
