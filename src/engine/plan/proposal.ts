import { titleOf, valueByPath } from '@/lib/value'
import { changesBetween, missingChanges } from '@/model/changes'
import type { PlainObject } from '@/model/edits'
import { isWithin } from '@/model/fieldNames'
import { idRefusal } from '@/model/ids'
import { managedFields } from '@/model/managed'
import { referencesOf } from '@/model/references'
import { nouns } from '@/model/words'
import { createViolations, updateViolation } from './contract'
import { withDifferences } from './differences'
import { changesOfOthers, diffOf } from './diffs'
import { type Drafted, namesField, numberClashes } from './draftRows'
import { earnedFields, isPlayed, numberOf, uniqueNumbers } from './exceptions'
import { keyOf, type ObjectsByKey, objectsByKey } from './ids'
import { fieldsToWrite, mergedObject, namesOf, wholeDiff, wholeKey } from './mergedRow'
import type { ProposalRequest, ProposalRow, ProposedState } from './proposalTypes'
import { proposedForm } from './proposedRows'
import { danglingNotes, referencesTo, removalsOf } from './remove'
import { stepsOf } from './steps'
import type { Decisions, Effect, FieldDiff, PlanInputs, PlanRow, Sides, Step } from './types'

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
  const drafts: Judged[] = []
  for (const [index, one] of proposed.entries()) {
    if (index % 20 === 19) yield
    drafts.push(drafted(one))
  }

  function drafted(one: ProposalRow): Judged {
    const { type, id, name } = one
    const key = keyOf(one)
    const now = there.get(key)
    const row: PlanRow = {
      ...{ key, type, id, name: titleOf(now ?? one.after ?? one.before ?? {}, name) },
      ...{ reason: { kind: 'chosen' }, verdict: 'identical', diffs: [], notes: [], isLeftOut: true },
    }
    const blocked = (
      proposedState: ProposedState,
      text: string,
      diffs: readonly FieldDiff[] = [],
    ): Judged => ({
      id,
      row: { ...row, verdict: 'blocked', proposed: proposedState, block: { text }, diffs },
    })
    const done: Judged = { id, row: { ...row, proposed: 'done' } }
    const isLeftOut = leftOut.has(key)
    const sides = decisions.sides[key] ?? {}
    if (one.action === 'create') {
      const after = one.after ?? {}
      if (now && missing(one, now).length === 0) return done
      if (now)
        return blocked('exists', `There is another object of the id “${id}” now: “${titleOf(now, id)}”.`)
      const violation = createViolations(type, after).find(({ isOfOtherType }) => !isOfOtherType)
      const refusal = idRefusal(id)
      const text = refusal === undefined ? (violation?.text ?? clashes(type, id, after)?.text) : `${refusal}.`
      if (text !== undefined) return blocked('blocked', text)
      return {
        id,
        row: { ...row, verdict: 'new', proposed: 'as-reviewed', isLeftOut },
        ...(!isLeftOut && { write: { action: 'create', object: after } }),
      }
    }
    const before = one.before ?? {}
    if (!now && one.action === 'delete') return done
    if (!now) return blocked('gone', 'It does not exist any more, so it cannot be changed.')
    const seen = proposedForm(type, now, account)
    if (one.action === 'delete') {
      const others = changesOfOthers(type, before, seen)
      const isWritten = !isLeftOut && (others.length === 0 || sides[wholeKey] === 'source')
      if (others.length === 0)
        return {
          id,
          row: { ...row, verdict: 'delete', proposed: 'as-reviewed', isLeftOut },
          isDeleted: isWritten,
        }
      const diffs = [{ ...wholeDiff('it was changed since', others), isOpen: true }]
      return {
        id,
        row: { ...row, verdict: 'differs', proposed: 'conflict', diffs, isLeftOut },
        isDeleted: isWritten,
      }
    }
    return updated(one, now, seen, row, sides, isLeftOut)
  }

  function updated(
    one: ProposalRow,
    now: object,
    seen: PlainObject,
    row: PlanRow,
    sides: Sides,
    isLeftOut: boolean,
  ): Judged {
    const { type, id, before = {}, after = {}, adds = {} } = one
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
      ...{ diffs, notes, isLeftOut },
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
    if (text !== undefined)
      return {
        id,
        row: { ...next, verdict: 'blocked', proposed: 'blocked', block: { text }, isLeftOut: true },
      }
    return {
      ...{ id, row: next, differences: Object.keys(adds) },
      ...(!isLeftOut && { write: { action: 'update', object, base: now, changes } }),
    }
  }

  const deleted = new Set(drafts.filter(({ isDeleted }) => isDeleted).map(({ row }) => row.key))
  const arriving = new Set(drafts.flatMap(({ row, write }) => (write?.action === 'create' ? [row.key] : [])))
  const inProposal = new Map(proposed.map((one) => [keyOf(one), one.name]))
  const references = yield* referencesTo(deleted, target)
  const rows = drafts.map(({ row, write }): PlanRow => {
    const names = write ? missingNames(row, write.object) : []
    return { ...row, notes: [...row.notes, ...danglingNotes(references, row.key), ...names] }
  })

  /** References of what is written to objects that will not be there, as after an import. */
  function missingNames({ type }: PlanRow, written: object): string[] {
    return referencesOf(type, written).flatMap(({ to, id, field }) => {
      const key = keyOf({ type: to, id })
      if (!target.has(to) || (there.has(key) && !deleted.has(key)) || arriving.has(key)) return []
      const known = there.has(key) ? undefined : inProposal.get(key)
      return [
        known === undefined
          ? namesField(type, field, id, deleted.has(key) ? 'which is deleted' : 'which does not exist')
          : namesField(type, field, known, 'which is left out'),
      ]
    })
  }

  const differences = new Map(drafts.map((one) => [one.row.key, one.differences ?? []]))
  const written = (yield* stepsOf(drafts, account, true)).map((step): Step => {
    const fields = differences.get(step.row) ?? []
    return fields.length > 0 ? { ...step, differences: fields } : step
  })
  return { rows, steps: [...written, ...removalsOf(account, rows, there, references)] }
}

