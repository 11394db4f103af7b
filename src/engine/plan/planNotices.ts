import type { EntityType } from '@/model/entityTypes'
import { fieldName } from '@/model/fieldNames'
import { changeNotice, type LiveSpec, largeText } from '@/model/liveChange'
import { liveSpecs } from '@/model/liveSpecs'
import type { Plan } from './types'

/* What to confirm before a plan runs: the changes that a form would confirm, too (rule LIVE-4). */

export interface PlanNotice {
  /** The key of the row. */
  row: string
  name: string
  isLive: boolean
  /** What players may notice, and large changes, as text. */
  texts: readonly string[]
}

const specs: { readonly [R in EntityType]?: LiveSpec } = liveSpecs

export function planNotices({ steps }: Plan): PlanNotice[] {
  return steps.flatMap(({ type, row, name, action, base, object, isSecondPass }) => {
    const spec = specs[type]
    if (!spec || !base || !object || action !== 'update' || isSecondPass) return []
    const notice = changeNotice(spec, base, object)
    if (!notice) return []
    const large = notice.large.map((change) => largeText(change, fieldName(type, change.path)))
    return [{ row, name, isLive: notice.progress !== undefined, texts: [...notice.texts, ...large] }]
  })
}

/** The plan with its notices at their rows; the same object if there are none. */
export function withNotices(plan: Plan): Plan {
  const textsOf = new Map(planNotices(plan).map(({ row, texts }) => [row, texts]))
  if (textsOf.size === 0) return plan
  const rows = plan.rows.map((row) => {
    const texts = textsOf.get(row.key)
    return texts ? { ...row, notes: [...row.notes, ...texts] } : row
  })
  return { ...plan, rows }
}
