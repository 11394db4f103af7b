import { startOf } from '@/lib/halves'

/*
 * Markdown that GitHub, GitLab and Gitea show alike, for a comment on a pull request. Texts of a file or of an account are
 * data: none of them becomes a mention, a link, HTML, an emoji, a quick action, or a column of its own.
 */

/** The longest comment: GitHub takes 65,536 characters. */
const mostCharacters = 60_000
/** The longest text in one place. */
const mostOfText = 600

/** Markdown that is written as it is. Any other text is escaped. */
export class Markdown {
  readonly source: string
  constructor(source: string) {
    this.source = source
  }
}

/** A part of a text. A string is data, and is escaped. */
export type Written = string | number | Markdown

/** Control characters, line ends, and marks of the writing direction, which show a text in another order. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is left out
const hidden = /[\u0000-\u001F\u007F-\u009F\u00AD\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/g

/** A text in one line, without what nobody sees. */
export const visible = (text: string): string =>
  text
    .replaceAll(/[\t\n\r\u0085\u2028\u2029]+/g, ' ')
    .replaceAll(hidden, '')
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD')

/**
 * As `visible`, for a text of several lines, such as an error. Callers must already have replaced line breaks inside of
 * data.
 */
export const visibleLines = (text: string): string => text.split('\n').map(visible).join('\n')

/** Writes invisible characters as codes such as `\\u202e`, so that texts that differ look different. */
export const withCodes = (text: string): string =>
  text.replaceAll(hidden, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)

const cut = (text: string) => (text.length > mostOfText ? `${startOf(text, mostOfText)} ...` : text)

const entities = (text: string) =>
  text.replaceAll(/[^\p{L}\p{N}\p{M} ]|^ | $/gu, (character) => `&#${character.codePointAt(0)};`)

function codeOf(text: string): string {
  if (text.trim() === '') return '""'
  // GitHub, GitLab and Gitea read backticks inside of backticks, a bar in a table and outer blanks differently.
  return /[`\\|]|^ | $/.test(text) ? `<code>${entities(text)}</code>` : `\`${text}\``
}

/** A value, an id or a path, letter by letter. */
export const code = (text: string): Markdown => new Markdown(codeOf(cut(visible(text))))

/** A word that no renderer takes for anything else: letters, digits, and the marks of a sentence. */
const harmless =
  /^[("']*[A-Za-z0-9\u0080-\u{10FFFF}](?:[A-Za-z0-9\u0080-\u{10FFFF}.,'/+-]|\d:(?=\d))*[)"'.,;:?!%]*$|^[-+/=%.,;:?!]$/u
/** Words that the forges turn into a link, a commit or an issue, although their characters are harmless. */
const linked = /[A-Za-z]\.[A-Za-z]|[0-9a-f]{7}|GH-\d/i
/** A word that would start a list or a heading at the beginning of a line. */
const opening = /^\d+[.)]$|^[^A-Za-z0-9\u0080-\u{10FFFF}]*$/u

/**
 * A text among other words. A word with more than letters, digits and the marks of a sentence is written as code, where no
 * renderer looks for mentions or links.
 */
export const escaped = (text: string): string =>
  cut(visible(text))
    .split(' ')
    .filter((word) => word !== '')
    .map((word, index) => {
      if (word === '&') return '&amp;'
      const isPlain = harmless.test(word) && !linked.test(word) && !(index === 0 && opening.test(word))
      return isPlain ? word : codeOf(word)
    })
    .join(' ')

const sourceOf = (part: Written) =>
  part instanceof Markdown ? part.source : typeof part === 'number' ? String(part) : escaped(part)

/** Markdown whose inserted values are escaped, unless they are Markdown themselves: md`**${count}** of ${name}`. */
export const md = (strings: TemplateStringsArray, ...parts: readonly Written[]): Markdown =>
  new Markdown(
    strings.map((text, index) => `${index > 0 ? sourceOf(parts[index - 1] ?? '') : ''}${text}`).join(''),
  )

/** A heading and its rows: a table if `head` names the columns, otherwise a list. */
export interface Section {
  title?: Written
  head?: readonly string[]
  rows: readonly (readonly Written[])[]
}

export interface Page {
  title: Written
  /** Counts that are shown first and never omitted. */
  summary: readonly Written[]
  sections: readonly Section[]
  /** A sentence that says where the omitted lines can be read: 'The rest is in `programme diff --format json`.' */
  rest: Written
}

/** Returns a page of at most 60,000 characters. Lines that do not fit are replaced by their number. */
export function markdownOf({ title, summary, sections, rest }: Page): string {
  const full = sections.filter(({ rows }) => rows.length > 0)
  const intro = [`### ${sourceOf(title)}`, ...summary.map(sourceOf)].join('\n\n')
  const heads = full.map(headOf)
  // Reserves space for the numbers of omitted lines, and for `rest`.
  const reserved = 200 + sourceOf(rest).length + 60 * full.length
  let room = mostCharacters - intro.length - reserved - heads.join('\n\n').length
  let left = 0
  const parts = full.map(({ head, rows }, index) => {
    const lines: string[] = []
    for (const row of rows) {
      const line = head ? `| ${row.map(cellOf).join(' | ')} |` : `- ${row.map(sourceOf).join(' ')}`
      if (line.length + 1 > room) break
      room -= line.length + 1
      lines.push(line)
    }
    const missing = rows.length - lines.length
    // Once a section is cut, all later ones are omitted as well: a page with a gap in its middle would look complete.
    if (missing > 0) room = 0
    left += missing
    return lines.length === 0 ? [] : [[heads[index], ...lines].join('\n')]
  })
  const end = left > 0 ? [`**${left} more ${left === 1 ? 'line' : 'lines'}.** ${sourceOf(rest)}`] : []
  return [intro, ...parts.flat(), ...end].join('\n\n')
}

const cellOf = (part: Written) => sourceOf(part).replaceAll('|', '\\|')

function headOf({ title, head, rows }: Section): string {
  const heading = title === undefined ? '' : `#### ${sourceOf(title)} (${rows.length})\n`
  const table = head ? `\n| ${head.map(cellOf).join(' | ')} |\n|${' --- |'.repeat(head.length)}` : ''
  return heading + table
}
