import { belongingTo, nameIn } from '@/engine/programme/campaignName'
import { minuteMs, startOfDay } from '@/lib/days'
import { groupedBy } from '@/lib/groupedBy'
import { runSync } from '@/lib/idle'
import { TextQuery } from '@/lib/textQuery'
import { choices } from '@/model/choices'
import type { EntityType } from '@/model/entityTypes'
import { fieldName } from '@/model/fieldNames'
import { valueText } from '@/model/fieldValue'
import type { JournalRecord } from '@/model/journal'
import { objectsOf, revertedIn } from '@/model/journal'
import { changesOf } from './changes'
import type { JournalSearch } from './search'

/** Whether the outcome is unknown, because there was no response. */
export const isOpen = ({ outcome }: JournalRecord): boolean => outcome === 'sent' || outcome === 'unknown'

/** The reverted entries, as `revertedIn` returns them. */
export type RevertedEntries = ReturnType<typeof revertedIn>

/** The entries that match the filters and the search, newest first. */
export const filterRecords = (
  records: readonly JournalRecord[],
  search: JournalSearch,
  reverted: RevertedEntries = revertedIn(records),
): JournalRecord[] => runSync(filtering(records, search, reverted))

/** Like `filterRecords`, in steps: a search reads the objects of each entry. */
export function* filtering(
  records: readonly JournalRecord[],
  { q = '', type, object, operation, plan, state, from, to, tag, category }: JournalSearch,
  reverted: RevertedEntries,
): Generator<void, JournalRecord[]> {
  const words = q
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => new TextQuery(word))
  const start = from === undefined ? Number.NEGATIVE_INFINITY : Date.parse(from)
  const end = to === undefined ? Number.POSITIVE_INFINITY : Date.parse(to) + minuteMs
  const name = nameIn({ tag, category })
  const belongs = name && belongingTo(name)
  const found: JournalRecord[] = []
  for (const record of records.toReversed()) {
    const passes =
      record.at >= start &&
      record.at < end &&
      (type === undefined || record.type === type) &&
      (object === undefined || record.object === object) &&
      (operation === undefined || record.operation === operation) &&
      (plan === undefined || record.plan?.id === plan) &&
      (state === undefined || isInState(record, state, reverted))
    if (!passes) continue
    if (belongs) {
      yield
      const { before, after } = objectsOf(record)
      if (![before, after].some((one) => one && belongs(one))) continue
    }
    if (words.every((word) => hasWord(record, word))) found.push(record)
    if (words.length > 0) yield
  }
  return found
}

function isInState(
  record: JournalRecord,
  state: JournalSearch['state'],
  { isReverted }: RevertedEntries,
): boolean {
  if (state === 'failed') return record.outcome === 'failed'
  if (state === 'open') return isOpen(record)
  if (state === 'reverted') return isReverted(record.id)
  return record.operation === 'delete' && record.outcome === 'done' && !isReverted(record.id)
}

/** The words that the screen shows in place of a value, such as 'Inactive'. */
const labels = ['Active', 'Inactive', ...Object.values(choices).flatMap((one) => Object.values(one))]

/** Whether a word is in the name, the id, the reason, the plan, a changed field or a value. */
function hasWord(record: JournalRecord, word: TextQuery): boolean {
  const { name, object, why = '', plan, body, error = '' } = record
  if (word.isIn(name, object, why, plan?.title ?? '', error)) return true
  const type = record.type as EntityType
  // The text of the objects is compared first, because it is fast. For an update only changed values count.
  const isInValue = word.isIn(body, ...labels)
  const isIn = (path: string, value: unknown) =>
    word.isIn(JSON.stringify(value) ?? '', valueText(type, path, value))
  if (record.operation !== 'update')
    return (
      isInValue &&
      Object.entries(objectsOf(record).after ?? objectsOf(record).before ?? {}).some(
        ([path, value]) => word.isIn(fieldName(type, path)) || isIn(path, value),
      )
    )
  return changesOf(record).some(
    ({ fieldName: label, path, before, after }) =>
      word.isIn(label, path) || (isInValue && (isIn(path, before) || isIn(path, after))),
  )
}

/** A line of the journal page. */
export type JournalLine =
  | { kind: 'day'; key: string; at: number; count: number }
  | { kind: 'plan'; key: string; records: readonly JournalRecord[]; isOpen: boolean }
  | { kind: 'entry'; key: string; record: JournalRecord; isOfPlan: boolean }

/** The entries by day, and by plan within a day. Entries of a plan follow its line if it is open. */
export function linesOf(
  records: readonly JournalRecord[],
  { isGrouped, openPlans }: { isGrouped: boolean; openPlans: ReadonlySet<string> },
): JournalLine[] {
  const lines: JournalLine[] = []
  let day: Extract<JournalLine, { kind: 'day' }> | undefined
  const plans = isGrouped ? groupedBy(records, ({ plan }) => plan?.id) : undefined
  const shown = new Set<string>()
  // The start of a day costs more than a comparison.
  let dayStart = Number.POSITIVE_INFINITY
  for (const record of records) {
    if (record.at < dayStart || !day) {
      dayStart = startOfDay(record.at)
      day = { kind: 'day', key: `day ${dayStart}`, at: dayStart, count: 0 }
      lines.push(day)
    }
    const plan = record.plan && plans?.get(record.plan.id)
    if (!plan || plan.length === 1 || !record.plan) {
      day.count += 1
      lines.push({ kind: 'entry', key: record.id, record, isOfPlan: false })
      continue
    }
    const { id } = record.plan
    if (shown.has(id)) continue
    shown.add(id)
    day.count += plan.length
    lines.push({ kind: 'plan', key: `plan ${id}`, records: plan, isOpen: openPlans.has(id) })
    if (openPlans.has(id))
      for (const one of plan) lines.push({ kind: 'entry', key: one.id, record: one, isOfPlan: true })
  }
  return lines
}
