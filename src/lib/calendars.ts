import { withoutAccents } from './folding'

/* Dates of other calendars, which are refused with the reason: read as Gregorian they would be centuries away. */

/** Years this far from now are taken for years of another calendar. */
const reach = 60

interface Calendar {
  name: string
  /** Returns the year of the calendar in which a Gregorian year begins or ends. */
  yearOf: (gregorian: number) => number
}

const calendars: readonly Calendar[] = [
  { name: 'Buddhist', yearOf: (year) => year + 543 },
  // An Islamic year has about 354 days.
  { name: 'Islamic', yearOf: (year) => Math.round((year - 621.5) * (365.2425 / 354.367)) },
  { name: 'Persian', yearOf: (year) => year - 621 },
  { name: 'Hebrew', yearOf: (year) => year + 3760 },
  { name: 'Minguo', yearOf: (year) => year - 1911 },
]

/**
 * Words of a calendar, without accents. Hebrew ones count only without a year below 5000: Nisan is April in Turkish, too. An
 * abbreviation is Hebrew unless it is the half of a day (`2:30 אחה"צ`), and a letter is an era only at the start (`14 h 30`).
 */
const words: readonly [pattern: RegExp, name: string][] = [
  [/พ\.?\s*ศ|(?<!\p{L})B\.?\s?E\.?(?!\p{L})/iu, 'Buddhist'],
  [
    /هـ|هجري|محرم|صفر|ربيع|جمادى|رجب|شعبان|رمضان|شوال|ذو|(?<!\p{L})(?:A\.?\s?H\.?(?!\p{L})|muharr|safar|rabi|jumad|rajab|sha.?ban|ramad|ramazan|shaww?al|sevval|dhu)/iu,
    'Islamic',
  ],
  [
    /فروردین|اردیبهشت|خرداد|تیر|مرداد|شهریور|مهر|آبان|آذر|بهمن|اسفند|(?<!\p{L})(?:farvardin|ordibehesht|khordad|mordad|shahrivar|(?:tir|mehr|aban|azar|dey)(?!\p{L})|bahman|esfand)/iu,
    'Persian',
  ],
  [
    /^(?!.*(?<!\d)[1-4]\d{3}(?!\d)).*(?:(?<![א-ת])(?!(?:אחה|לפנה)["״]צ)[א-ת]+["״][א-ת]|תשרי|חשוון|כסלו|טבת|שבט|אדר|ניסן|אייר|סיוון|תמוז|אלול|(?<!\p{L})(?:tishr|cheshvan|kislev|tevet|shevat|nisan|iyar|sivan|tammuz|elul))/iu,
    'Hebrew',
  ],
  [/[令平昭大明][和成正治]|(?<!\p{L})(?:reiwa|heisei|showa)|^[RHS]\.?\s?\d{1,2}(?!\d)/iu, 'Japanese'],
  [/民[國国]|(?<!\p{L})(?:minguo|R\.?O\.?C\.?(?!\p{L}))/iu, 'Minguo'],
  [/[農农][曆历]|[初廿正臘腊][一二三四五六七八九十月]/u, 'Chinese'],
  [
    /(?<!\p{L})(?:meskerem|tikimt|hidar|tahsas|yekatit|megabit|miyazya|ginbot|hamle|nehase|pagume)/iu,
    'Ethiopian',
  ],
  [/(?<!\p{L})(?:thout|paopi|hathor|koiak|meshir|paremhat|parmouti|pashons|paoni|mesori)/iu, 'Coptic'],
  [
    /(?<!\p{L})(?:saka|chaitra|vai?sakha|jyai?shth?a|ashadha|shravana|bhadra|kartika|agrahayana|phalguna)/iu,
    'Indian',
  ],
]

const refused = (what: string, name: string) => `${what} of the ${name} calendar`

/** A year beside words in letters that are not Latin (`12 มีนาคม 2569`), and one of three digits before or behind month and day. */
const years = [
  /(?<=[^\p{Script=Latin}\P{L}].*)(?<!\d)\d{4}(?!\d)/u,
  /^\d{3}(?=\D{1,3}\d{1,2}\D{1,3}\d{1,2}(?!\d))/,
  /(?<=^\d{1,2}\D{1,3}\d{1,2}\D{1,3})\d{3}(?!\d)/,
]

/** Why a text with words or the year of another calendar is no date; undefined if it has none. */
export function otherCalendarIn(text: string): string | undefined {
  const bare = withoutAccents(text.normalize('NFD')).normalize('NFC')
  const name = words.find(([pattern]) => pattern.test(text) || pattern.test(bare))?.[1]
  if (name) return `${refused('This is a date', name)}. Enter it in the Gregorian one`
  const year = years.map((pattern) => pattern.exec(text)?.[0]).find((digits) => digits !== undefined)
  return year && otherCalendarOf(Number(year))
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
