import { resourceValues } from '@/generated/resourceValues'
import { readDate, receivedNone, toWire } from '@/lib/dates'
import { isExact } from '@/lib/exactNumber'
import { type Change, valueAt, withChanges } from '@/model/changes'
import { withDefault } from '@/model/choices'
import { isEmpty } from '@/model/edits'
import type { EntityType } from '@/model/entityTypes'
import { hasControl, isWithin } from '@/model/fieldNames'
import { managedFields } from '@/model/managed'

/*
 * Edits that change the values of many objects: numbers, dates, periods and limits. Select mode of a list and the page
 * Economy use them. A worker loads this file, so it does not import the registry.
 */

export type NumberOperation = 'set' | 'add' | 'multiply'

/** What happens to each of the chosen objects. Plain data. */
export type ValueEdit =
  /** `round`: the result is a multiple of it. */
  | { kind: 'number'; path: string; operation: NumberOperation; amount: number; round: number }
  /** ISO 8601 in UTC. */
  | { kind: 'date'; path: string; value: string }
  /** Moves dates by days; their local time stays the same, also over a change of the clock. */
  | { kind: 'shift'; paths: readonly string[]; days: number }
  | { kind: 'period'; value: string }
  /** Without `count` the limit is switched off. */
  | { kind: 'limit'; count?: number }

const kindsOf = (type: EntityType) => Object.entries(resourceValues[type])

/** Fields that the form shows and the server does not count, outside of lists. */
export const isEditable = (type: EntityType, path: string) =>
  !path.includes('*') &&
  hasControl(type, path) &&
  !managedFields(type).some((managed) => isWithin(path, managed)) &&
  // The form sets the ordinal together with the level, so it is not a field of its own.
  path !== 'requirement.level.ordinal'

/** The paths of the number fields of a type, in the order of the contract. */
export const numberFields = (type: EntityType): string[] =>
  kindsOf(type).flatMap(([path, kind]) =>
    /^(integer|number)\b/.test(kind) && isEditable(type, path) ? [path] : [],
  )

/** The paths of its dates. */
export const dateFields = (type: EntityType): string[] =>
  kindsOf(type).flatMap(([path, kind]) => (kind === 'date' && isEditable(type, path) ? [path] : []))

/** The values of its refresh period; empty if it has none. */
export const periodsOf = (type: EntityType): string[] => resourceValues[type].period?.split('|') ?? []

export const hasLimit = (type: EntityType): boolean => resourceValues[type].countLimit !== undefined

/** Whether objects of a type have the fields of an edit. */
export function canEdit(type: EntityType, edit: ValueEdit): boolean {
  switch (edit.kind) {
    case 'number':
      return numberFields(type).includes(edit.path)
    case 'date':
      return dateFields(type).includes(edit.path)
    case 'shift':
      return edit.paths.some((path) => dateFields(type).includes(path))
    case 'period':
      return periodsOf(type).includes(edit.value)
    case 'limit':
      return hasLimit(type)
  }
}

/** The new number; undefined if there is nothing to change. */
function numberOf(now: unknown, { operation, amount, round }: Extract<ValueEdit, { kind: 'number' }>) {
  const value = typeof now === 'number' ? now : undefined
  // Doubles cannot calculate with such a number (rule NUMBER-4).
  if (isExact(now) && operation !== 'set') return undefined
  // A value that is not a number is only replaced by 'set'. Multiplying an empty value leaves it empty.
  if (value === undefined && !isEmpty(now) && !isExact(now)) return undefined
  if (value === undefined && operation === 'multiply') return undefined
  const result =
    operation === 'set' ? amount : operation === 'add' ? (value ?? 0) + amount : (value ?? 0) * amount
  const step = Math.max(1, round)
  // Products such as 35 × 1.1 are a little too large or too small.
  return Math.max(0, Math.round(Number((result / step).toPrecision(12))) * step)
}

/** The moved date; undefined if there is none, and if the result would not be a date of the contract, which has years of four digits. */
function shifted(path: string, now: unknown, days: number): string | undefined {
  if (receivedNone(path, now) !== undefined) return undefined
  const date = new Date(readDate(now))
  date.setDate(date.getDate() + days)
  const year = date.getUTCFullYear()
  return year >= 0 && year <= 9999 ? toWire(date) : undefined
}

/** The changes that an edit makes to an object. Empty if it changes nothing, or the type has no such field. */
export function changesByEdit(type: EntityType, object: object, edit: ValueEdit): Change[] {
  if (!canEdit(type, edit)) return []
  const change = (path: string, is: unknown): Change[] => {
    const keys = path.split('.')
    const was = valueAt(object, keys)
    return is === undefined || was === is ? [] : [{ path: keys, ...(was !== undefined && { was }), is }]
  }
  const now = (path: string) => valueAt(object, path.split('.'))
  switch (edit.kind) {
    case 'number':
      return change(edit.path, numberOf(now(edit.path), edit))
    case 'date':
      return change(edit.path, edit.value)
    case 'shift':
      return edit.paths
        .filter((path) => dateFields(type).includes(path))
        .flatMap((path) => change(path, shifted(path, now(path), edit.days)))
    case 'period':
      // A missing period means its default, so setting that changes nothing.
      return withDefault(type, 'period', now('period')) === edit.value ? [] : change('period', edit.value)
    case 'limit':
      return edit.count === undefined
        ? change('limitCount', now('limitCount') === true ? false : undefined)
        : [...change('limitCount', true), ...change('countLimit', edit.count)]
  }
}

/** The object after an edit. */
export const edited = (type: EntityType, object: object, edit: ValueEdit): object =>
  withChanges(object, changesByEdit(type, object, edit), 'is') as object
