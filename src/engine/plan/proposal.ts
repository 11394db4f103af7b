import { valueByPath } from '@/lib/value'
import { changesBetween } from '@/model/changes'
import { referencesOf } from '@/model/references'
import { diffOf } from './diffs'
import { namesField, numberClashes } from './draftRows'
import { earnedFields, numberOf, uniqueNumbers } from './exceptions'
import { keyOf, type ObjectsByKey, objectsByKey } from './ids'
import { balanceAfter, type JudgedRow, judgedRow } from './proposalRow'
import type { ProposalRequest, ProposalRow } from './proposalTypes'
import { proposedForm } from './proposedRows'
import { danglingNotes, referencesTo, removalsOf } from './remove'
import { stepsOf } from './steps'
import type { Decisions, Effect, PlanInputs, PlanRow, Step } from './types'

/**
 * The effect of a proposal: the difference of `before` and `after` of each row, brought to the current object by a three-way
 * merge (rule PROPOSE-6). What others changed since stays. A conflict is not written until a side is chosen for each field.
 */
export function* proposal(
  { account, rows: proposed }: ProposalRequest,
  { target, decisions }: PlanInputs,
): Generator<void, Effect> {
  const there = objectsByKey(target, account)
  const leftOut = new Set(decisions.leaveOut)
  const clashes = numberClashes(withoutDeleted(there, proposed, leftOut), withNumbers(proposed, decisions))
  const current = { account, there, leftOut, clashes, sides: decisions.sides }
  const drafts: JudgedRow[] = []
  for (const [index, one] of proposed.entries()) {
    if (index % 20 === 19) yield
    drafts.push(judgedRow(one, current))
  }

  const deleted = new Set(drafts.filter(({ isDeleted }) => isDeleted).map(({ row }) => row.key))
  const arriving = new Set(drafts.flatMap(({ row, write }) => (write?.action === 'create' ? [row.key] : [])))
  const inProposal = new Map(proposed.map((one) => [keyOf(one), one.name]))
  const references = yield* referencesTo(deleted, target)
  /** Notes about references to objects that will not exist, as after an import. */
  const missingNames = ({ type }: PlanRow, written: object) =>
    referencesOf(type, written).flatMap(({ to, id, field }) => {
      const key = keyOf({ type: to, id })
      if (!target.has(to) || (there.has(key) && !deleted.has(key)) || arriving.has(key)) return []
      const known = there.has(key) ? undefined : inProposal.get(key)
      return known === undefined
        ? namesField(type, field, id, deleted.has(key) ? 'which is deleted' : 'which does not exist')
        : namesField(type, field, known, 'which is left out')
    })
  const rows = drafts.map(({ row, write }): PlanRow => {
    const names = write ? missingNames(row, write.object) : []
    return { ...row, notes: [...row.notes, ...danglingNotes(references, row.key), ...names] }
  })

  const differences = new Map(drafts.map((one) => [one.row.key, one.differences ?? []]))
  const written = (yield* stepsOf(drafts, account, true)).map((step): Step => {
    const fields = differences.get(step.row) ?? []
    return fields.length > 0 ? { ...step, differences: fields } : step
  })
  return { rows, steps: [...written, ...removalsOf(account, rows, there, references)] }
}

/** Whether a row can change this field by a difference instead of setting a value. */
export const canAdd = (row: Pick<ProposalRow, 'type' | 'action'>, field: string): boolean =>
  row.action === 'update' && earnedFields(row.type).some((one) => one === field)

/** The objects without those that the proposal deletes: their numbers become free. */
function withoutDeleted(
  there: ObjectsByKey,
  rows: readonly ProposalRow[],
  leftOut: ReadonlySet<string>,
): ObjectsByKey {
  const kept = new Map(there)
  for (const row of rows) if (row.action === 'delete' && !leftOut.has(keyOf(row))) kept.delete(keyOf(row))
  return kept
}

/** Adds decisions for the numbers that the proposal changes, so that two levels can swap numbers. */
function withNumbers(rows: readonly ProposalRow[], decisions: Decisions): Decisions {
  const sides = { ...decisions.sides }
  for (const row of rows) {
    const field = row.action === 'update' ? uniqueNumbers[row.type]?.field : undefined
    if (field === undefined || decisions.leaveOut.includes(keyOf(row))) continue
    if (valueByPath(row.before, field) === valueByPath(row.after, field)) continue
    sides[keyOf(row)] = { [field]: 'source', ...sides[keyOf(row)] }
  }
  return { ...decisions, sides }
}

/** The values of one field: what the proposer saw, the current one, and the proposed one. */
export interface ProposedField {
  path: string
  before: unknown
  now: unknown
  proposed: unknown
}

/** The fields that a row changes, for the command. A deletion has none. */
export function fieldsOfRow(row: ProposalRow, object: object | undefined, account: string): ProposedField[] {
  const { type, action, before = {}, after = {}, adds = {} } = row
  if (action === 'delete') return []
  const now = object ? proposedForm(type, object, account) : undefined
  const changed = changesBetween(before, after).map((change): ProposedField => {
    const { path } = diffOf(type, after, change)
    return { path, before: change.was, now: valueByPath(now, path), proposed: change.is }
  })
  const added = Object.entries(adds).map(([path, add]): ProposedField => {
    const balance = valueByPath(now, path)
    return { path, before: undefined, now: balance, proposed: balanceAfter(numberOf(balance) ?? 0, add) }
  })
  return [...changed, ...added]
}
