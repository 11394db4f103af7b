import { membersOf } from '@/engine/check/causes'
import type { Finding } from '@/engine/check/types'
import type { EntityType } from '@/model/entityTypes'
import { type Lists, referencesOf } from '@/model/references'

/*
 * Computes the facts '@unused' and '@finding', for lists of the console and for the tools of assistants (rule ASK-1).
 */

/** The ids of the objects of a type that another object uses. */
export function usedIds(type: EntityType, lists: Lists): ReadonlySet<string> {
  const ids = new Set<string>()
  for (const [one, rows] of lists)
    for (const row of rows) for (const { to, id } of referencesOf(one, row)) if (to === type) ids.add(id)
  return ids
}

/** The ids of the objects of a type that a finding is about. A finding can be about many objects. */
export const idsWithFinding = (type: EntityType, findings: readonly Finding[]): ReadonlySet<string> =>
  new Set(findings.flatMap(membersOf).flatMap((one) => (one.type === type ? [one.id] : [])))
