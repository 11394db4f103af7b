import { doubleOf, type ExactNumber, isExact } from './exactNumber'
import { cutText } from './format'

/** Helpers for values from the server, which can violate the contract (rule API-11). They show what they can and never throw. */

export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !isExact(value)

/** Whether a value is a number, also one with more digits than a double (rule NUMBER-1). */
export const isNumber = (value: unknown): value is number | ExactNumber =>
  typeof value === 'number' || isExact(value)

/** The fields of an object, to read any of them. Everything else has none. */
export const fieldsOf = (value: unknown): Record<string, unknown> =>
  isObject(value) ? (value as Record<string, unknown>) : {}

/** Converts a text or a number to text. Everything else returns ''. */
export const plainText = (value: unknown): string =>
  typeof value === 'string' || isNumber(value) ? String(value) : ''

/** As `plainText`, but undefined for an empty or blank text. */
export const filledText = (value: unknown): string | undefined =>
  plainText(value).trim() ? plainText(value) : undefined

/** The number that a value holds, also as text; undefined if it holds none. */
export function numberIn(value: unknown): number | undefined {
  const number = doubleOf(value) ?? Number(filledText(value) ?? Number.NaN)
  return Number.isNaN(number) ? undefined : number
}

/** Converts a text or a number to text, and an object to its name. Everything else returns ''. */
export const textOf = (value: unknown): string => plainText(isObject(value) ? fieldsOf(value).name : value)

/** The maximum number of cached paths. */
const mostPaths = 2000
const keysOfPath = new Map<string, readonly string[]>()

/** The keys of a dot path, split once: the same few paths are read in all objects of all lists. */
function keysIn(path: string): readonly string[] {
  const known = keysOfPath.get(path)
  if (known) return known
  if (keysOfPath.size >= mostPaths) keysOfPath.clear()
  const keys = path.split('.')
  keysOfPath.set(path, keys)
  return keys
}

/** The value at a path, also below lists; undefined where it does not lead anywhere. A text is a dot path. */
export function valueByPath(value: unknown, path: string | readonly PropertyKey[]): unknown {
  let part = value
  for (const key of typeof path === 'string' ? keysIn(path) : path) {
    if (!isObject(part)) return undefined
    part = (part as Record<PropertyKey, unknown>)[key]
  }
  return part
}

/** Reads from an object that can violate the contract; undefined if `read` throws. */
export function readSafely<From, Value>(read: (from: From) => Value, from: From): Value | undefined {
  try {
    return read(from)
  } catch {
    return undefined
  }
}

/** The text of a field of any row. */
export const fieldText = (row: object, field: string) => textOf(fieldsOf(row)[field])

/** The title of a row: its name, or its id if it has none. */
export const titleOf = (row: object, id: unknown) =>
  cutText(fieldText(row, 'name').trim() || textOf(id) || '—')
