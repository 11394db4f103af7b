import { titleOf } from '@/lib/value'
import { withChanges } from '@/model/changes'
import type { EntityType } from '@/model/entityTypes'
import { secretsOf } from '@/model/excluded'
import { fieldName } from '@/model/fieldNames'
import { uncounted } from '@/model/managed'
import { referencesOf } from '@/model/references'
import { createViolations, updateViolation } from './contract'
import { type Drafted, namesField, numberClashes, unknownNotes } from './draftRows'
import { keyOf, objectsByKey } from './ids'
import { fieldsToWrite } from './mergedRow'
import { danglingNotes, referencesTo, removalsOf } from './remove'
import type { RevertedObject } from './reverted'
import { type RevertedState, revertObject } from './revertObject'
import { stepsOf } from './steps'
import type { Effect, FieldDiff, PlanInputs, PlanRow, RequestOf, Step } from './types'

/** What is lost with every object that is created again by a revert. */
export const lostWithObject =
  'What players had done in it does not come back, and the server counts from 0 again.'

const secretNotes = (type: EntityType): string[] =>
  secretsOf(type).map(
    (path) => `${fieldName(type, path)}: the journal never has it, so the server issues a new one.`,
  )

/** The effect of taking back writes of the journal (rules REVERT-1 to REVERT-6). */
export function* revert(
  { account, objects }: RequestOf<'revert'>,
  { target, decisions }: PlanInputs,
): Generator<void, Effect> {
  const there = objectsByKey(target, account)
  const leftOut = new Set(decisions.leaveOut)
  const clashes = numberClashes(there, decisions)
  const drafts: Drafted[] = []
  const states = new Map<string, RevertedState>()
  /** `arriving`: keys of the objects that are created again. `gone`: keys of the objects that are deleted. */
  const arriving = new Set<string>()
  const gone = new Set<string>()

  for (const object of objects) {
    if (drafts.length % 20 === 19) yield
    const { type, writes } = object
    const key = keyOf(object)
    const state = revertObject(type, account, there.get(key), writes, decisions.sides[key] ?? {})
    states.set(key, state)
    drafts.push(draftOf(object, state))
  }

  function draftOf({ type, id, name, writes }: RevertedObject, state: RevertedState): Drafted {
    const key = keyOf({ type, id })
    const now = there.get(key)
    const { target: wanted, conflicts } = state
    const sides = decisions.sides[key] ?? {}
    const stateNotes = state.lost === undefined ? state.notes : [...state.notes, state.lost]
    const row: PlanRow = {
      key,
      type,
      id,
      name: titleOf(wanted ?? now ?? {}, name),
      reason: { kind: 'chosen' },
      verdict: 'identical',
      diffs: [],
      notes: stateNotes,
      isLeftOut: true,
    }
    const blocked = (text: string, diffs: readonly FieldDiff[] = []): Drafted => ({
      id,
      row: { ...row, verdict: 'blocked', block: { text }, diffs },
    })
    if (state.block) return blocked(state.block)
    const isLeftOut = leftOut.has(key)
    if (!now && wanted) {
      const violation = createViolations(type, wanted).find(({ isOfOtherType }) => !isOfOtherType)
      const block = violation?.text ?? clashes(type, id, wanted)?.text
      if (block) return blocked(block)
      const before = writes.find((one) => one.before)?.before ?? wanted
      const notes = [...stateNotes, lostWithObject, ...unknownNotes(type, before), ...secretNotes(type)]
      if (!isLeftOut) arriving.add(key)
      return {
        id,
        row: { ...row, verdict: 'new', notes, isLeftOut },
        ...(!isLeftOut && { write: { action: 'create', object: wanted } }),
      }
    }
    if (now && !wanted) {
      if (!isLeftOut) gone.add(key)
      const verdict = conflicts.length > 0 ? 'differs' : 'delete'
      return { id, row: { ...row, verdict, diffs: conflicts, isLeftOut } }
    }
    if (!now || !wanted) return { id, row: { ...row, notes: [...stateNotes, 'It is gone already.'] } }

    const [from, to] = [uncounted(type, now), uncounted(type, wanted)]
    const { diffs, chosen } = fieldsToWrite(type, from, to, { conflicts, sides })
    if (diffs.length === 0 && state.lost !== undefined) return blocked(state.lost)
    if (diffs.length === 0) return { id, row: { ...row, notes: [...stateNotes, 'It is back already.'] } }
    const verdict = conflicts.length > 0 ? 'differs' : 'edit'
    // A null comes back as a missing value, because no update accepts it.
    const changes = chosen.map(({ change }) => ({ ...change, is: change.is ?? undefined }))
    if (changes.length === 0) return { id, row: { ...row, verdict, diffs } }
    const next = withChanges(now, changes, 'is') as object
    const violation = updateViolation(
      type,
      next,
      chosen.map(({ diff }) => diff),
    )
    const block = violation?.text ?? clashes(type, id, next, now)?.text
    if (block) return blocked(block, diffs)
    return {
      id,
      row: { ...row, verdict, diffs, isLeftOut },
      ...(!isLeftOut && { write: { action: 'update', object: next, base: now, changes } }),
    }
  }

  const references = yield* referencesTo(gone, target)
  const rows = drafts.map(({ row, write }): PlanRow => {
    const missing = write ? missingNames(row, write.object) : []
    return { ...row, notes: [...row.notes, ...danglingNotes(references, row.key), ...missing] }
  })

  /** Notes about references of restored objects to objects that do not exist. */
  function missingNames({ type }: PlanRow, written: object): string[] {
    return referencesOf(type, written).flatMap(({ to, id, field }) => {
      const key = keyOf({ type: to, id })
      // Without the list it is unknown whether the object exists.
      if (!target.has(to) || there.has(key) || arriving.has(key)) return []
      return [namesField(type, field, id, 'which does not exist')]
    })
  }

  const written = yield* stepsOf(drafts, account, true)
  const byKey = new Map(objects.map((one) => [keyOf(one), one]))
  const steps = [...written, ...removalsOf(account, rows, there, references)].map((step): Step => {
    const differences = states.get(step.row)?.differences ?? []
    const reverts = (byKey.get(step.row)?.writes ?? []).map(({ entry, field }) => ({
      entry,
      ...(field !== undefined && { field }),
    }))
    return {
      ...step,
      ...(!step.isSecondPass && { reverts }),
      ...(differences.length > 0 && step.action === 'update' && { differences }),
    }
  })
  return { rows, steps }
}
