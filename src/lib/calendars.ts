/* Dates of other calendars, which are refused with the reason: read as Gregorian they would be centuries away. */

/** Years this far from now are taken for years of another calendar. */
const reach = 60

interface Calendar {
  name: string
  /** The year in which this Gregorian year begins or ends. */
  yearOf: (gregorian: number) => number
}

const calendars: readonly Calendar[] = [
  { name: 'Buddhist', yearOf: (year) => year + 543 },
  // A year has 354 days.
  { name: 'Islamic', yearOf: (year) => Math.round((year - 621.5) * (365.2425 / 354.367)) },
  { name: 'Persian', yearOf: (year) => year - 621 },
  { name: 'Hebrew', yearOf: (year) => year + 3760 },
]

const words: readonly [pattern: RegExp, name: string][] = [
  [/พ\.?\s*ศ|(?<!\p{L})B\.?\s?E\.?(?!\p{L})/iu, 'Buddhist'],
  [
    /هـ|هجري|(?<!\p{L})A\.?\s?H\.?(?!\p{L})|muharram|safar|rabi|jumada|rajab|sha.?ban|ramad|shaww?al|dhu/iu,
    'Islamic',
  ],
  [/farvardin|ordibehesht|khordad|mordad|shahrivar|mehr|aban|azar|bahman|esfand/i, 'Persian'],
  [/tishr|cheshvan|kislev|tevet|shevat|nisan|iyar|sivan|tammuz|elul/i, 'Hebrew'],
  [/[令平昭大][和成正]|reiwa|heisei|showa|(?<!\p{L})[RHS]\.?\s?\d{1,2}(?!\d)/iu, 'Japanese'],
  [/民[國国]|minguo|(?<!\p{L})R\.?O\.?C\.?(?!\p{L})/iu, 'Minguo'],
]

const refused = (what: string, name: string) => `${what} of the ${name} calendar`

/** Why a text with words of another calendar is no date; undefined if it has none. */
export function otherCalendarIn(text: string): string | undefined {
  const name = words.find(([pattern]) => pattern.test(text))?.[1]
  return name && `${refused('This is a date', name)}. Enter it in the Gregorian one`
}

/** Why a year is refused; undefined for a year that a Gregorian date can have here. */
export function otherCalendarOf(year: number, now = new Date()): string | undefined {
  const current = now.getFullYear()
  if (Math.abs(year - current) <= 4 * reach) return undefined
  const near = calendars
    .map(({ name, yearOf }) => ({ name, away: Math.abs(yearOf(current) - year) }))
    .filter(({ away }) => away <= reach)
    .sort((a, b) => a.away - b.away)[0]
  return near && `${refused(`${year} is a year`, near.name)}. Enter the Gregorian year, such as ${current}`
}
