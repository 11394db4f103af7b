import { type Range, readRange } from '@/engine/time/range'
import { calendarTypes } from '@/engine/time/reading'
import { oneOf, type SearchOf, searchReader, textIn } from '@/lib/addressReader'
import { minuteIn, readDate, toMinute } from '@/lib/dates'
import type { EntityType } from '@/model/entityTypes'

const read = {
  /** The range, ISO 8601 in UTC to the minute, so that a link shows the same range in every zone. */
  from: minuteIn,
  to: minuteIn,
  type: (value: unknown): readonly EntityType[] | undefined => {
    const types = [value].flat()
    const chosen = calendarTypes.filter((type) => types.includes(type))
    return chosen.length > 0 && chosen.length < calendarTypes.length ? chosen : undefined
  },
  /** '' shows objects without a category. */
  category: textIn,
  tag: textIn,
  /** Only objects that are live at this moment are shown. */
  at: minuteIn,
  gaps: oneOf('off'),
  undated: oneOf('on'),
  view: oneOf('table'),
}

/** The parameters of the calendar. Left out: the current month, and filters that show everything. */
export type CalendarSearch = SearchOf<typeof read>

/** Invalid values are left out. A range needs both ends. */
export function parseCalendarSearch(raw: Record<string, unknown>): CalendarSearch {
  const range = readRange(readDate(raw.from), readDate(raw.to))
  return {
    ...searchReader(read)(raw),
    from: range && toMinute(range.from),
    to: range && toMinute(range.to),
  }
}

/** The range of an address. */
export const addressRange = ({ from, to }: CalendarSearch): Range | undefined =>
  from === undefined || to === undefined ? undefined : readRange(readDate(from), readDate(to))

export const addressMoment = ({ at }: CalendarSearch): number | undefined =>
  at === undefined ? undefined : readDate(at)
