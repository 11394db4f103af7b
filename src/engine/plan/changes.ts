import { withChanges } from '@/model/changes'
import { idOf, type Lists } from '@/model/references'
import { copyOrImport } from './copyOrImport'
import { change } from './edit'
import { keyOf } from './ids'
import type { ChangedObject, Effect, PlanInputs, PlanRow, RequestOf } from './types'

/** The effect of edits: changes of objects, and new objects, which never overwrite one (rule TABLE-6). */
export function* changes(
  { account, objects }: RequestOf<'changes'>,
  inputs: PlanInputs,
): Generator<void, Effect> {
  const changed = objects.filter((one) => 'changes' in one)
  const created = objects.filter((one) => 'object' in one)
  const edits = yield* change(account, changed, inputs)
  if (created.length === 0) return edits
  // New objects are compared with the objects as they will be, e.g. with their new numbers.
  const target = withAll(inputs.target, changed, new Set(inputs.decisions.leaveOut))
  const options = { ...inputs.options, arriveInactive: false, keepImageAddresses: true }
  const made = yield* copyOrImport(
    { kind: 'import', account, file: '', objects: created },
    { ...inputs, target, options },
  )
  const taken = new Set<string>()
  const rows = made.rows.map((row): PlanRow => {
    if (row.verdict !== 'identical' && row.verdict !== 'differs') return row
    taken.add(row.key)
    const text = `There is an object of the id “${row.id}” already.`
    return { ...row, verdict: 'blocked', block: { text, canRename: true }, diffs: [], isLeftOut: true }
  })
  const steps = made.steps.filter(({ row }) => !taken.has(row))
  return { rows: [...edits.rows, ...rows], steps: [...edits.steps, ...steps] }
}

function withAll(lists: Lists, changed: readonly ChangedObject[], leftOut: ReadonlySet<string>): Lists {
  const byKey = new Map(changed.filter((one) => !leftOut.has(keyOf(one))).map((one) => [keyOf(one), one]))
  return new Map(
    [...lists].map(([type, rows]) => [
      type,
      rows?.map((row) => {
        const edit = byKey.get(keyOf({ type, id: idOf(type, row) }))
        return edit ? (withChanges(row, edit.changes, 'is') as object) : row
      }),
    ]),
  ) as Lists
}
