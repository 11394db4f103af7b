/* Lengths of time in ms, and the days of the user's zone. Workers load this file, so it imports nothing else. */

export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
/** 24 hours. A day on which the clock changes is an hour shorter or longer. */
export const dayMs = 24 * hourMs

/** The start of the day of `at`, or of a day that many days later. */
export function startOfDay(at: number, days = 0): number {
  const day = new Date(at)
  day.setHours(0, 0, 0, 0)
  day.setDate(day.getDate() + days)
  return day.getTime()
}

/** The number of days from the day of `from` to the day of `to`: 1 for tomorrow. */
export const daysBetween = (from: number, to: number): number =>
  Math.round((startOfDay(to) - startOfDay(from)) / dayMs)
