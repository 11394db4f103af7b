import { createAtom } from '@tanstack/store'
import { draftCounts } from '@/form/draftStorage'
import type { Column } from '@/list/types'
import { planOf } from '@/model/accountPlan'
import { idOf } from '@/model/references'
import type { AccountCount } from '@/parts/comparison/useCounts'

/* The columns of the list of accounts that are counted on demand (rule COMPARE-11). */

/** The counts so far, by account. The component below the list writes them, and the columns read them. */
export const countsAtom = createAtom<ReadonlyMap<string, AccountCount>>(new Map())

const numeric = (
  id: string,
  header: string,
  countOf: (account: string) => number | undefined,
): Column<object> => ({
  id,
  header,
  kind: 'number',
  missing: '–',
  width: 110,
  value: (row) => countOf(idOf('accounts', row)),
})

/**
 * The columns for plan, objects, findings and drafts of accounts. An account that has not been counted has no value,
 * not 0.
 */
export const countColumns = (counts: ReadonlyMap<string, AccountCount>): Column<object>[] => {
  const drafts = draftCounts()
  return [
    { id: 'plan', header: 'Plan', kind: 'text', width: 130, value: (row) => planOf(row) },
    numeric('objects', 'Objects', (id) => counts.get(id)?.objects),
    numeric('findings', 'Findings', (id) => counts.get(id)?.findings),
    numeric('drafts', 'Unsaved here', (id) => drafts.get(id) ?? 0),
  ]
}
