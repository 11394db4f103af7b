/*
 * Text as eyes read it: texts that differ only in case, in their Unicode form, or in characters that nobody sees or tells
 * apart fold to one text. Folding is for searches (`textQuery.ts`) and for finding twins. It is no equality: nothing is
 * stored or sent folded (decision T1).
 */

/** What Unicode normalization produces from a standalone accent or double prime. */
const lone = /[\s\u0085\u2800`][\u0300\u0301\u0313\u0314]|`/g
const doubled = /′′|‵‵|[\s\u0085\u2800]\u030b/g
const apostrophes =
  /[‘’‚‛‹›′‵❛❜❟\u02b9\u02bb-\u02bf\u02c8\u02ca\u02cb\u02f4\u055a\u05f3\u07f4\u07f5\ua78b\ua78c]/g
const quotes = /[“”„‟«»〝〞〟〃「」『』⹂❝❞❠🙶🙷🙸\u02ba\u02ee\u02f5\u02f6\u05f4]/gu
const hyphens = /[\p{Dash_Punctuation}\u02d7\u2043\u2212\u2796]/gu
/** The lines of fractions: '½' is '1⁄2'. */
const slashes = /[⁄∕]/g
/** The Braille blank looks like one, too. */
const blanks = /[\s\u0085\u2800]+/g
/** The Hangul fillers are as wide as a letter, although Unicode allows ignoring them. */
const fillers = /[\u1160\u3164\uffa0]/g
/**
 * Zero width, soft hyphens, direction marks, variation selectors, control characters, marks of annotations.
 */
export const invisible = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]|(?![\s\u0085])\p{Control}/gu
/** Whether a text contains any of these characters. Most texts do not, and one test is faster than all replacements. */
const hasRare = new RegExp(
  `${[doubled, apostrophes, quotes, slashes].map(({ source }) => source).join('|')}|(?!-)${hyphens.source}| {2}|[^\\S ]|[\u0085\u2800]`,
  'u',
)
/** Korean syllables and kana are letters of their own, not letters with accents. */
const composed = /[\u1100-\u1112][\u1161-\u1175](?:[\u11a8-\u11c2])?|[\u3046-\u30fd][\u3099\u309a]/g
/** The dot of an i or j, however it is written. */
const dotted = /(?<=[ij][\u0300-\u036f]*)\u0307/g

/** Letters that Unicode does not decompose, as letters with accents. */
const strokes: Readonly<Record<string, string>> = {
  æ: 'a\u035ce',
  œ: 'o\u035ce',
  ø: 'o\u0338',
  ł: 'l\u0335',
  đ: 'd\u0335',
  ð: 'd\u0336',
  þ: 't\u035ch',
  ħ: 'h\u0335',
  ŧ: 't\u0335',
  ⱥ: 'a\u0338',
  ƀ: 'b\u0335',
  ȼ: 'c\u0338',
  ɇ: 'e\u0338',
  ǥ: 'g\u0335',
  ɨ: 'i\u0335',
  ɉ: 'j\u0335',
  ꝁ: 'k\u0335',
  ƚ: 'l\u0336',
  ɵ: 'o\u0335',
  ɍ: 'r\u0335',
  ⱦ: 't\u0338',
  ʉ: 'u\u0335',
  ɏ: 'y\u0335',
  ƶ: 'z\u0335',
  // Malayalam and Bengali letters. Older texts write them as a consonant, a virama and a joiner.
  ൺ: 'ണ്',
  ൻ: 'ന്',
  ർ: 'ര്',
  ൽ: 'ല്',
  ൾ: 'ള്',
  ൿ: 'ക്',
  ৎ: 'ত্',
  // The Persian letters that look like the Arabic ones within a word.
  ی: 'ي',
  ک: 'ك',
}
const stroked = new RegExp(`[${Object.keys(strokes).join('')}]`, 'g')

/** Accents, and the vowel points of Hebrew and Arabic. The vowel signs of Indic scripts are letters. */
const accent =
  '[\\u0300-\\u036f\\u0483-\\u0487\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0610-\\u061a\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8\\u06ea-\\u06ed\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20f0\\ufe20-\\ufe2f]'
const accents = new RegExp(accent, 'g')
const isAccent = new RegExp(accent)

/** Whether folding changes only the case of a text: printable ASCII without grave accents and repeated blanks. */
export const isPlainText = (text: string): boolean => !/[^ -_a-~]| {2}/.test(text)

/** Folds a text. Accents are kept, each as a character of its own after its letter. */
export function fold(text: string): string {
  if (isPlainText(text)) return text.toLowerCase()
  const folded = text
    .replace(fillers, ' ')
    .replace(invisible, '')
    .normalize('NFKD')
    // The tatweel, which stretches an Arabic word.
    .replaceAll('\u0640', '')
    // Full case folding: 'ß' has the capital 'SS', and '\u0131' has 'I'.
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll('ς', 'σ')
    .replace(lone, "'")
    .replace(dotted, '')
    .replace(stroked, (letter) => strokes[letter] ?? letter)
    .replace(composed, (letter) => letter.normalize('NFC'))
  if (!hasRare.test(folded)) return folded
  return folded
    .replace(doubled, '"')
    .replace(apostrophes, "'")
    .replace(quotes, '"')
    .replace(hyphens, '-')
    .replace(slashes, '/')
    .replace(blanks, ' ')
}

/** Decimal digits of any script but Latin. */
const otherDigits = /[^\d\P{Nd}]/gu

/** Returns the Latin digit. The digits 0 to 9 of a script are consecutive in Unicode. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1
  return String(before % 10)
}

/** The text with the digits of every script as Latin ones: '٣' and '३' are '3'. */
export const latinDigits = (text: string): string => text.replace(otherDigits, latinDigit)

/**
 * Folds a text for a search, which also finds a number in the digits of another script. `fold` keeps these apart, because
 * they do not look the same.
 */
export const foldForSearch = (text: string): string => latinDigits(fold(text))

/** A folded text without its accents. */
export const withoutAccents = (folded: string): string => folded.replace(accents, '')

/** A key for texts that look alike: they have the same one. */
export const comparableText = (text: string): string => fold(text).trim()

/** A folded text divided into letters and accents. */
export interface Letters {
  /** The text without accents. */
  bare: string
  /** For each character of `bare`, the accents that follow it. */
  accents: readonly string[]
  /** For each character of `bare`, the index of the piece that it comes from. */
  pieces: readonly number[]
}

/** Separates letters and accents of a folded text, which can be in pieces. */
export function lettersOf(folded: readonly string[]): Letters {
  let bare = ''
  const marks: string[] = []
  const pieces: number[] = []
  for (const [index, piece] of folded.entries())
    for (const character of piece.split('')) {
      if (!isAccent.test(character)) {
        bare += character
        marks.push('')
        pieces.push(index)
      } else if (marks.length > 0) marks[marks.length - 1] += character
    }
  return { bare, accents: marks, pieces }
}
