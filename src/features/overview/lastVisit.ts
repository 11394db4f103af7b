import * as z from 'zod/mini'
import { hourMs } from '@/model/days'
import { places } from '@/stored/places'
import { timeSchema } from '@/stored/schemas'
import { stored } from '@/stored/stored'

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

const seenSchema: z.ZodMiniType<Seen> = z.object({
  at: timeSchema,
  figures: z.record(z.string(), z.number()),
})
const visits = stored<Visits>(places.visits, z.object({ seen: seenSchema, before: z.optional(seenSchema) }))

/** The visits of the user to an account. */
export const readVisits = visits.get

export const keepVisits = (account: string, next: Visits): void => void visits.set(next, account)
