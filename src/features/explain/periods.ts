import { resetsOf } from '@/features/calendar/repeats'
import type { Row } from '@/features/check/programmeIndex'
import { type Repeat, repeatOf } from '@/model/choices'

/** The period of an object; undefined if what is counted is never reset. */
export const periodOf = ({ period }: Row): Repeat | undefined => repeatOf(period)

/** The moments after one and up to another at which counts of a period are reset. The first day of a week is Monday. */
export const resetsBetween = (period: Repeat, from: number, to: number): number[] =>
  resetsOf({ type: 'prizes', from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY, period }, from, to)

/** Whether two moments lie in one window of a period. */
export const isSamePeriod = (period: Repeat | undefined, one: number, other: number): boolean =>
  period === undefined || resetsBetween(period, Math.min(one, other), Math.max(one, other)).length === 0

/** 'a day', 'in all': for 'at most 2 a day'. */
export const perText = (period: Repeat | undefined): string =>
  period === undefined ? 'in all' : { daily: 'a day', weekly: 'a week', monthly: 'a month' }[period]

/** 'today', 'this week': the window that contains the moment. */
export const thisText = (period: Repeat | undefined): string =>
  period === undefined ? 'so far' : { daily: 'today', weekly: 'this week', monthly: 'this month' }[period]
