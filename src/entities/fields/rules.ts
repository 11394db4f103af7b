import { incomplete, required } from '@/form/rules'
import type { Rule } from '@/form/types'
import type { Mission } from '@/generated/model'

/*
 * Rules, warnings and live changes that several forms share. Free of components, because the check runs them in a
 * worker.
 */

/** Rule FORM-7. */
export const basicRules: readonly Rule<{ id?: string; name?: string }>[] = [
  required('id', 'Id is required'),
  required('name', 'Name is required'),
]

/** Rule FORM-8: event, mission, mystery box, prize, raffle, streak. */
export const countLimitRule: Rule<{ limitCount?: unknown; countLimit?: unknown }> = (object) =>
  object.limitCount === true && !(Number(object.countLimit) > 0)
    ? [{ path: 'countLimit', message: 'Count limit is required when limit is enabled' }]
    : []

interface WithActiveRange {
  active?: Mission['active'] | null
}

/** Decision D2: warns when a range ends before it starts. */
export const activeRangeDoubt: Rule<WithActiveRange> = ({ active }) => {
  const from = Date.parse(active?.from ?? '')
  const to = Date.parse(active?.to ?? '')
  return from > to
    ? [{ path: 'active.to', message: 'The end of the active range lies before its start.' }]
    : []
}

const endedDoubt: Rule<WithActiveRange> = ({ active }) =>
  Date.parse(active?.to ?? '') < Date.now()
    ? [{ path: 'active.to', message: 'The end of the active range has passed.' }]
    : []

/** Warnings on an active range. Its dates are marked as required but never block a save (decision D2). */
export const activeRangeDoubts: readonly Rule<WithActiveRange>[] = [
  activeRangeDoubt,
  endedDoubt,
  incomplete('active.from', 'No start is set.'),
  incomplete('active.to', 'No end is set.'),
]

/* Live changes (rule LIVE-1). Each form checks their paths against its entity. */

export const activeRangeChange = {
  paths: ['active.from', 'active.to'],
  text: 'They may have less time than they were told, or more.',
} as const

export const periodChange = {
  paths: ['period'],
  text: 'What they have counted so far may start anew sooner or later than they expect.',
} as const

export const countLimitChange = {
  paths: ['limitCount', 'countLimit'],
  text: 'They may take part fewer times than they were told, or more often.',
} as const

export const questionsChange = {
  paths: ['questions'],
  text: 'Answers that were given before may not fit the questions any more.',
} as const

/** Counts of how often players got an object that they pay for. */
export const givenAway = ['stock.redeemed', 'prizes.*.currentCount'] as const
