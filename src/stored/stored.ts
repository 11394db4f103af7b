import { createAtom, type ReadonlyAtom } from '@tanstack/store'
import type { ZodMiniType } from 'zod/mini'
import { parseJson, writeJson } from '@/lib/json'
import { retired, type StorageKey, storageKeys } from './storageKeys'
import { holdText, keysIn, readText, removeText, writeText } from './webStorage'

/*
 * The only module that uses the storage of the browser (rules STORE-1 to STORE-4). Every value has a storage key, an owner and
 * a schema. Values of a person have the person in their key, so the code that reads them cannot forget the owner.
 */

/** The id of the signed-in user; '' if nobody is signed in. Then nothing is stored for a user. */
export const currentUser = createAtom('')

/** Incremented by every write, because values in the storage cannot be observed. */
const revision = createAtom(0)

/** Makes all atoms read the storage again, for a tab that shows what another tab writes. */
export const readStoredAgain = (): void => void revision.set((before) => before + 1)

export function setCurrentUser(id: string): void {
  if (id === currentUser.get()) return
  for (const place of Object.values(storageKeys)) if (place.owner === 'person') forget(place, '')
  currentUser.set(id)
}

interface Envelope {
  version: number
  /** When it was written, in ms. */
  at: number
  value: unknown
}

/** A value with its key within its place, e.g. the account. */
interface Entry<T> {
  parts: readonly string[]
  at: number
  value: T
}

export interface Stored<T, Initial> {
  /** The value of the current person or of the browser. */
  get: (...parts: readonly string[]) => T | Initial
  /**
   * The value as an atom, for `useSelector`. Changes by other tabs are seen after the next write of this tab, or after
   * `readStoredAgain`.
   */
  atom: (...parts: readonly string[]) => ReadonlyAtom<T | Initial>
  /**
   * Undefined removes the value. Returns false if the browser refuses to store it; then it lasts until the page is
   * reloaded.
   */
  set: (value: T | undefined, ...parts: readonly string[]) => boolean
  /** All values whose key starts with these parts. */
  all: (...parts: readonly string[]) => Entry<T>[]
}

export function stored<T>(place: StorageKey, schema: ZodMiniType<T>): Stored<T, undefined>
export function stored<T>(place: StorageKey, schema: ZodMiniType<T>, initial: T): Stored<T, T>
export function stored<T>(place: StorageKey, schema: ZodMiniType<T>, initial?: T): Stored<T, T | undefined> {
  const { where } = place
  const atoms = new Map<string, ReadonlyAtom<T | undefined>>()
  /** Parsed values, so that an unchanged text gives the same object. */
  const parsed = new Map<string, { text: string; value: T; at: number }>()

  function entryOf(key: string) {
    const text = readText(where, key)
    if (text === null) return undefined
    const before = parsed.get(key)
    const entry = before?.text === text ? before : parse(text)
    if (entry === 'newer') return undefined
    if (entry === 'unreadable' || isExpired(place, entry.at)) {
      removeText(where, key)
      if (entry === 'unreadable') noteDropped(place.name)
      return undefined
    }
    parsed.set(key, entry)
    return entry
  }

  function parse(text: string) {
    const { version, at, value } = open(text)
    if (version > place.version) return 'newer'
    const result = schema.safeParse(value)
    return version === place.version && result.success ? { text, value: result.data, at } : 'unreadable'
  }

  const get = (...parts: readonly string[]) =>
    entryOf(keyOf(place, currentUser.get(), parts))?.value ?? initial
  return {
    get,
    atom(...parts) {
      const name = JSON.stringify(parts)
      const atom =
        atoms.get(name) ??
        createAtom(() => {
          revision.get()
          return get(...parts)
        })
      atoms.set(name, atom)
      return atom
    },
    set(value, ...parts) {
      const owner = currentUser.get()
      const key = keyOf(place, owner, parts)
      let isKept = true
      if (value === undefined) {
        parsed.delete(key)
        removeText(where, key)
      } else {
        const at = Date.now()
        const text = writeJson({ version: place.version, at, value } satisfies Envelope)
        isKept = (place.owner === 'browser' || owner !== '') && writeText(where, key, text)
        if (!isKept) holdText(where, key, text)
        parsed.set(key, { text, value, at })
      }
      revision.set((before) => before + 1)
      return isKept
    },
    all(...wanted) {
      const owner = currentUser.get()
      return keysOf(place).flatMap(({ key, of, parts }) => {
        if (of !== owner || wanted.some((part, index) => parts[index] !== part)) return []
        const entry = entryOf(key)
        return entry ? [{ parts, at: entry.at, value: entry.value }] : []
      })
    },
  }
}

