import { durationText } from '@/engine/time/texts'
import { utcText } from '@/lib/dateText'
import { pluralize } from '@/lib/format'
import { groupedBy } from '@/lib/groupedBy'
import type { Repeat } from '@/model/choices'
import { nouns } from '@/model/words'
import type { State } from './types'

/** How moments are written: in UTC in files, in local time on the screen. */
export type MomentText = (moment: number) => string
export const inUtc: MomentText = utcText

/** 'a', 'a and b', 'a, b and c'. At most four are named. */
export function namesText(names: readonly string[]): string {
  const most = 4
  if (names.length > most) return `${names.slice(0, most).join(', ')} and ${names.length - most} more`
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** Joins the texts that exist. */
export const joined = (texts: readonly (string | false | undefined)[], separator = ', '): string =>
  texts.filter(Boolean).join(separator)

export const creditsText = (credits: number): string =>
  pluralize(credits, nouns.credits.one, nouns.credits.many)

export const pointsText = (points: number): string => pluralize(points, nouns.points.one, nouns.points.many)

/** 'in 4 days', '9 days ago': how far a moment is from another one. Only the larger unit of a long time. */
export function distanceText(moment: number, at: number): string {
  const text = durationText(Math.abs(moment - at))
  const [first = text] = /^\d+ days?/.exec(text) ?? []
  return moment >= at ? `in ${first}` : `${first} ago`
}

/** 'a day', 'in all': for 'at most 2 a day'. */
export const perText = (period: Repeat | undefined): string =>
  period === undefined ? 'in all' : { daily: 'a day', weekly: 'a week', monthly: 'a month' }[period]

/** 'today', 'this week': the period of the moment. */
export const thisText = (period: Repeat | undefined): string =>
  period === undefined ? 'so far' : { daily: 'today', weekly: 'this week', monthly: 'this month' }[period]

const grouped = /^\d{1,3}(?:([,.'’\s])\d{3})(?:\1\d{3})*$/

/** A typed whole number from 0, also with group separators: '1,500', '1 500'. Undefined for anything else. */
export function readCount(text: string): number | undefined {
  const trimmed = text.trim()
  const digits = grouped.test(trimmed) ? trimmed.replace(/\D/g, '') : trimmed
  return /^\d{1,15}$/.test(digits) ? Number(digits) : undefined
}

/** The hint at a field whose text is no such number. */
export const countHint = 'A whole number from 0, such as 1500 or 1,500'

/** The label of a state inside of a sentence: 'it is locked'. */
export const stateLabels: Readonly<Record<State, string>> = {
  has: 'done',
  inactive: 'inactive',
  over: 'over',
  coming: 'not open yet',
  'sold-out': 'sold out',
  'used-up': 'used up',
  locked: 'locked',
  perhaps: 'perhaps open',
  open: 'open',
}

/** All of several objects by their state: 'open: A, B; locked: C'. */
export const byState = <S extends string>(
  all: readonly { name: string; state: S }[],
  words: Readonly<Record<S, string>>,
): string =>
  [...groupedBy(all, ({ state }) => state)]
    .map(([state, group]) => `${words[state]}: ${group.map(({ name }) => name).join(', ')}`)
    .join('; ')
