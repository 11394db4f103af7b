import { htmlToPlainText, type PlainText } from './plainText'

/*
 * Texts in GIFT: a backslash escapes a character that GIFT uses, also a backslash, and `\n` is a line break. All of these
 * characters are ASCII, so cutting the text at their positions never splits a surrogate pair.
 */

/** The positions of characters that have no backslash before them. */
export function bareAt(text: string, characters: string): number[] {
  const found: number[] = []
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? ''
    if (character === '\\') at += 1
    else if (characters.includes(character)) found.push(at)
  }
  return found
}

const unescaped = (text: string) =>
  text.replace(/\\([\\:#={}~n])/g, (_, character) => (character === 'n' ? '\n' : character))

export type TextFormat = 'moodle' | 'html' | 'plain' | 'markdown'

const formatMark = /^\[(moodle|html|plain|markdown)\]/

/** Removes a format prefix such as `[html]`. Returns the text that a reader would see, and its format. */
export function giftText(source: string, outer: TextFormat): PlainText & { format: TextFormat } {
  const start = source.trimStart()
  const [mark = '', named] = formatMark.exec(start) ?? []
  const format = (named as TextFormat | undefined) ?? outer
  const text = unescaped(start.slice(mark.length))
  if (format === 'plain' || format === 'markdown') return { text: text.trim(), hasMedia: false, format }
  return { ...htmlToPlainText(text, format === 'moodle'), format }
}
