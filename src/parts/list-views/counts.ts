import { createAtom } from '@tanstack/store'
import { draftCounts } from '@/form/draftStorage'
import type { Column } from '@/list/types'
import { planOf } from '@/model/accountPlan'
import { idOf } from '@/model/references'
import type { AccountCount } from '@/parts/comparison/useCounts'

/* The columns of the list of accounts that are counted on demand (rule COMPARE-11). */

/** What is counted so far, by account. The line below the list writes it, and the columns read it. */
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

/** Plan, objects, findings and drafts of accounts. What is not counted is missing, and never 0. */
export const countColumns = (counts: ReadonlyMap<string, AccountCount>): Column<object>[] => {
  const drafts = draftCounts()
  return [
    { id: 'plan', header: 'Plan', kind: 'text', width: 130, value: (row) => planOf(row) },
    numeric('objects', 'Objects', (id) => counts.get(id)?.objects),
    numeric('findings', 'Findings', (id) => counts.get(id)?.findings),
    numeric('drafts', 'Unsaved here', (id) => drafts.get(id) ?? 0),
  ]
}
