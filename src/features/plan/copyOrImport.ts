import { type EntityType, programmeTypes } from '@/model/entityTypes'
import { idOf, referencesOf } from '@/model/references'
import { type PlanInputs, planOf } from './context'
import { createRowDrafter, type Drafted, namesField } from './draftRows'
import { keyOf } from './ids'
import { closureOf, type ObjectsByKey, objectsByKey } from './objectsByKey'
import { stepsOf } from './steps'
import type { ObjectName, Plan, PlanRequest } from './types'

type CopyOrImport = Extract<PlanRequest, { kind: 'copy' | 'import' }>

/** All objects of the programme. */
const allOf = (objects: ObjectsByKey): ObjectName[] => {
  const names = [...objects].map(([key, object]) => {
    const type = key.slice(0, key.indexOf(' ')) as EntityType
    return { type, id: idOf(type, object) }
  })
  return programmeTypes.flatMap((type) => names.filter((name) => name.type === type))
}

/** The plan of a copy or an import. Yields between objects, so that it can run in slices. */
export function* copyOrImport(request: CopyOrImport, inputs: PlanInputs): Generator<void, Plan> {
  const { source, target, gaps, options, decisions } = inputs
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
  const { draft, follow } = createRowDrafter({
    ...{ account, wanted, target: there, options, decisions, isKnownAccount },
  })
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
  const rows = []
  for (const [index, { row, write }] of drafts.entries()) {
    if (index % 50 === 49) yield
    // Also for a row that is left out, which stays in the preview.
    const notes = write || row.verdict === 'new' ? danglingNotes(row, objects.get(row.key) ?? {}, write) : []
    if (repeated.has(row.key)) notes.push('The file holds it more than once. The first one counts.')
    rows.push(notes.length > 0 ? { ...row, notes: [...row.notes, ...notes] } : row)
  }

  function danglingNotes({ type }: ObjectName, object: object, write: Drafted['write']): string[] {
    // An update only writes the references that were chosen.
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

  const steps = yield* stepsOf(drafts, account, options.keepImageAddresses)
  return planOf(account, rows, steps, gaps)
}

const namesIn = (type: EntityType, object: object) =>
  new Set(referencesOf(type, object).map(({ to, id }) => keyOf({ type: to, id })))

function repeatsIn(objects: readonly ObjectName[]): ReadonlySet<string> {
  const seen = new Set<string>()
  return new Set(objects.map(keyOf).filter((key) => seen.has(key) || !seen.add(key)))
}
