/**
 * The day the demo world is set in for unit tests and the HTTP server. It is fixed, so that two machines show the same
 * world. The mocked console passes the browser's day to `createWorld` instead.
 */
export const referenceDate = new Date('2026-03-12T09:00:00Z')

/** Nine in the morning (UTC) of a day: every page that loads on it shows the same world. */
export function morningOf(day: Date): Date {
  const morning = new Date(day)
  morning.setUTCHours(9, 0, 0, 0)
  return morning
}

/** Tells the moments of a world, in days counted from its base date. */
export interface Clock {
  now: Date
  /** Midnight (UTC) of the day that many days from the base, as ISO 8601. */
  dayStart(days: number): string
  /** The last second of that day, as ISO 8601. */
  dayEnd(days: number): string
  /** A moment of that day, `time` as `hh:mm` in UTC, as ISO 8601. */
  at(days: number, time: string): string
}

export function createClock(now: Date): Clock {
  const date = (days: number) => {
    const day = new Date(now)
    day.setUTCDate(day.getUTCDate() + days)
    return day.toISOString().slice(0, 10)
  }
  return {
    now,
    dayStart: (days) => `${date(days)}T00:00:00Z`,
    dayEnd: (days) => `${date(days)}T23:59:59Z`,
    at: (days, time) => `${date(days)}T${time}:00Z`,
  }
}
