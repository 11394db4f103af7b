import { fieldName } from '@/model/fieldNames'
import { idOf, type Lists, referencesOf } from '@/model/references'
import { titleOf } from '@/ui/value'
import { type PlanInputs, planOf } from './context'
import { keyOf } from './ids'
import { objectsByKey } from './objectsByKey'
import { orderOf } from './order'
import type { Plan, PlanRequest, PlanRow, Step } from './types'

/** The number of referring objects that a row names. The rest is counted. */
const named = 4

/** The plan of a deletion. Objects that refer to a deleted object are deleted before it. */
export function* remove(
  request: Extract<PlanRequest, { kind: 'delete' }>,
  { target, gaps, decisions }: PlanInputs,
): Generator<void, Plan> {
  const { account, objects } = request
  const there = objectsByKey(target, account)
  const leftOut = new Set(decisions.leaveOut)
  const keys = objects.map(keyOf)
  const deleted = new Set(keys.filter((key) => there.has(key) && !leftOut.has(key)))
  const { referrers, dangling } = yield* referrersOf(target, deleted)

  const rows: PlanRow[] = []
  for (const { type, id } of objects) {
    const key = keyOf({ type, id })
    const object = there.get(key)
    const left = dangling.get(key) ?? []
    const row = {
      ...{ key, type, id, name: object ? titleOf(object, id) : id, diffs: [] },
      reason: { kind: 'chosen' } as const,
      isLeftOut: !deleted.has(key),
    }
    rows.push(
      object
        ? { ...row, verdict: 'delete', notes: left.length > 0 ? [danglingNote(left)] : [] }
        : {
            ...row,
            verdict: 'blocked',
            block: { text: 'It was not found. It may be deleted already.' },
            notes: [],
          },
    )
  }

  const byKey = new Map(rows.map((row) => [row.key, row]))
  const nodes = [...deleted].map((key) => ({ key, needs: [...(referrers.get(key) ?? [])] }))
  const { keys: order, deferred } = orderOf(nodes)
  const needsOf = new Map(nodes.map(({ key, needs }) => [key, needs]))
  const steps = order.map((key): Step => {
    const { type, id, name } = byKey.get(key) as PlanRow
    const after = (needsOf.get(key) ?? []).filter((need) => !deferred.get(key)?.has(need))
    return { key, row: key, type, id, name, action: 'delete', account, base: there.get(key) as object, after }
  })
  return planOf(account, rows, steps, gaps)
}

/** The objects that refer to deleted ones, by key: those that are deleted, too, and texts for those that stay. */
export function* referrersOf(lists: Lists, deleted: ReadonlySet<string>) {
  const referrers = new Map<string, Set<string>>()
  const dangling = new Map<string, string[]>()
  let count = 0
  for (const [type, rows] of lists)
    for (const row of rows) {
      count += 1
      if (count % 200 === 199) yield
      const from = keyOf({ type, id: idOf(type, row) })
      const isDeleted = deleted.has(from)
      for (const { to, id, field } of referencesOf(type, row)) {
        const key = keyOf({ type: to, id })
        if (!deleted.has(key) || key === from) continue
        if (isDeleted) referrers.set(key, (referrers.get(key) ?? new Set()).add(from))
        else {
          const words = dangling.get(key) ?? []
          words.push(`“${titleOf(row, idOf(type, row))}” (${fieldName(type, field)})`)
          dangling.set(key, words)
        }
      }
    }
  return { referrers, dangling }
}

export function danglingNote(words: readonly string[]): string {
  const rest = words.length - named
  const listed = words.slice(0, named).join(', ')
  return `Will be left dangling: ${listed}${rest > 0 ? ` and ${rest} more` : ''}.`
}
