import { fieldName } from '@/model/fieldNames'
import { fieldsByType } from '@/model/fields/byType'
import { changeNotice, largeText } from '@/model/liveChange'
import type { Plan } from './types'

/* The notices to confirm before a plan runs: the same changes that a form would ask to confirm (rule LIVE-4). */

export interface PlanNotice {
  /** The key of the row. */
  row: string
  name: string
  isLive: boolean
  /** Sentences about what players may notice. Many rows share the same few. */
  texts: readonly string[]
  /** Large changes, each with its numbers. */
  large: readonly string[]
}

export function planNotices({ steps }: Plan): PlanNotice[] {
  return steps.flatMap(({ type, row, name, action, base, object, isSecondPass }) => {
    if (!base || !object || action !== 'update' || isSecondPass) return []
    const notice = changeNotice(fieldsByType[type].live, base, object)
    if (!notice) return []
    const large = notice.large.map((change) => largeText(change, fieldName(type, change.path)))
    return [{ row, name, isLive: notice.progress !== undefined, texts: notice.texts, large }]
  })
}

/**
 * The plan with its notices at their rows; the same object if there are none.
 * @param isMarked rows have a mark in place of the sentences, which stand once above them
 */
export function withNotices(plan: Plan, isMarked = false): Plan {
  const noticeOf = new Map(planNotices(plan).map((notice) => [notice.row, notice]))
  if (noticeOf.size === 0) return plan
  const rows = plan.rows.map((row) => {
    const { texts, large } = noticeOf.get(row.key) ?? { texts: [], large: [] }
    const notes = [...row.notes, ...(isMarked ? [] : texts), ...large]
    return { ...row, notes, ...(isMarked && texts.length > 0 && { isNoticed: true }) }
  })
  return { ...plan, rows }
}

/** Each distinct sentence, with the notices that contain it. */
export const noticeSentences = (notices: readonly PlanNotice[]): [text: string, of: PlanNotice[]][] =>
  [...new Set(notices.flatMap(({ texts }) => texts))].map((text) => [
    text,
    notices.filter(({ texts }) => texts.includes(text)),
  ])
