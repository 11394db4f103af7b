/** What an address in config.json may be. */
export interface UrlKind {
  /** The schemes of a full URL. Without one of them it has to be a path, or what else is allowed. */
  schemes: readonly ('http:' | 'https:')[]
  /** A path of the console's own origin: it starts with one slash. */
  path?: boolean
  /** Anything below the page, such as `terms.html`. */
  relative?: boolean
  /** A picture as a data: URL. */
  picture?: boolean
  /** Paths are appended to it, so it can have neither a query nor a fragment. */
  base?: boolean
  /** The words for a text that is none of these. */
  words: string
}

const own = 'https://own.invalid'

/** Control characters, blanks, and what takes no room or looks like a blank: from, to. */
const unseen: readonly (readonly [from: number, to: number])[] = [
  [0x00, 0x20],
  [0x7f, 0xa0],
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x61c, 0x61c],
  [0x115f, 0x1160],
  [0x1680, 0x1680],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x2000, 0x200f],
  [0x2028, 0x202f],
  [0x205f, 0x206f],
  [0x2800, 0x2800],
  [0x3000, 0x3000],
  [0x3164, 0x3164],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff0, 0xfffb],
  [0x1bca0, 0x1bca3],
  [0x1d173, 0x1d17a],
  [0xe0000, 0xe0fff],
]

/**
 * What no address contains, for a class of a pattern. Browsers drop tabs and line breaks, trim blanks, and read a backslash as
 * a slash: `/\t/host` is another host. Nobody sees characters without width, which come from copied texts. They are written
 * out, because the published schema is read by Go, too, which knows neither `\p{Default_Ignorable_Code_Point}` nor `\u061c`.
 */
export const unsafeCharacters = `\\s\\\\${unseen
  .map(([from, to]) => `${String.fromCodePoint(from)}-${String.fromCodePoint(to)}`)
  .join('')}`
const unsafe = new RegExp(`[${unsafeCharacters}]`, 'u')

/** Why a text is no address of this kind, worded to follow its key; undefined for one that is. */
export function urlProblem(value: string, kind: UrlKind): string | undefined {
  if (kind.picture && /^data:image\/[a-z+.-]+[;,]/i.test(value)) return undefined
  const isFull = /^[^/?#]*:/.test(value)
  if (!isFull && !kind.relative && !(kind.path && value.startsWith('/'))) return kind.words
  if (!URL.canParse(value, own)) return kind.words
  const url = new URL(value, own)
  const scheme = kind.schemes.find((one) => one === url.protocol)
  if (isFull && scheme === undefined) return kind.words
  if (unsafe.test(value)) return 'must not contain blanks, invisible characters or backslashes'
  if (url.username !== '' || url.password !== '') return 'must not contain a user name or a password'
  if (url.port === '0') return 'must not have the port 0'
  if (isFull ? !/^[a-z]+:\/\/[^/?#]/i.test(value) : url.origin !== own) return kind.words
  if (kind.base && /[?#]/.test(value)) return 'must not have a query or a fragment'
  return undefined
}
