/* Years and seasons in texts of a set that is copied (rule CAMPAIGN-4). */

/** If one of these characters is next to a number, it is not a year: a letter, a digit or a currency sign. */
const none = '[\\p{L}\\p{N}\\p{Sc}]'

/** A year from 2000 to 2099 that stands alone, with another one behind it where they can be a season: 2025/26, 2025-2026. */
const token = new RegExp(
  `(?<!${none})(20\\d\\d)(?:([/_.\u2013-])((?:20)?\\d\\d)(?!${none}))?(?!${none})`,
  'gu',
)

/** Two years in a row are one season. */
const isSeason = (year: string, second: string | undefined) =>
  second !== undefined && Number(second) % 100 === (Number(year) + 1) % 100

/** Calls `change` with each year and each season of a text, and returns the text with what it returns. */
function mapYears(text: string, change: (found: string) => string): string {
  return text.replace(
    token,
    (all: string, year: string, _: string | undefined, second: string | undefined) =>
      isSeason(year, second) ? change(all) : change(year) + all.slice(year.length),
  )
}

/** The years and seasons of a text. */
export function yearsIn(text: string): string[] {
  const found: string[] = []
  mapYears(text, (one) => {
    found.push(one)
    return one
  })
  return found
}

/** The year or season one year later, in the same notation. */
export function yearAfter(found: string): string {
  const [year = '', second] = found.split(/[^\d]/)
  const next = String(Number(year) + 1)
  if (second === undefined) return next
  const after = String(Number(next) + 1)
  return next + found.slice(year.length, -second.length) + after.slice(-second.length)
}

/** Whether a text is a year or a season, and nothing else. */
export const isYear = (text: string): boolean => yearsIn(text)[0] === text

/** Replaces a year or a season where it stands alone. */
export const replacedYear = (text: string, from: string, to: string): string =>
  mapYears(text, (found) => (found === from ? to : found))
