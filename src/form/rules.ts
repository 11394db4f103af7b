import { at } from '@/ui/value'
import { isEmpty } from './edits'
import type { AnyPath, PathTo } from './paths'
import type { Problem, Rule } from './types'

/** A text is empty when missing or only whitespace (rule FORM-7). */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/** A blocking rule: requires a value at `path`. */
export const required =
  <T = never>(path: AnyPath<T>, message: string): Rule<T> =>
  (object) =>
    isBlank(at(object, path)) ? [{ path, message }] : []

/** A warning: there is no value at `path`. */
export const incomplete =
  <T = never>(path: AnyPath<T>, message: string): Rule<T> =>
  (object) =>
    isEmpty(at(object, path)) || isBlank(at(object, path)) ? [{ path, message, isBlank: true }] : []

/** Warns about list items whose id occurred earlier in the list. `path` is the path of the list. */
export function repeatedIds<T = never>(
  list: unknown,
  path: PathTo<T, readonly { id: string }[]>,
  message: string,
): readonly Problem<AnyPath<T>>[] {
  const seen = new Set<unknown>()
  return (Array.isArray(list) ? list : []).flatMap((item, index) => {
    const id = at(item, 'id')
    if (isBlank(id)) return []
    const isRepeated = seen.has(id)
    seen.add(id)
    // The compiler cannot join paths of a type parameter.
    return isRepeated ? [{ path: `${path}.${index}.id` as AnyPath<T>, message }] : []
  })
}

/** Ids that collide with routes of the console (decision B8). */
export const isReserved = (id: string): boolean => id === 'new' || id === 'list'

/**
 * Warns about the id of a new object: taken in the loaded list (decision A3), or reserved by the console (decision B8).
 */
export function idDoubt<T>(
  entity: { singular: string; idOf: (object: T) => string },
  rows: readonly T[],
  id: unknown,
): string | undefined {
  if (typeof id !== 'string' || id.trim() === '') return undefined
  if (isReserved(id)) {
    return `“${id}” is a word of the console: an object of this id cannot be opened by its address.`
  }
  return rows.some((row) => entity.idOf(row) === id)
    ? `There is a ${entity.singular} of this id already. The server may refuse it.`
    : undefined
}
