import * as z from 'zod/mini'
import { timeSchema } from '@/stored/schemas'
import { storageKeys } from '@/stored/storageKeys'
import { stored } from '@/stored/stored'

/** The errors and warnings of a check, without muted ones. */
interface FindingCounts {
  errors: number
  warnings: number
  /** The time of the check, in ms. */
  at?: number
}

const count = z.int().check(z.nonnegative())

const counts = stored(
  storageKeys.troubles,
  z.union([
    z.object({ errors: count, warnings: count, at: z.optional(timeSchema) }),
    // Earlier releases stored one number for errors and warnings together. It says nothing about errors, so it is
    // dropped; the next check counts them.
    z.pipe(
      z.union([count, z.object({ count, at: z.optional(timeSchema) })]),
      z.transform((): FindingCounts => ({ errors: 0, warnings: 0 })),
    ),
  ]),
)

/**
 * The counts of the last check of an account in this browser. The navigation shows them on every page without loading
 * all lists (decision H50).
 */
export const findingCounts = counts.atom

interface Found {
  findings: readonly { severity: string }[]
  at: number | undefined
}

export function setFindingCounts(account: string, { findings, at }: Found): void {
  const countOf = (wanted: string) => findings.filter(({ severity }) => severity === wanted).length
  counts.set({ errors: countOf('error'), warnings: countOf('warning'), at }, account)
}
