import { sharedStorage } from '@/ui/browserStorage'
import { isObject } from '@/ui/value'

/** The objects that a user opened last in this browser. Ids only: names come from the lists. */
export interface Opened {
  account: string
  type: string
  id: string
  /** In ms. */
  at: number
}

/** The number of entries kept for each user. */
const most = 40
const prefix = 'console.opened:'

/** Newest first. */
export function recentObjectsOf(user: string): Opened[] {
  try {
    const stored: unknown = JSON.parse(sharedStorage.get(prefix + user) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isOpened) : []
  } catch {
    return []
  }
}

/** Adds an object at the start of the list. */
export function addRecentObject(user: string, opened: Opened): void {
  const others = recentObjectsOf(user).filter(
    ({ account, type, id }) => account !== opened.account || type !== opened.type || id !== opened.id,
  )
  sharedStorage.set(prefix + user, JSON.stringify([opened, ...others].slice(0, most)))
}

/** Called when the user logs out, so that the next user of this computer does not see them. */
export const clearRecentObjects = (user: string) => sharedStorage.remove(prefix + user)

const isOpened = (value: unknown): value is Opened =>
  isObject(value) &&
  ['account', 'type', 'id'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string') &&
  Number.isFinite((value as Opened).at)
