import { sharedStorage } from '@/ui/browserStorage'
import { isObject } from '@/ui/value'
import { hourMs } from '../days'

/** Figures by name. */
export type Figures = Readonly<Record<string, number>>

/** The figures at a moment. */
export interface Seen {
  at: number
  figures: Figures
}

/** Stored for each user and account: the latest figures, and those at the end of the previous visit. */
interface Visits {
  seen: Seen
  before?: Seen | undefined
}

/** A user who returns after this long begins a new visit. */
const newVisitAfter = hourMs / 2

/** Returns the visits updated with the figures that are shown now. */
export function nextVisits(visits: Visits | undefined, seen: Seen): Visits {
  if (!visits) return { seen }
  return { seen, before: seen.at - visits.seen.at > newVisitAfter ? visits.seen : visits.before }
}

/** The growth of a figure since the previous visit; undefined on the first visit, and for a new figure. */
export function growthOf(before: Seen | undefined, name: string, value: number): number | undefined {
  const was = before?.figures[name]
  return was === undefined ? undefined : value - was
}

const keyOf = (user: string, account: string) => `console.visits:${JSON.stringify([user, account])}`

export function readVisits(user: string, account: string): Visits | undefined {
  try {
    const stored: unknown = JSON.parse(sharedStorage.get(keyOf(user, account)) ?? '')
    const { seen, before } = stored as Visits
    return isSeen(seen) ? { seen, before: isSeen(before) ? before : undefined } : undefined
  } catch {
    return undefined
  }
}

export const keepVisits = (user: string, account: string, visits: Visits) =>
  sharedStorage.set(keyOf(user, account), JSON.stringify(visits))

const isSeen = (value: unknown): value is Seen =>
  isObject(value) && Number.isFinite((value as Seen).at) && isObject((value as Seen).figures)