interface Judged extends Drafted {
  isDeleted?: boolean
  /** Fields that change by a difference. */
  differences?: readonly string[]
}

/** The changes of a row that an object does not have yet. Fields that only the server adds or counts are not compared. */
function missing({ type, before = {}, after = {} }: ProposalRow, object: object) {
  const changes = missingChanges(object, { before, wanted: after, managed: managedFields(type) })
  // Of a new object others may have what players got since.
  return Object.keys(before).length > 0
    ? changes
    : changes.filter(({ path: [field] }) => !(typeof field === 'string' && isPlayed(type, field)))
}

const without = (object: PlainObject, fields: Readonly<Record<string, unknown>>): PlainObject =>
  Object.fromEntries(Object.entries(object).filter(([field]) => !Object.hasOwn(fields, field)))

/** A difference takes no more than is left. */
const balanceAfter = (balance: number, add: number) => Math.max(Math.min(0, balance), balance + add)

function addsNote(field: string, add: number, balance: number): string {
  const word = field === 'points' || field === 'credits' ? nouns[field].title : field
  const stops = balance + add < balanceAfter(balance, add) ? ' A part of it is spent, so it stops at 0.' : ''
  return `${word} change by ${add > 0 ? '+' : '−'}${Math.abs(add)} from the current balance, ${balance}.${stops}`
}

/** Whether a row can have numbers that change by a difference. */
export const canAdd = (row: Pick<ProposalRow, 'type' | 'action'>, field: string): boolean =>
  row.action === 'update' && earnedFields(row.type).some((one) => one === field)

/** What a proposal deletes does not hold its number any more. */
function withoutDeleted(
  there: ObjectsByKey,
  rows: readonly ProposalRow[],
  leftOut: ReadonlySet<string>,
): ObjectsByKey {
  const kept = new Map(there)
  for (const row of rows) if (row.action === 'delete' && !leftOut.has(keyOf(row))) kept.delete(keyOf(row))
  return kept
}

/** The decisions with the numbers that a proposal changes, so that two levels can change places. */
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
