import { dayText, monthLong, weekdayShort } from '@/lib/dateText'
import { zoneId, zoneOffset } from '@/lib/dateTime'
import { dayMs, daysBetween, minuteMs } from '@/lib/days'
import { formatTime, pluralize } from '@/lib/format'
import type { Lifecycle } from '@/model/lifecycle'
import { type Range, zoomOf } from './range'
import type { Span, SpanFilter } from './windows'

/* Texts for dates and states of the calendar. Local time; always English, independent of the browser's language. */

/** 'Europe/Vienna, UTC+02:00'; both offsets if the clock changes within the range. */
export function zoneText({ from, to }: Range): string {
  const zone = zoneId()
  if (zone === 'UTC') return 'UTC'
  const offsets = new Set([zoneOffset(new Date(from)), zoneOffset(new Date(to - 1))])
  return `${zone}, ${[...offsets].join(' and ')}`
}

/** 'June 2025', 'Sat 14 June 2025', '9 to 15 June 2025'. */
export function rangeText(range: Range): string {
  const [from, to] = [new Date(range.from), new Date(range.to - 1)]
  const year = from.getFullYear()
  switch (zoomOf(range)) {
    case 'day':
      return `${weekdayShort(from)} ${from.getDate()} ${monthLong(from)} ${year}`
    case 'month':
      return `${monthLong(from)} ${year}`
    case 'year':
      return String(year)
    case 'years':
      return `${year} and ${year + 1}`
    default: {
      const isSameMonth = year === to.getFullYear() && from.getMonth() === to.getMonth()
      const start = isSameMonth ? String(from.getDate()) : `${from.getDate()} ${monthLong(from)}`
      const startYear = year === to.getFullYear() ? '' : ` ${year}`
      return `${start}${startYear} to ${to.getDate()} ${monthLong(to)} ${to.getFullYear()}`
    }
  }
}

/** '13 days, 16 hours': the two largest units. */
export function durationText(ms: number): string {
  // A window that ends at 23:59 or 23:59:59 lasts a whole day.
  const minutes = Math.ceil((ms - 1) / minuteMs)
  const rounded = minutes % 60 === 59 ? minutes + 1 : minutes
  const [days, hours, rest] = [Math.floor(rounded / 1440), Math.floor(rounded / 60) % 24, rounded % 60]
  const parts = [
    days > 0 ? pluralize(days, 'day') : '',
    hours > 0 ? pluralize(hours, 'hour') : '',
    rest > 0 ? pluralize(rest, 'minute') : '',
  ].filter((part) => part !== '')
  return parts.slice(0, 2).join(', ') || 'less than a minute'
}

/** The filter of the calendar in a sentence, such as ' with this tag'; empty without a filter. */
export function scopeText({ tag, category }: Pick<SpanFilter, 'tag' | 'category'>): string {
  const chosen = Object.entries({ tag, category }).flatMap(([name, value]) =>
    value === undefined ? [] : ` ${value === '' ? 'without a' : 'with this'} ${name}`,
  )
  return chosen.join(' and')
}

/** 'No raffle live', or 'No dated raffle live' if objects without dates are live. */
export const gapLabel = (singular: string, hasUndated: boolean, among = '') =>
  `No ${hasUndated ? 'dated ' : ''}${singular.toLowerCase()}${among} live`

/** 'No raffle live, 5 days'. */
export function gapText(
  { from, to }: { from: number; to: number },
  singular: string,
  hasUndated: boolean,
  among?: string,
) {
  const days = Math.round((to - from) / dayMs)
  const length = days >= 2 ? pluralize(days, 'day') : durationText(to - from)
  return `${gapLabel(singular, hasUndated, among)}, ${Number.isFinite(to) ? length : 'nothing scheduled'}`
}

/** Without the dates, because the screen shows them next to the state. */
const stateLabels: Record<Lifecycle, string> = {
  live: 'Live',
  scheduled: 'Scheduled',
  ended: 'Ended',
  inactive: 'Inactive',
}

/**
 * Explains a difference from the lists, which count raffles that have ended with their draw as active (rule
 * OVERVIEW-14). Empty if there are none.
 */
export function endedByDrawText(count: number): string {
  if (count === 0) return ''
  const [their, them] = count === 1 ? ['its', 'it'] : ['their', 'them']
  return `${pluralize(count, 'raffle')} without an end date ended with ${their} draw; overview and list count ${them} as active.`
}

/** 'Live', 'Ended', 'Ended with its draw'. */
export const stateLabel = (span: Span, state: Lifecycle): string =>
  state === 'ended' && span.endsWithDraw ? `${stateLabels.ended} with its draw` : stateLabels[state]

/** 'starts tomorrow', 'ends in 3 days', 'ended 12 June'. */
export function stateText(span: Span, state: Lifecycle, now: number): string {
  switch (state) {
    case 'inactive':
      return 'inactive'
    case 'scheduled':
      return `starts ${relativeDay(span.from, now)}`
    case 'ended':
      return `ended ${span.endsWithDraw ? 'with its draw ' : ''}${relativeDay(span.to, now)}`
    case 'live':
      return Number.isFinite(span.to) ? `live, ends ${relativeDay(span.to, now)}` : 'live, no end'
  }
}

function relativeDay(moment: number, now: number): string {
  const days = daysBetween(now, moment)
  if (days === 0) return `today at ${formatTime(moment)}`
  if (days === 1) return 'tomorrow'
  if (days === -1) return 'yesterday'
  if (days > 1 && days <= 14) return `in ${days} days`
  return `on ${dayText(moment, now)}`
}
