import { titleOf } from '@/lib/value'
import { fieldName } from '@/model/fieldNames'
import { idOf, type Lists, referencesOf } from '@/model/references'
import { keyOf, type ObjectsByKey, objectsByKey } from './ids'
import { orderOf } from './steps'
import type { Effect, PlanInputs, PlanRow, RequestOf, Step } from './types'

/** The effect of a deletion. Objects that refer to a deleted object are deleted before it. */
export function* remove(
  { account, objects }: RequestOf<'delete'>,
  { target, decisions }: PlanInputs,
): Generator<void, Effect> {
  const there = objectsByKey(target, account)
  const leftOut = new Set(decisions.leaveOut)
  const keys = objects.map(keyOf)
  const deleted = new Set(keys.filter((key) => there.has(key) && !leftOut.has(key)))
  const references = yield* referencesTo(deleted, target)
  const rows = objects.map((one): PlanRow => {
    const key = keyOf(one)
    const object = there.get(key)
    const row = {
      key,
      ...one,
      name: object ? titleOf(object, one.id) : one.id,
      diffs: [],
      reason: { kind: 'chosen' } as const,
      isLeftOut: !deleted.has(key),
    }
    if (object) return { ...row, verdict: 'delete', notes: danglingNotes(references, key) }
    const block = { text: 'It was not found. It may be deleted already.' }
    return { ...row, verdict: 'blocked', block, notes: [] }
  })
  return { rows, steps: removalsOf(account, rows, there, references) }
}

/** The references to deleted objects, by the key of the deleted object. */
interface References {
  /** The keys of the objects that are deleted, too. */
  deleted: ReadonlyMap<string, ReadonlySet<string>>
  /** The references of objects that stay, in words. */
  dangling: ReadonlyMap<string, readonly string[]>
}

export function* referencesTo(keys: ReadonlySet<string>, lists: Lists): Generator<void, References> {
  const deleted = new Map([...keys].map((key) => [key, new Set<string>()]))
  const dangling = new Map([...keys].map((key): [string, string[]] => [key, []]))
  let count = 0
  for (const [type, rows] of lists)
    for (const row of rows) {
      count += 1
      if (count % 200 === 199) yield
      const rowId = idOf(type, row)
      const from = keyOf({ type, id: rowId })
      for (const { to, id, field } of referencesOf(type, row)) {
        const key = keyOf({ type: to, id })
        if (key === from) continue
        if (keys.has(from)) deleted.get(key)?.add(from)
        else dangling.get(key)?.push(`“${titleOf(row, rowId)}” (${fieldName(type, field)})`)
      }
    }
  return { deleted, dangling }
}

/** The number of referring objects that a note names. The rest is counted. */
const named = 4

/** The note on a deleted object that others refer to. */
export function danglingNotes({ dangling }: References, key: string): string[] {
  const words = dangling.get(key) ?? []
  const rest = words.length - named
  const listed = words.slice(0, named).join(', ')
  return words.length > 0 ? [`Will be left dangling: ${listed}${rest > 0 ? ` and ${rest} more` : ''}.`] : []
}

/** The calls that delete the objects of these rows that are deleted, in their order. */
export function removalsOf(
  account: string,
  rows: readonly PlanRow[],
  there: ObjectsByKey,
  { deleted }: References,
): Step[] {
  const byKey = new Map(rows.map((row) => [row.key, row]))
  const nodes = [...deleted].map(([key, needs]) => ({ key, needs: [...needs] }))
  return orderOf(nodes).flatMap(({ key, after }): Step[] => {
    const [row, base] = [byKey.get(key), there.get(key)]
    if (!row || !base) return []
    const { type, id, name } = row
    return [{ key, row: key, type, id, name, action: 'delete', account, base, after }]
  })
}
