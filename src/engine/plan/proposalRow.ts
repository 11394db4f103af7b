import { titleOf } from '@/lib/value'
import { changesBetween, missingChanges } from '@/model/changes'
import type { PlainObject } from '@/model/edits'
import { isWithin } from '@/model/fieldNames'
import { idRefusal } from '@/model/ids'
import { managedFields } from '@/model/managed'
import { nouns } from '@/model/words'
import { createViolations, updateViolation } from './contract'
import { withDifferences } from './differences'
import { changesOfOthers, diffOf } from './diffs'
import type { Drafted, numberClashes } from './draftRows'
import { isPlayed, numberOf } from './exceptions'
import { keyOf, type ObjectsByKey } from './ids'
import { fieldsToWrite, mergedObject, namesOf, wholeDiff, wholeKey } from './mergedRow'
import type { ProposalRow, ProposedState } from './proposalTypes'
import { proposedForm } from './proposedRows'
import type { Decisions, FieldDiff, PlanRow } from './types'

/* Compares a row of a proposal with the current object: what would be written, or why nothing is. */

export interface JudgedRow extends Drafted {
  isDeleted?: boolean
  /** Fields that are changed by adding a difference. */
  differences?: readonly string[]
}

/** The current state of the account, and the decisions of the user. */
interface Current {
  account: string
  there: ObjectsByKey
  leftOut: ReadonlySet<string>
  clashes: ReturnType<typeof numberClashes>
  sides: Decisions['sides']
}

/** A row without a verdict yet. */
const emptyRow = (
  { type, id, name, ...one }: ProposalRow,
  key: string,
  now: object | undefined,
): PlanRow => ({
  key,
  type,
  id,
  name: titleOf(now ?? one.after ?? one.before ?? {}, name),
  reason: { kind: 'chosen' },
  verdict: 'identical',
  diffs: [],
  notes: [],
  isLeftOut: true,
})

const blocked = (row: PlanRow, proposed: ProposedState, text: string): JudgedRow => ({
  id: row.id,
  row: { ...row, verdict: 'blocked', proposed, block: { text }, isLeftOut: true },
})

export function judgedRow(one: ProposalRow, current: Current): JudgedRow {
  const key = keyOf(one)
  const now = current.there.get(key)
  const row = emptyRow(one, key, now)
  if (one.action === 'create') return created(one, now, row, current)
  if (now) return (one.action === 'delete' ? deleted : updated)(one, now, row, current)
  return one.action === 'delete'
    ? { id: one.id, row: { ...row, proposed: 'done' } }
    : blocked(row, 'gone', 'It does not exist any more, so it cannot be changed.')
}

function created(
  one: ProposalRow,
  now: object | undefined,
  row: PlanRow,
  { leftOut, clashes }: Current,
): JudgedRow {
  const { type, id, after = {} } = one
  if (now && missing(one, now).length === 0) return { id, row: { ...row, proposed: 'done' } }
  if (now)
    return blocked(row, 'exists', `There is another object of the id “${id}” now: “${titleOf(now, id)}”.`)
  const violation = createViolations(type, after).find(({ isOfOtherType }) => !isOfOtherType)
  const refusal = idRefusal(id)
  const text = refusal === undefined ? (violation?.text ?? clashes(type, id, after)?.text) : `${refusal}.`
  if (text !== undefined) return blocked(row, 'blocked', text)
  const isLeftOut = leftOut.has(row.key)
  return {
    id,
    row: { ...row, verdict: 'new', proposed: 'as-reviewed', isLeftOut },
    ...(!isLeftOut && { write: { action: 'create', object: after } }),
  }
}

function deleted(
  { type, id, before = {} }: ProposalRow,
  now: object,
  row: PlanRow,
  { account, leftOut, sides }: Current,
): JudgedRow {
  const others = changesOfOthers(type, before, proposedForm(type, now, account))
  const isLeftOut = leftOut.has(row.key)
  const isConflict = others.length > 0
  return {
    id,
    row: {
      ...row,
      verdict: isConflict ? 'differs' : 'delete',
      proposed: isConflict ? 'conflict' : 'as-reviewed',
      diffs: isConflict ? [{ ...wholeDiff('it was changed since', others), isOpen: true }] : [],
      isLeftOut,
    },
    isDeleted: !isLeftOut && (!isConflict || sides[row.key]?.[wholeKey] === 'source'),
  }
}

