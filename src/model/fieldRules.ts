import type { Mission } from '@/generated/model'
import { type RangeEnd, standsForNone } from '@/lib/dates'
import { boundsOf } from './lifecycle'
import type { Rule } from './rules'
import { incomplete, isBlank, required } from './rules'

/*
 * Rules, warnings and live changes that several forms share. Free of components, because the check runs them in a
 * worker.
 */

/** Rule FORM-7. */
export const basicRules: readonly Rule<{ id?: string; name?: string }>[] = [
  required('id', 'Id is required'),
  required('name', 'Name is required'),
]

/** Whether a number is missing or below 1. Values that are not numbers are not checked here (rule DATA-11). */
export const isBelowOne = (value: unknown): boolean => isBlank(value) || Number(value) < 1

/** Rule FORM-8: event, mission, mystery box, prize, raffle, streak. */
export const countLimitRule: Rule<{ limitCount?: unknown; countLimit?: unknown }> = (object) =>
  object.limitCount === true && isBelowOne(object.countLimit)
    ? [{ path: 'countLimit', message: 'Count limit is required when limit is enabled' }]
    : []

interface WithActiveRange {
  active?: Mission['active'] | null
}

/** Decision D2: warns when a range ends before it starts, or at the same moment. */
export const activeRangeWarning: Rule<WithActiveRange> = ({ active }) => {
  const { from, to } = boundsOf({ active })
  if (from === to)
    return [{ path: 'active.to', message: 'The active range ends at the moment at which it starts.' }]
  return from > to ? [{ path: 'active.to', message: 'The end of the active range is before its start.' }] : []
}

const endedWarning: Rule<WithActiveRange> = ({ active }) =>
  boundsOf({ active }).to < Date.now()
    ? [{ path: 'active.to', message: 'The end of the active range has passed.' }]
    : []

/** A warning for an end that is missing, or that has a date which means "no date" (rule DATE-1). */
const openEnd = (end: RangeEnd, message: string): Rule<WithActiveRange> => {
  const path = `active.${end}` as const
  const missing = incomplete<WithActiveRange>(path, message)
  return (object) =>
    standsForNone(end, object.active?.[end]) ? [{ path, message, isBlank: true }] : missing(object)
}

/** Warnings on an active range. Its dates are marked as required but never block a save (decision D2). */
export const activeRangeWarnings: readonly Rule<WithActiveRange>[] = [
  activeRangeWarning,
  endedWarning,
  openEnd('from', 'No start is set.'),
  openEnd('to', 'No end is set.'),
]
