import { sharedStorage } from '@/ui/browserStorage'
import { isObject } from '@/ui/value'
import { hourMs } from './days'

/** Figures by name. */
export type Figures = Readonly<Record<string, number>>

/** What was seen at a moment. */
export interface Seen {
  at: number
  figures: Figures
}

/** Kept for each user and account: what was seen last, and at the end of the visit before. */
export interface Visits {
  seen: Seen
  before?: Seen | undefined
}

/** Who looks away for this long and comes back, comes for a new visit. */
const newVisitAfter = hourMs / 2

/** The visits after looking at `seen` now. */
export function nextVisits(visits: Visits | undefined, seen: Seen): Visits {
  if (!visits) return { seen }
  return { seen, before: seen.at - visits.seen.at > newVisitAfter ? visits.seen : visits.before }
}

/** How much a figure has grown since the visit before; undefined on the first one, and for a new figure. */
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
