import { readDate } from './dates'

/** A date and a time with its zone: `2026-03-12T10:00:00.000+01:00`. Years can have more digits. */
const zoned = /^[+-]?\d{4,}-\d\d-\d\d[T ]\d\d:?\d\d(:?\d\d([.,]\d+)?)?\s*(z|[+-]\d\d(:?\d\d)?)$/i
/** A moment in the format of HTTP headers: `Thu, 12 Mar 2026 09:00:00 GMT`. */
const named = /^[a-z]{3},? \d{1,2} [a-z]{3} \d{4} \d\d:\d\d(:\d\d)? (gmt|utc|[+-]\d{4})$/i
/** A date without a time is midnight in UTC. */
const day = /^\d{4}-\d\d-\d\d$/

const isMoment = (text: string) => zoned.test(text) || named.test(text) || day.test(text)

/**
 * Whether two texts mean the same value: surrounding blanks are ignored, and a moment can be in another notation or
 * zone.
 */
export function isEqualText(a: string, b: string): boolean {
  const [one, other] = [a.trim(), b.trim()]
  if (one === other) return true
  return isMoment(one) && isMoment(other) && readDate(one) === readDate(other)
}
