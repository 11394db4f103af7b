import { changesBetween, hasPlaceFor, valueAt, withChanges } from '@/model/changes'
import { isSame } from '@/model/edits'
import { titleOf } from '@/ui/value'
import { type PlanInputs, planOf } from './context'
import { diffOf } from './diffs'
import { keyOf } from './ids'
import { objectsByKey } from './objectsByKey'
import { updateOf } from './steps'
import type { Plan, PlanRequest, PlanRow, Step } from './types'

/** The plan of edits that differ from object to object. All other values stay the same. */
export function* change(
  request: Extract<PlanRequest, { kind: 'changes' }>,
  { target, gaps, decisions }: PlanInputs,
): Generator<void, Plan> {
  const { account } = request
  const there = objectsByKey(target, account)
  const leftOut = new Set(decisions.leaveOut)
  const rows: PlanRow[] = []
  const steps: Step[] = []
  for (const { type, id, changes: wanted } of request.objects) {
    if (rows.length % 50 === 49) yield
    const key = keyOf({ type, id })
    const before = there.get(key)
    const name = before ? titleOf(before, id) : id
    const row = { key, type, id, name, reason: { kind: 'chosen' } as const, diffs: [], notes: [] }
    const block = !before
      ? 'It was not found. It may have been deleted.'
      : wanted.every((one) => hasPlaceFor(before, one))
        ? undefined
        : 'It has a value that cannot be edited here.'
    if (!before || block !== undefined) {
      rows.push({ ...row, verdict: 'blocked', block: { text: block ?? '' }, isLeftOut: true })
      continue
    }
    const object = withChanges(before, wanted, 'is') as object
    const changes = changesBetween(before, object)
    if (changes.length === 0) {
      rows.push({ ...row, verdict: 'identical', isLeftOut: true })
      continue
    }
    // Somebody else changed the value after the edit. The diff shows the current value.
    const isOther = wanted.some((one) => !isSame(valueAt(before, one.path), one.was))
    const isLeftOut = leftOut.has(key)
    rows.push({
      ...row,
      verdict: 'edit',
      diffs: changes.map((one) => diffOf(type, object, one)),
      notes: isOther ? ['It was changed since you edited it.'] : [],
      isLeftOut,
    })
    if (isLeftOut) continue
    steps.push(updateOf({ type, id, name }, account, { object, base: before, changes }))
  }
  return planOf(account, rows, steps, gaps)
}
