import { z } from 'zod'
import { unknownInParts } from '@/engine/plan/contract'
import { keyOf, type ObjectsByKey, objectsByKey } from '@/engine/plan/ids'
import { listsAfter } from '@/engine/plan/listsAfter'
import { makePlan } from '@/engine/plan/makePlan'
import { type Proposal, type ProposalRow, proposalRequest } from '@/engine/plan/proposalTypes'
import { proposedForm } from '@/engine/plan/proposedRows'
import { noDecisions, type Plan } from '@/engine/plan/types'
import { messageOf, unknownText } from '@/engine/transfer/readBundle'
import { resourceFacts } from '@/generated/resourceFacts'
import { requestSchemas } from '@/generated/resourceSchemas'
import { resourceValues } from '@/generated/resourceValues'
import { titleOf } from '@/lib/value'
import { hasPlaceFor, withChanges } from '@/model/changes'
import { isSame } from '@/model/edits'
import { accountTypes, type EntityType } from '@/model/entityTypes'
import { isWithin } from '@/model/fieldNames'
import { formRules } from '@/model/formRules'
import { newHalves, receivedHalves } from '@/model/halves'
import { issuesOf } from '@/model/issues'
import { managedFields, uncounted } from '@/model/managed'
import type { Lists } from '@/model/references'
import { CommandError } from '../command'
import { lineOf, refuseLongNumbers } from './bundle'
import { refusePlayers } from './reading'
import type { Asked } from './types'

/* Changes in the arguments of a tool: fields to set, and objects to delete (rule ASSIST-6). */

export const changesField = z
  .array(
    z.strictObject({
      type: z.enum(accountTypes),
      id: z.string(),
      set: z.record(z.string(), z.unknown()).optional().meta({
        description:
          'Values by the dot path of the field: {"reward.points": 50}. A list is set as a whole; null empties a field',
      }),
      delete: z.literal(true).optional().meta({ description: 'In the place of set' }),
    }),
  )
  .min(1)
  .meta({ description: 'Changes of objects that exist. New objects come in a bundle' })

export type WantedChange = z.infer<typeof changesField>[number]

/**
 * Reads the changes: one row for each object, without rows that change nothing. Throws CommandError that lists every
 * fault.
 */
export function rowsOf(lists: Lists, changes: readonly WantedChange[], asked: Asked): ProposalRow[] {
  const { account } = asked
  refusePlayers(
    asked,
    changes.map(({ type }) => type),
  )
  const there = objectsByKey(lists, account)
  const faults: string[] = []
  const rows = inOne(changes).flatMap((change) => rowOf(change, there, account, faults) ?? [])
  if (faults.length > 0) throw new CommandError(faults.join('\n'))
  return rows
}

/** Combines several changes of one object. */
function inOne(changes: readonly WantedChange[]): WantedChange[] {
  const byKey = new Map<string, WantedChange>()
  for (const change of changes) {
    const key = keyOf(change)
    const before = byKey.get(key)
    const { type, id } = change
    if ((change.set === undefined) === (change.delete === undefined))
      throw new CommandError(`${type}/${id}: say one of set, delete`)
    if (before && (before.delete || change.delete))
      throw new CommandError(`${type}/${id} stands twice, and is deleted`)
    byKey.set(key, before ? { ...before, set: { ...before.set, ...change.set } } : change)
  }
  return [...byKey.values()]
}