function updated(
  one: ProposalRow,
  now: object,
  row: PlanRow,
  { account, leftOut, clashes, sides: decided }: Current,
): JudgedRow {
  const { type, id, before = {}, after = {}, adds = {} } = one
  const seen = proposedForm(type, now, account)
  const sides = decided[row.key] ?? {}
  const isLeftOut = leftOut.has(row.key)
  const hasAdds = Object.keys(adds).length > 0
  const left = missing(one, seen)
  if (left.length === 0 && !hasAdds) return { id, row: { ...row, proposed: 'done' } }
  const theirs = without(seen, adds)
  const { merged, conflicts: found } = mergedObject(type, { base: before, mine: after, theirs }, sides)
  const conflicts = found.map((one): FieldDiff => ({ ...one, isOpen: true }))
  const wanted = { ...(merged as PlainObject) }
  const notes: string[] = []
  for (const [field, add] of Object.entries(adds)) {
    const balance = numberOf(seen[field]) ?? 0
    wanted[field] = balanceAfter(balance, add)
    notes.push(addsNote(field, add, balance))
  }
  const { diffs, chosen } = fieldsToWrite(type, seen, wanted, { conflicts, sides })
  const own = changesBetween(before, after).map((change) => diffOf(type, after, change))
  const elsewhere = changesOfOthers(type, before, theirs).filter(
    (diff) => !own.some(({ path }) => isWithin(diff.path, path)),
  )
  if (elsewhere.length > 0) notes.push(`Changed since, and stays as it is now: ${namesOf(elsewhere)}.`)
  const isConflict = conflicts.length > 0
  const next: PlanRow = {
    ...row,
    verdict: isConflict ? 'differs' : 'edit',
    proposed: isConflict ? 'conflict' : elsewhere.length > 0 ? 'changed-elsewhere' : 'as-reviewed',
    diffs,
    notes,
    isLeftOut,
  }
  const isUndecided = conflicts.some(({ key }) => sides[key] === undefined)
  const changes = chosen.map(({ change }) => change)
  if (isUndecided || changes.length === 0) return { id, row: next }
  const object = withDifferences(type, now, account, changes)
  const violation = updateViolation(
    type,
    object,
    chosen.map(({ diff }) => diff),
  )
  const text = violation?.text ?? clashes(type, id, object, now)?.text
  if (text !== undefined) return blocked(next, 'blocked', text)
  return {
    id,
    row: next,
    differences: Object.keys(adds),
    ...(!isLeftOut && { write: { action: 'update', object, base: now, changes } }),
  }
}

/** The changes of a row that the object does not have yet. Ignores fields that only the server sets. */
function missing({ type, before = {}, after = {} }: ProposalRow, object: object) {
  const changes = missingChanges(object, { before, wanted: after, managed: managedFields(type) })
  // For a created object, fields that change while people play are ignored as well: they may have changed since.
  return Object.keys(before).length > 0
    ? changes
    : changes.filter(({ path: [field] }) => !(typeof field === 'string' && isPlayed(type, field)))
}

const without = (object: PlainObject, fields: Readonly<Record<string, unknown>>): PlainObject =>
  Object.fromEntries(Object.entries(object).filter(([field]) => !Object.hasOwn(fields, field)))

/** The balance after adding a difference. A deduction never makes it negative. */
export const balanceAfter = (balance: number, add: number): number =>
  Math.max(Math.min(0, balance), balance + add)

function addsNote(field: string, add: number, balance: number): string {
  const word = field === 'points' || field === 'credits' ? nouns[field].title : field
  const stops = balance + add < balanceAfter(balance, add) ? ' A part of it is spent, so it stops at 0.' : ''
  return `${word} change by ${add > 0 ? '+' : '−'}${Math.abs(add)} from the current balance, ${balance}.${stops}`
}
