import { type Range, readRange } from '@/engine/time/range'
import { calendarTypes } from '@/engine/time/reading'
import { minuteIn, readDate, toMinute } from '@/lib/dates'
import type { EntityType } from '@/model/entityTypes'

/** The parameters of the calendar. Left out: the current month, and filters that show everything. */
export interface CalendarSearch {
  /** The range, ISO 8601 in UTC to the minute, so that a link shows the same range in every zone. */
  from?: string
  to?: string
  type?: readonly EntityType[]
  /** '' shows objects without a category. */
  category?: string
  tag?: string
  /** The moment at which everything that is shown is live. */
  at?: string
  gaps?: 'off'
  undated?: 'on'
  view?: 'table'
}

const textOf = (value: unknown) =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : undefined

/** Invalid values are left out. */
export function parseCalendarSearch(raw: Record<string, unknown>): CalendarSearch {
  const types = [raw.type].flat()
  const chosen = calendarTypes.filter((type) => types.includes(type))
  const range = readRange(readDate(raw.from), readDate(raw.to))
  return {
    from: range && toMinute(range.from),
    to: range && toMinute(range.to),
    type: chosen.length > 0 && chosen.length < calendarTypes.length ? chosen : undefined,
    category: textOf(raw.category),
    tag: textOf(raw.tag),
    at: minuteIn(raw.at),
    gaps: raw.gaps === 'off' ? 'off' : undefined,
    undated: raw.undated === 'on' ? 'on' : undefined,
    view: raw.view === 'table' ? 'table' : undefined,
  }
}

/** The range of an address. */
export const addressRange = ({ from, to }: CalendarSearch): Range | undefined =>
  from === undefined || to === undefined ? undefined : readRange(readDate(from), readDate(to))

export const addressMoment = ({ at }: CalendarSearch): number | undefined =>
  at === undefined ? undefined : readDate(at)
