import * as z from 'zod/mini'
import { places } from '@/stored/places'
import { stored } from '@/stored/stored'

const counts = stored(places.troubles, z.int())

/**
 * The number of errors and warnings that the user's last check of an account in this browser found, without muted ones.
 * The navigation shows it on every page, and does not read fourteen lists for it (decision H50).
 */
export const findingCount = counts.atom

export function setFindingCount(account: string, count: number): void {
  if (counts.get(account) !== count) counts.set(count, account)
}
