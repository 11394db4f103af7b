/** What a server sent may break the contract: these helpers read it as far as possible and never throw. */

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A text or a number as text; an object counts with its name; anything else is no text. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'object' || value === null || !('name' in value)) return ''
  return typeof value.name === 'object' ? '' : textOf(value.name)
}
