import { valueByPath } from '@/lib/value'
import { isEmpty } from './edits'
import { idRefusal, idWarnings, knownIds } from './ids'
import type { AnyPath, PathTo } from './paths'

/**
 * An error or a warning on one field. `path` is a dot path with list positions from 0: `reward.points`,
 * `questions.2.text`.
 */
export interface Problem<Path extends string = string> {
  path: Path
  message: string
  /** The value is only missing. On a new object it is shown after the focus has left the section. */
  isBlank?: boolean
}

/** Checks the object as it would be sent. It can report only paths that exist in `T`. */
export type Rule<T, Path extends string = AnyPath<T>> = (object: T) => readonly Problem<Path>[]

/** A text is empty when missing or only whitespace (rule FORM-7). */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/** A blocking rule: requires a value at `path`. */
export const required =
  <T = never>(path: AnyPath<T>, message: string): Rule<T> =>
  (object) =>
    isBlank(valueByPath(object, path)) ? [{ path, message }] : []

/** A warning: there is no value at `path`. */
export const incomplete =
  <T = never>(path: AnyPath<T>, message: string): Rule<T> =>
  (object) =>
    isEmpty(valueByPath(object, path)) || isBlank(valueByPath(object, path))
      ? [{ path, message, isBlank: true }]
      : []

/** The positions of list items whose id occurred earlier in the list. An empty id is no id. */
export function repeatedAt(list: unknown): number[] {
  const seen = new Set<unknown>()
  return (Array.isArray(list) ? list : []).flatMap((item, index) => {
    const id = valueByPath(item, 'id')
    if (isBlank(id)) return []
    const isRepeated = seen.has(id)
    seen.add(id)
    return isRepeated ? [index] : []
  })
}

/** Warns about list items whose id occurred earlier in the list. `path` is the path of the list. */
export const repeatedIds = <T = never>(
  list: unknown,
  path: PathTo<T, readonly { id: string }[]>,
  message: string,
): readonly Problem<AnyPath<T>>[] =>
  // The compiler cannot join paths of a type parameter.
  repeatedAt(list).map((index) => ({ path: `${path}.${index}.id` as AnyPath<T>, message }))

/** A blocking rule of a new object: its id can be part of an address (rule DATA-9). */
export const possibleId =
  <T = never>(path: AnyPath<T>): Rule<T> =>
  (object) => {
    const id = valueByPath(object, path)
    const message = typeof id === 'string' ? idRefusal(id) : undefined
    return message === undefined ? [] : [{ path, message }]
  }

/**
 * Warns about the id of a new object: it is refused (rule DATA-9), taken in the loaded list (decision A3), reserved by
 * the console (decision B8), or easily confused with another one (rule DATA-10).
 */
export function idWarning<T>(
  entity: { singular: string; idOf: (object: T) => string },
  rows: readonly T[],
  id: unknown,
): string | undefined {
  if (typeof id !== 'string' || id.trim() === '') return undefined
  const known = knownIds(rows, entity.idOf)
  const refusal = idRefusal(id)
  if (refusal !== undefined) return `${refusal}.`
  const warnings = idWarnings(id, known)
  if (warnings.length > 0) return warnings.join(' ')
  return known(id.trim()) === undefined
    ? undefined
    : `There is a ${entity.singular.toLowerCase()} of this id already. The server may refuse it.`
}
