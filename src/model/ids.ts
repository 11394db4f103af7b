import { basePath } from '@/lib/basePath'
import { comparableText } from '@/lib/folding'
import { hasHalf } from '@/lib/halves'
import { plainText } from '@/lib/value'

/*
 * Ids of objects: which have an address, which are refused when an object is created, and which are easily confused. Ids
 * are free text (decision B8) and cannot be changed later (rule FORM-3). All addresses of objects are made here.
 */

const control = /\p{Control}/u
const invisible = /[\p{Default_Ignorable_Code_Point}\u2028\u2029]/u
/** White space other than the ordinary space. */
const specialSpace = /[^\S ]/u

/** Ids that collide with routes of the console (decision B8). */
const isReserved = (id: string): boolean => id === 'new' || id === 'list'

const codeOf = (text: string, characters: RegExp): string =>
  `U+${(characters.exec(text)?.[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** Why the object of this id cannot be opened; undefined if it can. The id can be anything that the server sends. */
export function noAddress(id: unknown): string | undefined {
  const text = plainText(id)
  if (text === '') return 'It has no id, so it cannot be opened.'
  if (hasHalf(text)) return 'Its id contains half of a character, so it cannot be opened.'
  if (isReserved(text)) return `“${text}” is a word of the console, so an object of this id cannot be opened.`
  return undefined
}

/** Whether a text can be part of an address. Half of a character has no UTF-8 form. */
export const fitsAddress = (text: string): boolean => !hasHalf(text)

/**
 * The path segment of an id, before URL encoding. Browsers resolve `.` and `..` in a URL as folders, even when encoded.
 * Such an id gets a `~` prefix, and so does an id that already looks like that.
 */
export const idInPath = (id: string): string => (/^~*\.{1,2}$/.test(id) ? `~${id}` : id)

/** Converts a path segment back to the id. Every reader of `params.id` uses it. */
export const idFromPath = (part: string): string => (/^~+\.{1,2}$/.test(part) ? part.slice(1) : part)

/**
 * The address of an object's form; undefined if it has none. With an account it can be
 * opened in another tab.
 */
export function addressOf(type: string, id: unknown, account = ''): string | undefined {
  if (noAddress(id) !== undefined || !fitsAddress(account)) return undefined
  const path = `${basePath}/${type}/${encodeURIComponent(idInPath(plainText(id)))}`
  return account === '' ? path : `${path}?account=${encodeURIComponent(account)}`
}

/** The address of the form for a new object. */
export const createAddress = (type: string, account: string): string | undefined =>
  fitsAddress(account) ? `${basePath}/${type}/new?account=${encodeURIComponent(account)}` : undefined

/** Why an object cannot be created with this id, which is not empty; undefined if it can. */
export function idRefusal(id: string): string | undefined {
  const text = id.trim()
  if (text === '.' || text === '..') return `“${text}” has no address at the server`
  if (hasHalf(text)) return 'The id contains half of a character, which has no address'
  return control.test(text) ? 'The id contains a control character, such as a tab or a line break' : undefined
}

/** Returns an existing id that equals the given one or is read as the same; undefined if there is none. */
export type KnownIds = (id: string) => string | undefined

function indexed(ids: readonly string[]): Map<string, string[]> {
  const index = new Map<string, string[]>()
  for (const id of ids) {
    const key = comparableText(id)
    const same = index.get(key)
    if (same) same.push(id)
    else if (id !== '') index.set(key, [id])
  }
  return index
}

const indexes = new WeakMap<object, KnownIds>()

/** The ids of a list. Each list is read once, when the first id is looked up. */
export function knownIds<T>(rows: readonly T[], idOf: (row: T) => unknown): KnownIds {
  const known = indexes.get(rows)
  if (known) return known
  let index: Map<string, string[]> | undefined
  const find = (id: string) => {
    index ??= indexed(rows.map((row) => plainText(idOf(row))))
    const same = index.get(comparableText(id))
    return same?.includes(id) ? id : same?.[0]
  }
  indexes.set(rows, find)
  return find
}

/**
 * Returns a function that finds a different id of the list that is read as the same. The list may contain the given id
 * itself.
 */
export function otherIds(ids: readonly string[]): KnownIds {
  const index = indexed(ids)
  return (id) => index.get(comparableText(id))?.find((other) => other !== id)
}

/** Warnings about the id of a new object. It can never be changed, so the user should know them before saving. */
export function idWarnings(id: string, known: KnownIds): string[] {
  const text = id.trim()
  const found: string[] = []
  if (isReserved(text))
    found.push(`“${text}” is a word of the console: an object of this id cannot be opened by its address.`)
  if (invisible.test(text)) found.push(`The id contains an invisible character (${codeOf(text, invisible)}).`)
  if (specialSpace.test(text))
    found.push(`The id contains a space that is no ordinary one (${codeOf(text, specialSpace)}).`)
  const other = known(text)
  if (other !== undefined && other !== text)
    found.push(`The id looks like the id “${other}”, which exists already.`)
  return found
}

/** Whether an id is taken, or is read as the same as one that is. A new object gets another one. */
export const isIdTaken = (id: string, known: KnownIds): boolean => isReserved(id) || known(id) !== undefined

/** An object that a link opens, and where its form starts. */
export interface LinkTarget {
  type: string
  id: string
  /** The field to focus. */
  path?: string
  /** An id to write into the field, in place of `instead`. */
  use?: { instead: string; id: string }
}
