/** Helpers for values from the server, which can violate the contract. They never throw. */

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Converts a text or a number to text, and an object to its name. Everything else returns ''. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'object' || value === null || !('name' in value)) return ''
  return typeof value.name === 'object' ? '' : textOf(value.name)
}