function rowOf(
  { type, id, set = {}, delete: isDeleted }: WantedChange,
  there: ObjectsByKey,
  account: string,
  faults: string[],
): ProposalRow | undefined {
  const object = there.get(keyOf({ type, id }))
  const fault = (field: string, text: string) =>
    void faults.push(lineOf({ object: `${type}/${id}`, field, text }))
  if (!object) {
    faults.push(`There is no object ${type}/${id} in ${account}`)
    return undefined
  }
  const row = { type, id, name: titleOf(object, id) }
  const before = proposedForm(type, object, account)
  if (isDeleted) return { ...row, action: 'delete', before }
  const count = faults.length
  let after = object
  for (const [path, value] of Object.entries(set)) {
    refuseLongNumbers(value, `${type}/${id}, ${path}`)
    const refusal = refusalOf(type, path)
    const change = { path: path.split('.'), is: value ?? undefined }
    if (refusal !== undefined) fault(path, refusal)
    else if (!hasPlaceFor(after, change)) fault(path, 'It has a value that cannot be edited here')
    else after = withChanges(after, [change], 'is') as object
  }
  if (faults.length > count) return undefined
  const paths = Object.keys(set)
  const isSet = (path: string) => paths.some((one) => isWithin(path, one) || isWithin(one, path))
  // The first fault of each field, rules first, as the form shows them.
  const problems = new Map<string, string>()
  for (const rule of formRules(type)) for (const { path, message } of rule(after)) problems.set(path, message)
  for (const { path, text } of faultsIn(type, object, after))
    if (isSet(path) && !problems.has(path)) problems.set(path, text)
  for (const [path, text] of problems) fault(path, text)
  if (faults.length > count) return undefined
  const form = proposedForm(type, after, account)
  return isSame(before, form) ? undefined : { ...row, action: 'update', before, after: form }
}

/** Why a path cannot be set. */
function refusalOf(type: EntityType, path: string): string | undefined {
  const values: Readonly<Record<string, string>> = resourceValues[type]
  const { idField } = resourceFacts[type]
  if (path === idField || path === 'account') return 'Cannot be changed'
  if (managedFields(type).some((field) => isWithin(path, field))) return 'Is counted by the server'
  const isList = (one: string) => Object.hasOwn(values, one) && values[one] === 'list'
  const list = path
    .split('.')
    .map((_, at, parts) => parts.slice(0, at).join('.'))
    .find(isList)
  if (list !== undefined) return `Is a part of a list, which is set as a whole: '${list}'`
  const known = Object.keys(values).filter((one) => !one.includes('*') && values[one] !== 'object')
  if (Object.hasOwn(values, path) && values[path] === 'object')
    return `Has fields of its own: ${known.filter((one) => one.startsWith(`${path}.`)).join(', ')}`
  return known.includes(path) ? undefined : unknownText(path, known)
}

/** The violations of the contract, and texts that contain half of a surrogate pair. */
function faultsIn(type: EntityType, before: object, after: object): { path: string; text: string }[] {
  return [
    ...issuesOf(requestSchemas[type].update, after).map((issue) => ({
      path: issue.path.join('.'),
      text: messageOf(issue),
    })),
    ...unknownInParts(type, uncounted(type, after)).map(({ path, known }) => ({
      path: path.join('.'),
      text: unknownText(path.at(-1) ?? '', known),
    })),
    ...newHalves(after, () => receivedHalves([before])).map((path) => ({
      path,
      text: 'This text contains half of a character',
    })),
  ]
}

/**
 * Makes the plan that would execute the proposal, to read its states and effects. Throws CommandError that lists the
 * rows that cannot be written.
 */
export function planOf(proposal: Proposal, lists: Lists): Plan {
  const plan = makePlan(proposalRequest(proposal), {
    source: lists,
    target: lists,
    gaps: [],
    decisions: noDecisions,
    options: { arriveInactive: false, keepImageAddresses: true },
  })
  const blocked = plan.rows.filter(({ block }) => block)
  if (blocked.length > 0)
    throw new CommandError(blocked.map(({ type, id, block }) => `${type}/${id}: ${block?.text}`).join('\n'))
  return plan
}

/** The lists as they would be with these changes. Throws CommandError. */
export async function listsWith(
  lists: Lists,
  changes: readonly WantedChange[],
  asked: Asked,
): Promise<Lists> {
  const rows = rowsOf(lists, changes, asked)
  const head = { title: '', why: '', by: '', at: '', console: '', contract: '', sum: '' }
  return listsAfter(lists, planOf({ ...head, account: asked.account, rows }, lists))
}
