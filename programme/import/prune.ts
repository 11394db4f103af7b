import { keyOf } from '@/engine/plan/ids'
import { listsAfter } from '@/engine/plan/listsAfter'
import { makePlan } from '@/engine/plan/makePlan'
import { noDecisions, type ObjectName, type Plan, type PlanRow } from '@/engine/plan/types'
import { pluralize } from '@/lib/format'
import { nearestId } from '@/lib/nearest'
import { type EntityType, isOfProgramme, programmeTypes } from '@/model/entityTypes'
import { type Lifecycle, lifecycleOf } from '@/model/lifecycle'
import { idOf, type Lists, referencesOf } from '@/model/references'
import { type Call, CommandError, option, optionList } from '../command'

/**
 * What `import --prune` deletes: objects of the named types that are in the account and not in the file (rule
 * BUNDLE-10).
 */
export interface Pruned {
  /** The deletions alone. They run after all other calls. */
  plan: Plan
  deletions: { row: PlanRow; state: Lifecycle; usedBy: ObjectName[] }[]
}

/** The types of `--prune`. Throws CommandError. */
export function prunedTypes(call: Call): EntityType[] {
  const given = optionList(call, 'prune').flatMap((text) => text.split(',').map((one) => one.trim()))
  const confirmed = option(call, 'confirm-deletions')
  if (confirmed !== undefined && !/^\d+$/.test(confirmed))
    throw new CommandError(`--confirm-deletions is a number, not '${confirmed}'`)
  if (confirmed !== undefined && given.length === 0)
    throw new CommandError('--confirm-deletions goes with --prune, which names the types')
  return [...new Set(given)].map((type) => {
    if (isProgrammeType(type)) return type
    if (type === 'players') throw new CommandError('--prune never deletes players')
    const nearest = nearestId(type, programmeTypes)
    throw new CommandError(
      `--prune: there is no type '${type}'${nearest === undefined ? `; the types are ${programmeTypes.join(', ')}` : `. Did you mean '${nearest}'?`}`,
    )
  })
}

const isProgrammeType = (type: string): type is EntityType => programmeTypes.some((one) => one === type)

/**
 * Plans the deletions. References to the deleted objects are searched for in the lists as they will be after the
 * import.
 */
export function pruneFor(
  types: readonly EntityType[],
  objects: readonly ObjectName[],
  { plan: { account, steps }, target }: { plan: Plan; target: Lists },
): Pruned {
  const inFile = new Set(objects.map(keyOf))
  const after = listsAfter(target, { steps })
  const names = types.flatMap((type) =>
    (target.get(type) ?? []).map((row) => ({ type, id: idOf(type, row) })),
  )
  const deleted = names.filter((name) => !inFile.has(keyOf(name)))
  const keys = new Set(deleted.map(keyOf))
  const inputs = {
    source: after,
    target: after,
    gaps: [],
    options: { arriveInactive: false, keepImageAddresses: true },
    decisions: noDecisions,
  }
  const plan = makePlan({ kind: 'delete', account, objects: deleted }, inputs)
  const users = usersOf(keys, after)
  const found = new Map(
    types.flatMap((type) =>
      (target.get(type) ?? []).map((row) => [keyOf({ type, id: idOf(type, row) }), row]),
    ),
  )
  const rows = plan.rows.map((row): PlanRow => {
    const isLive = lifecycleOf(found.get(row.key) ?? {}) === 'live'
    return isLive ? { ...row, notes: ['It is live: players see it disappear.', ...row.notes] } : row
  })
  return {
    plan: { ...plan, rows },
    deletions: rows.map((row) => ({
      row,
      state: lifecycleOf(found.get(row.key) ?? {}),
      usedBy: users.get(row.key) ?? [],
    })),
  }
}

/** The objects that stay and refer to a deleted one, by the key of the deleted object. */
function usersOf(keys: ReadonlySet<string>, lists: Lists): Map<string, ObjectName[]> {
  const users = new Map<string, Map<string, ObjectName>>()
  for (const [type, rows] of lists)
    for (const row of isOfProgramme(type) ? rows : []) {
      const user = { type, id: idOf(type, row) }
      if (keys.has(keyOf(user))) continue
      for (const { to, id } of referencesOf(type, row)) {
        const key = keyOf({ type: to, id })
        if (!keys.has(key)) continue
        users.set(key, (users.get(key) ?? new Map()).set(keyOf(user), user))
      }
    }
  return new Map([...users].map(([key, found]) => [key, [...found.values()]]))
}

/** Why nothing is sent: `--confirm-deletions` is missing, or its count is wrong. */
export function unconfirmedText(call: Call, { deletions }: Pruned): string | undefined {
  const given = option(call, 'confirm-deletions')
  if (given === undefined ? deletions.length === 0 : Number(given) === deletions.length) return undefined
  return `Nothing was sent: ${pluralize(deletions.length, 'object', 'objects')} would be deleted${given === undefined ? '' : `, not ${given}`}. Look at them with --dry-run, and add --confirm-deletions ${deletions.length}.`
}
