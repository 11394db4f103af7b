import { createRowDrafter, type DraftedObject } from '@/engine/plan/draftRows'
import { keyOf, type ObjectsByKey, objectsByKey } from '@/engine/plan/ids'
import { type FieldDiff, type NamedObject, noDecisions, type PlanOptions } from '@/engine/plan/types'
import { naturalCompare } from '@/lib/compare'
import { runSync } from '@/lib/idle'
import { mergeSort } from '@/lib/ranks'
import { titleOf } from '@/lib/value'
import { type EntityType, programmeTypes } from '@/model/entityTypes'
import { idOf, type Lists } from '@/model/references'

/** An account or a file that is compared. */
export interface Compared {
  /** The account that its objects belong to. */
  account: string
  lists: Lists
  /** Types whose list could not be read, or not completely. */
  unread: ReadonlySet<EntityType>
}

export const cellStates = ['source', 'same', 'differs', 'missing', 'unknown'] as const

/**
 * - `source`: the others are compared with this one
 * - `same`, `differs`, `missing`: what a copy from the source would find there (rule COMPARE-2)
 * - `unknown`: its list could not be read
 */
export type CellState = (typeof cellStates)[number]

/** One object in one account. */
export interface MatrixCell {
  state: CellState
  /** The fields that differ: `source` is the value in the source account, `target` the value in the account of this cell. */
  diffs: readonly FieldDiff[]
  /** Only the availability differs, which copies do not change. */
  hasOtherAvailability: boolean
  /** The object as received. Undefined if it is missing or unknown. */
  object: object | undefined
}

/** One object in all accounts. */
export interface MatrixRow extends NamedObject {
  /** Unique in the matrix. */
  key: string
  /** The index of the account that the others are compared with: the first one that has the object. */
  source: number
  /** One for each account, in their order. */
  cells: readonly MatrixCell[]
}

/** Types in the order of the navigation, objects by name. */
export type Matrix = readonly MatrixRow[]

export interface ComparisonInput {
  /** The first one is compared with the others. */
  compared: readonly Compared[]
  /** Counts a different availability as a difference. Without it, it is ignored, as in a copy (rule COPY-4). */
  withAvailability: boolean
}

const bare = { diffs: [], hasOtherAvailability: false }
const unknown: MatrixCell = { ...bare, state: 'unknown', object: undefined }
const missing: MatrixCell = { ...bare, state: 'missing', object: undefined }

/**
 * Compares the objects of several accounts. Two objects are the same if a plan that copies one to the other account
 * would change nothing.
 */
export const compare = (comparison: ComparisonInput): Matrix => runSync(comparing(comparison))

/** As `compare`, in steps, so that many objects do not block the page. */
export function* comparing({ compared, withAvailability }: ComparisonInput): Generator<void, Matrix> {
  const options: PlanOptions = {
    arriveInactive: false,
    keepImageAddresses: true,
    takeAvailability: withAvailability,
  }
  const objects: ObjectsByKey[] = []
  for (const { lists, account } of compared) {
    objects.push(objectsByKey(lists, account))
    yield
  }
  /** For each account, the keys of the objects that a row of an earlier account already shows. */
  const shown = compared.map(() => new Set<string>())
  const rows: MatrixRow[] = []
  for (const [source, own] of objects.entries()) {
    const wanted = wantedIn(compared[source], own)
    const cellIn = cellFinder({ source, wanted, compared, objects, options })
    for (const one of wanted) {
      if (shown[source]?.has(one.key)) continue
      const cells: MatrixCell[] = []
      for (const index of compared.keys()) {
        if (index === source) {
          cells.push({ ...bare, state: 'source', object: one.object })
          continue
        }
        const { cell, key: there } = cellIn(one, index)
        if (there !== undefined) shown[index]?.add(there)
        cells.push(cell)
        // With many accounts a single row takes long, so yield here, too: the first row prepares a comparison with each
        // account.
        yield
      }
      const { key, type, id, name } = one
      rows.push({ key: `${source} ${key}`, type, id, name, source, cells })
    }
  }
  return yield* mergeSort(
    rows,
    (a, b) =>
      programmeTypes.indexOf(a.type) - programmeTypes.indexOf(b.type) ||
      naturalCompare(a.name, b.name) ||
      naturalCompare(a.id, b.id),
  )
}

/** All objects of an account that belong to its programme. */
function wantedIn(one: Compared | undefined, objects: ObjectsByKey): DraftedObject[] {
  const found = new Map<string, DraftedObject>()
  for (const type of programmeTypes)
    for (const row of one?.lists.get(type) ?? []) {
      const id = idOf(type, row)
      const key = keyOf({ type, id })
      if (objects.get(key) !== row) continue
      found.set(key, { key, type, id, object: row, name: titleOf(row, id), reason: { kind: 'chosen' } })
    }
  return [...found.values()]
}

interface Finder {
  source: number
  wanted: readonly DraftedObject[]
  compared: readonly Compared[]
  objects: readonly ObjectsByKey[]
  options: PlanOptions
}

/** Returns a function that compares an object of the source with another account; `key` is its object there. */
function cellFinder({ source, wanted, compared, objects, options }: Finder) {
  const drafters = new Map<number, ReturnType<typeof createRowDrafter>>()
  const drafterTo = (index: number, account: string, target: ObjectsByKey) => {
    const known = drafters.get(index)
    if (known) return known
    const inputs = { account, wanted, target, options, decisions: noDecisions, isKnownAccount: true }
    const drafter = createRowDrafter(inputs)
    drafters.set(index, drafter)
    return drafter
  }
  return (one: DraftedObject, index: number): { cell: MatrixCell; key?: string } => {
    const [there, target] = [compared[index], objects[index]]
    if (index === source || !there || !target || there.unread.has(one.type)) return { cell: unknown }
    const { type, id } = one
    // A copy removes blanks around an id, unless the account has an object of exactly this id.
    const isThere = target.has(one.key) || target.has(keyOf({ type, id: id.trim() }))
    if (!isThere) return { cell: missing }
    const drafted = drafterTo(index, there.account, target).draft(one)
    const { verdict, diffs, keepsAvailability = false } = drafted.row
    const key = keyOf({ type, id: drafted.id })
    const object = target.get(key)
    if (verdict === 'identical')
      return { cell: { state: 'same', diffs: [], hasOtherAvailability: keepsAvailability, object }, key }
    if (verdict === 'differs')
      return { cell: { state: 'differs', diffs, hasOtherAvailability: keepsAvailability, object }, key }
    return { cell: missing }
  }
}