const keyOf = (place: StorageKey, owner: string, parts: readonly string[]): string =>
  place.owner === 'person' ? `${place.name}:${JSON.stringify([owner, ...parts])}` : place.name

interface Key {
  key: string
  /** The owner; undefined for values of the browser. */
  of: string | undefined
  parts: readonly string[]
}

/** The stored keys of a place, of all owners. Removes keys without an owner if the place has owners. */
function keysOf(place: StorageKey): Key[] {
  return keysIn(place.where).flatMap((key): Key[] => {
    if (place.owner === 'browser') return key === place.name ? [{ key, of: undefined, parts: [] }] : []
    if (key !== place.name && !key.startsWith(`${place.name}:`)) return []
    const owner = jsonIn(key.slice(place.name.length + 1))
    if (Array.isArray(owner) && owner.length > 0 && owner.every((part) => typeof part === 'string'))
      return [{ key, of: owner[0], parts: owner.slice(1) }]
    removeText(place.where, key)
    noteDropped(place.name)
    return []
  })
}

/** Text that is no JSON is a value of an earlier release. */
function jsonIn(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return text
  }
}

const isTime = (at: unknown): at is number => typeof at === 'number' && at >= 0 && at <= 8.64e15

/** Values of earlier releases have no envelope. They count as version 1. */
function open(text: string): Envelope {
  const value = jsonIn(text)
  const fields: Partial<Envelope> = typeof value === 'object' && value !== null ? value : {}
  const { version, at } = fields
  const writtenAt = isTime(at) ? Math.min(at, Date.now()) : Date.now()
  if (typeof version !== 'number') return { version: 1, at: writtenAt, value }
  return { version, at: writtenAt, value: fields.value }
}

const isExpired = ({ days }: StorageKey, at: number) =>
  days !== undefined && at < Date.now() - days * 24 * 60 * 60 * 1000

const noteDropped = (name: string) =>
  console.warn(`The browser stored a value that this console cannot read, so it was removed: ${name}`)

/** Reads and removes a value that an earlier release stored without an owner. */
export function takeWithoutOwner({ name, where }: StorageKey): unknown {
  const text = readText(where, name)
  removeText(where, name)
  return text === null ? undefined : open(text).value
}

/** Removes the values of a place: of one owner, or of all. */
export function forget(place: StorageKey, owner?: string): void {
  for (const { key, of } of keysOf(place))
    if (owner === undefined || of === undefined || of === owner) removeText(place.where, key)
  revision.set((before) => before + 1)
}

/**
 * Call it at log-out: removes the values that must not stay. After that, nothing is read or stored for this user, not
 * even by work that is still running.
 */
export async function forgetCurrentUser(): Promise<void> {
  const owner = currentUser.get()
  for (const place of Object.values(storageKeys)) if (place.atLogout === 'removed') forget(place, owner)
  setCurrentUser('')
  if (owner === '') return
  await import('./planRecords').then(({ removePlanOf }) => removePlanOf(owner)).catch(() => undefined)
}

/** Where the router keeps how far pages were scrolled. It writes when the page is left. */
const scrollPositions = /^tsr-scroll-restoration/

function forgetScrollPositions(): void {
  for (const key of keysIn('tab')) if (scrollPositions.test(key)) removeText('tab', key)
}

/**
 * Call it at log-out, because the scroll positions contain the addresses of visited screens. Removes them now, and
 * again when the page is left, because the router stores them then. Returns a function that cancels the second removal.
 */
export function forgetScrollAtLeaving(): () => void {
  forgetScrollPositions()
  window.addEventListener('pagehide', forgetScrollPositions)
  return () => window.removeEventListener('pagehide', forgetScrollPositions)
}

/** Moves values that an earlier release stored in the tab. A value that is already there has precedence. */
function moveFromTab({ name, where }: StorageKey): void {
  for (const key of keysIn('tab')) {
    if (!key.startsWith(`${name}:`)) continue
    const text = readText('tab', key)
    if (text !== null && readText(where, key) === null && !writeText(where, key, text)) continue
    removeText('tab', key)
    readStoredAgain()
  }
}

/** Removes expired values of all owners, and values that earlier releases stored without an owner. */
export function removeExpired(): void {
  for (const place of Object.values<StorageKey>(storageKeys)) {
    if (place.was === 'tab') moveFromTab(place)
    for (const { key } of keysOf(place))
      if (isExpired(place, open(readText(place.where, key) ?? '').at)) removeText(place.where, key)
  }
  for (const where of ['tab', 'browser'] as const)
    for (const key of keysIn(where))
      if (retired.some((name) => name.test(key))) {
        removeText(where, key)
        noteDropped(key.split('.', 2).join('.'))
      }
}
