/**
 * The day the demo world is set in. It is fixed, so that pictures, tests and two machines show the same world;
 * whoever wants another "today" passes it to `createWorld`.
 */
export const referenceDate = new Date('2026-03-12T09:00:00Z')

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
