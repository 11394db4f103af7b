import { changesBetween, withChanges } from '@/model/changes'
import { referencesOf } from '@/model/references'
import { titleOf } from '@/ui/value'
import { type PlanInputs, planOf } from './context'
import { createViolations, updateViolations } from './contract'
import { diffOf } from './diffs'
import { type Drafted, namesField, numberClashes } from './draftRows'
import { keyOf } from './ids'
import { objectsByKey } from './objectsByKey'
import { orderOf } from './order'
import { unknownFields } from './payload'
import { uncounted } from './reading'
import { danglingNote, referrersOf } from './remove'
import { type RevertedState, revertObject } from './revertObject'
import { stepsOf } from './steps'
import type { FieldDiff, Plan, PlanRequest, PlanRow, RevertedObject, Step } from './types'

/** What does not come back with an object that is created again. */
const lost = 'What players had done in it does not come back, and the server counts from 0 again.'

/** The plan that takes back writes of the journal (rules REVERT-1 to REVERT-6). */
export function* revert(
  request: Extract<PlanRequest, { kind: 'revert' }>,
  { target, gaps, decisions }: PlanInputs,
): Generator<void, Plan> {
  const { account, objects } = request
  const there = objectsByKey(target, account)
  const leftOut = new Set(decisions.leaveOut)
  const clashes = numberClashes(there, decisions)
  const drafts: Drafted[] = []
  const deleted: PlanRow[] = []
  const states = new Map<string, RevertedState>()
  const arriving = new Set<string>()

  for (const object of objects) {
    if (drafts.length % 20 === 19) yield
    const key = keyOf(object)
    const sides = decisions.sides[key] ?? {}
    const state = revertObject(object.type, account, there.get(key), object.writes, sides)
    states.set(key, state)
    const drafted = draftOf(object, state)
    drafts.push(drafted)
    if (drafted.write?.action === 'create') arriving.add(key)
    if (isDeletion(drafted)) deleted.push(drafted.row)
  }

  function draftOf({ type, id, name }: RevertedObject, state: RevertedState): Drafted {
    const key = keyOf({ type, id })
    const now = there.get(key)
    const { target: wanted, conflicts } = state
    const sides = decisions.sides[key] ?? {}
    const row: PlanRow = {
      ...{ key, type, id, name: titleOf(now ?? wanted ?? {}, name), reason: { kind: 'chosen' } },
      ...{ verdict: 'identical', diffs: [], notes: state.notes, isLeftOut: true },
    }
    const blocked = (text: string) => ({ id, row: { ...row, verdict: 'blocked' as const, block: { text } } })
    if (state.block) return blocked(state.block)
    const isLeftOut = leftOut.has(key)
    if (!now && wanted) {
      const violation = createViolations(type, wanted).find(({ isOfOtherType }) => !isOfOtherType)
      const block = violation?.text ?? clashes(type, id, wanted)?.text
      if (block) return blocked(block)
      const unknown = unknownFields(type, object(state, type, id))
      const notes = [
        ...state.notes,
        lost,
        ...(unknown.length > 0
          ? [`Not created, because the contract does not know it: ${unknown.join(', ')}.`]
          : []),
      ]
      return {
        id,
        row: { ...row, verdict: 'new', notes, isLeftOut },
        ...(!isLeftOut && { write: { action: 'create', object: wanted } }),
      }
    }
    if (now && !wanted) {
      const verdict = conflicts.length > 0 ? ('differs' as const) : ('delete' as const)
      return { id, row: { ...row, verdict, diffs: conflicts, isLeftOut } }
    }
    if (!now || !wanted) return { id, row: { ...row, notes: ['It is gone already.'] } }

    const all = changesBetween(uncounted(type, now), uncounted(type, wanted))
    const keyed = all.map((change) => ({ change, diff: diffOf(type, wanted, change) }))
    const decided = new Set(conflicts.map((one) => one.key))
    const free = keyed.filter(({ diff }) => !conflicts.some(({ path }) => isBelow(diff.path, path)))
    const chosen = keyed.filter(({ diff }) => decided.has(diff.key) || sides[diff.key] !== 'theirs')
    const diffs: FieldDiff[] = [
      ...conflicts,
      ...free.map(({ diff }) => ({ ...diff, byDefault: 'ours' as const })),
    ]
    if (diffs.length === 0) return { id, row: { ...row, notes: [...state.notes, 'It is back already.'] } }
    const verdict = conflicts.length > 0 ? ('differs' as const) : ('edit' as const)
    const changes = chosen.map(({ change }) => change)
    if (changes.length === 0) return { id, row: { ...row, verdict, diffs } }
    const next = withChanges(now, changes, 'is') as object
    const violation = updateViolations(type, next).find(
      ({ path, isOfOtherType }) => !isOfOtherType && chosen.some(({ diff }) => isBelow(path, diff.path)),
    )
    const block = violation?.text ?? clashes(type, id, next, now)?.text
    if (block) return { id, row: { ...row, verdict: 'blocked', block: { text: block }, diffs } }
    return {
      id,
      row: { ...row, verdict, diffs, isLeftOut },
      ...(!isLeftOut && { write: { action: 'update', object: next, base: now, changes } }),
    }
  }

  /** The object before its deletion. */
  function object({ target: wanted }: RevertedState, type: RevertedObject['type'], id: string): object {
    const one = objects.find((other) => other.type === type && other.id === id)
    return one?.writes.find(({ before }) => before)?.before ?? wanted ?? {}
  }

  const gone = new Set(deleted.filter(({ isLeftOut }) => !isLeftOut).map(({ key }) => key))
  const { referrers, dangling } = yield* referrersOf(target, gone)
  const rows = drafts.map(({ row, write }): PlanRow => {
    const left = dangling.get(row.key) ?? []
    const names = write ? missingNames(row, write.object) : []
    const notes = [...row.notes, ...(left.length > 0 ? [danglingNote(left)] : []), ...names]
    return notes.length > row.notes.length ? { ...row, notes } : row
  })

  /** References of what comes back to objects that are gone. */
  function missingNames({ type }: PlanRow, written: object): string[] {
    return referencesOf(type, written).flatMap(({ to, id, field }) => {
      const key = keyOf({ type: to, id })
      // Lists that are not loaded say nothing.
      if (!target.has(to) || there.has(key) || arriving.has(key)) return []
      return [namesField(type, field, id, 'which does not exist')]
    })
  }

  const written = yield* stepsOf(drafts, account, true)
  const nodes = [...gone].map((key) => ({ key, needs: [...(referrers.get(key) ?? [])] }))
  const { keys: order, deferred } = orderOf(nodes)
  const byKey = new Map(rows.map((row) => [row.key, row]))
  const needsOf = new Map(nodes.map(({ key, needs }) => [key, needs]))
  const removals = order.flatMap((key): Step[] => {
    const row = byKey.get(key)
    if (!row) return []
    const { type, id, name } = row
    const after = (needsOf.get(key) ?? []).filter((need) => !deferred.get(key)?.has(need))
    return [{ key, row: key, type, id, name, action: 'delete', account, base: there.get(key) ?? {}, after }]
  })
  const byObject = new Map(objects.map((one) => [keyOf(one), one]))
  const steps = [...written, ...removals].map((step): Step => {
    const differences = states.get(step.row)?.differences ?? []
    const reverts = (byObject.get(step.row)?.writes ?? []).map(({ entry, field }) => ({
      entry,
      ...(field !== undefined && { field }),
    }))
    return {
      ...step,
      ...(step.isSecondPass ? {} : { reverts }),
      ...(differences.length > 0 && step.action === 'update' && { differences }),
    }
  })
  return planOf(account, rows, steps, gaps)
}

const isDeletion = ({ row }: Drafted) =>
  row.verdict === 'delete' || (row.verdict === 'differs' && row.diffs[0]?.ours === 'Deleted')

const isBelow = (path: string, field: string) => path === field || path.startsWith(`${field}.`)
