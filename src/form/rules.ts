import { at, isEmpty } from './edits'
import type { Problem, Rule } from './types'

/** A text is empty when missing or only whitespace (rule FORM-7). */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/** A blocking rule: requires a value at `path`. */
export const required =
  (path: string, message: string): Rule<object> =>
  (object) =>
    isBlank(at(object, path)) ? [{ path, message }] : []

/** A warning: there is no value at `path`. */
export const incomplete =
  (path: string, message: string): Rule<object> =>
  (object) =>
    isEmpty(at(object, path)) || isBlank(at(object, path)) ? [{ path, message, isBlank: true }] : []

/** Rule FORM-7. */
export const basicRules: readonly Rule<object>[] = [
  required('id', 'Id is required'),
  required('name', 'Name is required'),
]

/** Rule FORM-8: event, mission, mystery box, prize, raffle, streak. */
export const countLimitRule: Rule<{ limitCount?: unknown; countLimit?: unknown }> = (object) =>
  object.limitCount === true && !(Number(object.countLimit) > 0)
    ? [{ path: 'countLimit', message: 'Count limit is required when limit is enabled' }]
    : []

interface Active {
  active?: { from?: string; to?: string } | null
}

/** Decision D2: warns when a range ends before it starts. */
export const activeRangeDoubt: Rule<Active> = ({ active }) => {
  const from = Date.parse(active?.from ?? '')
  const to = Date.parse(active?.to ?? '')
  return from > to
    ? [{ path: 'active.to', message: 'The end of the active range lies before its start.' }]
    : []
}

const endedDoubt: Rule<Active> = ({ active }) =>
  Date.parse(active?.to ?? '') < Date.now()
    ? [{ path: 'active.to', message: 'The end of the active range has passed.' }]
    : []

/** Warnings on an active range. Its dates are marked as required but never block a save (decision D2). */
export const activeRangeDoubts: readonly Rule<Active>[] = [
  activeRangeDoubt,
  endedDoubt,
  incomplete('active.from', 'No start is set.'),
  incomplete('active.to', 'No end is set.'),
]

/** Warns about list items whose id occurred earlier in the list. */
export function repeatedIds(list: unknown, path: string, message: string): Problem[] {
  const seen = new Set<unknown>()
  return (Array.isArray(list) ? list : []).flatMap((item, index) => {
    const id = at(item, 'id')
    if (isBlank(id)) return []
    const isRepeated = seen.has(id)
    seen.add(id)
    return isRepeated ? [{ path: `${path}.${index}.id`, message }] : []
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

export const atPath = (path: string, message: string | undefined): Problem[] =>
  message === undefined ? [] : [{ path, message }]
