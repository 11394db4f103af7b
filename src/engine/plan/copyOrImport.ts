import { titleOf } from '@/lib/value'
import { type EntityType, programmeTypes } from '@/model/entityTypes'
import { fieldName } from '@/model/fieldNames'
import { idOf, referencesOf } from '@/model/references'
import { createRowDrafter, type Drafted, type DraftedObject, namesField } from './draftRows'
import { keyOf, type ObjectsByKey, objectsByKey, typeOfKey } from './ids'
import { stepsOf } from './steps'
import type { BundleObject, Effect, ObjectName, PlanInputs, PlanRow, Reason, RequestOf } from './types'

/** The effect of a copy or an import. Yields between objects, so that it can run in slices. */
export function* copyOrImport(
  request: RequestOf<'copy' | 'import'>,
  { source, target, options, decisions }: PlanInputs,
): Generator<void, Effect> {
  const account = request.kind === 'copy' ? request.to : request.account
  const objects =
    request.kind === 'copy'
      ? objectsByKey(source, request.from)
      : new Map(request.objects.toReversed().map((one) => [keyOf(one), one.object]))
  const there = objectsByKey(target, account)
  const chosen = request.objects === 'all' ? allOf(objects) : request.objects
  const leftOut = new Set(decisions.leaveOut)
  const isAlone = (key: string) => leftOut.has(key) || decisions.useInstead[key] !== undefined
  const wanted = yield* closureOf({ chosen, objects, isAlone })

  const accounts = target.get('accounts')
  const isKnownAccount = !accounts?.length || accounts.some((row) => idOf('accounts', row) === account)
  const inputs = { account, wanted, target: there, options, decisions, isKnownAccount }
  const { draft, follow } = createRowDrafter(inputs)
  const drafts: Drafted[] = []
  for (const [index, one] of wanted.entries()) {
    if (index % 10 === 9) yield
    drafts.push(draft(one))
  }

  const repeated = repeatsIn(request.kind === 'import' ? request.objects : [])
  const arriving = new Set(
    drafts.flatMap(({ row, id, write }) =>
      write?.action === 'create' ? [keyOf({ type: row.type, id })] : [],
    ),
  )
  const inPlan = new Map(wanted.map((one) => [one.key, one.name]))
  const rows: PlanRow[] = []
  for (const [index, { row, write }] of drafts.entries()) {
    if (index % 50 === 49) yield
    // A row that the user excluded stays in the preview, so it gets its notes, too.
    const notes = write || row.verdict === 'new' ? danglingNotes(row, objects.get(row.key) ?? {}, write) : []
    if (repeated.has(row.key)) notes.push('The file holds it more than once. The first one counts.')
    rows.push({ ...row, notes: [...row.notes, ...notes] })
  }

  function danglingNotes({ type }: ObjectName, object: object, write: Drafted['write']): string[] {
    // An update writes only the references that the user chose, so only those can be dangling.
    const written = write?.action === 'update' ? namesIn(type, write.object) : undefined
    return referencesOf(type, object).flatMap(({ to, id, field }) => {
      const name = { type: to, id }
      const found = keyOf({ type: to, id: follow(name) })
      if (there.has(found) || arriving.has(found) || written?.has(found) === false) return []
      const known = inPlan.get(keyOf(name))
      return known === undefined
        ? [namesField(type, field, id, 'which does not exist')]
        : [namesField(type, field, known, 'which is left out')]
    })
  }

  return { rows, steps: yield* stepsOf(drafts, account, options.keepImageAddresses) }
}

/** All objects of the programme. */
const allOf = (objects: ObjectsByKey): ObjectName[] => {
  const names = [...objects].map(([key, object]) => {
    const type = typeOfKey(key)
    return { type, id: idOf(type, object) }
  })
  return programmeTypes.flatMap((type) => names.filter((name) => name.type === type))
}

interface Choice {
  chosen: readonly (ObjectName | BundleObject)[]
  objects: ObjectsByKey
  /** Whether the row is included without the objects that it refers to. */
  isAlone: (key: string) => boolean
}

/**
 * The chosen objects and everything that they refer to, in the order of discovery. The reason is the first object that
 * refers to it. Objects that do not exist are left out here; the rows that refer to them have a note.
 */
function* closureOf({ chosen, objects, isAlone }: Choice): Generator<void, DraftedObject[]> {
  const found = new Map<string, DraftedObject>()
  const add = ({ type, id }: ObjectName, object: object | undefined, reason: Reason) => {
    const key = keyOf({ type, id })
    if (found.has(key)) return
    found.set(key, { key, type, id, object, name: object ? titleOf(object, id) : id, reason })
  }
  for (const one of chosen)
    add(one, 'object' in one ? one.object : objects.get(keyOf(one)), { kind: 'chosen' })
  let count = 0
  // The loop adds entries to `found`, and also visits these.
  for (const { key, type, id, name, object } of found.values()) {
    count += 1
    if (count % 50 === 0) yield
    if (!object || isAlone(key)) continue
    for (const { to, id: needed, field } of referencesOf(type, object)) {
      const other = { type: to, id: needed }
      const by = { type, id, name }
      const there = objects.get(keyOf(other))
      if (there) add(other, there, { kind: 'needed', by, fieldName: fieldName(type, field) })
    }
  }
  return [...found.values()]
}

const namesIn = (type: EntityType, object: object) =>
  new Set(referencesOf(type, object).map(({ to, id }) => keyOf({ type: to, id })))

function repeatsIn(objects: readonly ObjectName[]): ReadonlySet<string> {
  const seen = new Set<string>()
  return new Set(objects.map(keyOf).filter((key) => seen.has(key) || !seen.add(key)))
}
