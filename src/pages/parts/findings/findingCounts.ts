import * as z from 'zod/mini'
import { places } from '@/stored/places'
import { timeSchema } from '@/stored/schemas'
import { stored } from '@/stored/stored'

/** The errors and warnings of a check, without muted ones. */
interface FindingCount {
  count: number
  /** How many of them are errors; undefined for a check of an earlier release. */
  errors?: number | undefined
  /** The time of the check, in ms; undefined for one of an earlier release. */
  at?: number | undefined
}

const count = z.int().check(z.nonnegative())

const counts = stored(
  places.troubles,
  z.union([
    z.object({ count, errors: z.optional(count), at: z.optional(timeSchema) }),
    // Earlier releases kept the number alone.
    z.pipe(
      count,
      z.transform((count): FindingCount => ({ count })),
    ),
  ]),
)

/**
 * What the user's last check of an account in this browser found. The navigation shows it on every page, and does not
 * read fourteen lists for it (decision H50).
 */
export const findingCount = counts.atom

export function setFindingCount(account: string, found: FindingCount): void {
  counts.set(found, account)
}
