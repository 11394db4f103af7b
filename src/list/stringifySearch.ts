import { defaultStringifySearch } from '@tanstack/react-router'

/**
 * For the router: writes a list of texts as a repeated key, `?tag=new&tag=spring`, which the router already parses as a
 * list. By default it writes JSON, which is hard to read in a URL.
 */
export function stringifySearch(search: Record<string, unknown>): string {
  const single: Record<string, unknown> = {}
  const repeated = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) {
    // The router writes a single text itself, because it quotes texts that would be parsed as another type.
    if (!Array.isArray(value) || value.length < 2) single[key] = Array.isArray(value) ? value[0] : value
    else for (const item of value) repeated.append(key, String(item))
  }
  const first = defaultStringifySearch(single)
  if (repeated.size === 0) return first
  return `${first || '?'}${first && '&'}${repeated}`
}
