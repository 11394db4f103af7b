import type { EntityType } from '@/model/entityTypes'
import { type Range, readRange } from './range'
import { calendarTypes } from './reading'

/** The parameters of the calendar. Left out: the current month, and filters that show everything. */
export interface CalendarSearch {
  /** The range, ISO 8601 in UTC to the minute, so that a link shows the same range in every zone. */
  from?: string | undefined
  to?: string | undefined
  type?: readonly EntityType[] | undefined
  /** '' shows objects without a category. */
  category?: string | undefined
  tag?: string | undefined
  /** The moment at which everything that is shown is live. */
  at?: string | undefined
  gaps?: 'off' | undefined
  undated?: 'on' | undefined
  view?: 'table' | undefined
}

const textOf = (value: unknown) =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : undefined

const momentOf = (value: unknown) => (typeof value === 'string' ? Date.parse(value) : Number.NaN)

/** '2025-06-14T18:00Z'. */
export const toMinute = (moment: number): string => `${new Date(moment).toISOString().slice(0, 16)}Z`

/** Invalid values are left out. */
export function parseCalendarSearch(raw: Record<string, unknown>): CalendarSearch {
  const types = [raw.type].flat()
  const chosen = calendarTypes.filter((type) => types.includes(type))
  const range = readRange(momentOf(raw.from), momentOf(raw.to))
  const at = momentOf(raw.at)
  return {
    from: range && toMinute(range.from),
    to: range && toMinute(range.to),
    type: chosen.length > 0 && chosen.length < calendarTypes.length ? chosen : undefined,
    category: textOf(raw.category),
    tag: textOf(raw.tag),
    at: Number.isNaN(at) ? undefined : toMinute(at),
    gaps: raw.gaps === 'off' ? 'off' : undefined,
    undated: raw.undated === 'on' ? 'on' : undefined,
    view: raw.view === 'table' ? 'table' : undefined,
  }
}

/** The range of an address. */
export const rangeOf = ({ from, to }: CalendarSearch): Range | undefined =>
  from === undefined || to === undefined ? undefined : readRange(Date.parse(from), Date.parse(to))

export const momentIn = ({ at }: CalendarSearch): number | undefined =>
  at === undefined ? undefined : Date.parse(at)
