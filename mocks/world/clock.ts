/**
 * The day of the demo world for unit tests and the HTTP server. It is fixed, so that all machines show the same world.
 * The mocked console passes the browser's day to `createWorld` instead.
 */
export const referenceDate = new Date('2026-03-12T09:00:00Z')

/** Nine in the morning (UTC) of a day, so that all pages loaded on that day show the same world. */
export function morningOf(day: Date): Date {
  const morning = new Date(day)
  morning.setUTCHours(9, 0, 0, 0)
  return morning
}

/** A day that names and texts of the world speak of: the next one from the base date on. */
export type NamedDay = 'Monday' | 'Friday' | 'month end'

/** Converts days from the world's base date to timestamps. */
export interface Clock {
  now: Date
  /** Midnight (UTC) of a day, as ISO 8601. */
  dayStart(days: number): string
  /** The last second of that day, as ISO 8601. */
  dayEnd(days: number): string
  /** A moment of that day, as ISO 8601; `time` is `hh:mm` in UTC. */
  at(days: number | NamedDay, time: string): string
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
    at: (day, time) => `${date(typeof day === 'number' ? day : daysUntil(now, day))}T${time}:00Z`,
  }
}

function daysUntil(now: Date, day: NamedDay): number {
  if (day !== 'month end') return ({ Monday: 8, Friday: 12 }[day] - now.getUTCDay()) % 7
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 0)).getUTCDate() - now.getUTCDate()
}
