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

/**
 * Browsers drop tabs and line breaks, trim blanks, and read a backslash as a slash: `/\t/host` is another host. Nobody sees
 * characters without width, which come from copied texts.
 */
const unsafe =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
  /[\s\\\u0000-\u001f\u007f-\u009f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f]|\u200c|\u200d|[\ufe00-\ufe0f]/

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
  if (isFull ? !/^[a-z]+:\/\/[^/?#]/i.test(value) : url.origin !== own) return kind.words
  if (kind.base && /[?#]/.test(value)) return 'must not have a query or a fragment'
  return undefined
}
