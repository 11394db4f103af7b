import { keyOf } from '@/engine/plan/ids'
import { isReasonOf, type Proposal } from '@/engine/plan/proposalTypes'
import type { Plan } from '@/engine/plan/types'
import type { EntityType } from '@/model/entityTypes'
import { type JournalRecord, mayBeDone, readEntries, revertedIn } from '@/model/journal'

/**
 * The entries in which this browser carried the proposal out for objects whose numbers it would change by the same difference again
 * (rule PROPOSE-12). What was taken back since is not among them. Never rejects.
 */
export async function carriedBefore(
  proposal: Proposal,
  { account, steps }: Plan,
): Promise<readonly JournalRecord[]> {
  const again = new Set(steps.filter(({ differences = [] }) => differences.length > 0).map(keyOf))
  if (again.size === 0) return []
  const { records } = await readEntries()
  const { isReverted } = revertedIn(records)
  return records.filter(
    (one) =>
      one.account === account &&
      again.has(keyOf({ type: one.type as EntityType, id: one.object })) &&
      isReasonOf(one.why ?? '', proposal) &&
      mayBeDone(one) &&
      !isReverted(one.id),
  )
}
