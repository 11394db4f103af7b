// Updates of one object: unknown fields, fields that are left out or emptied, and texts that services damage.
import type { Json } from '../contract/types.ts'
import type { RuleId } from '../report/rules.ts'
import { isObject } from '../tools.ts'
import type { Operation, Report } from '../types.ts'
import { changeOf, differences, isAbsent, isEqual, lostUnknown } from './compare.ts'
import { finding } from './finding.ts'
import { kept, TRICKY, UNKNOWN, withUnknown } from './samples.ts'
import type { Scene } from './types.ts'

/** Longer than text columns of most databases. The contract has no limit. */
export const LONG = 2000

/**
 * Sends an update and reads the object again.
 * @param object as it was received
 * @param changes changed fields; undefined leaves a field out
 */
async function save(
  scene: Scene,
  object: Record<string, Json>,
  changes: Record<string, Json>,
  { sent, handled }: { sent?: string; handled?: number[] } = {},
) {
  const { context, kind, id } = scene
  const isPatch = kind.update.method === 'patch'
  // JSON omits undefined fields.
  const body = { ...(isPatch ? { player: object.player, account: scene.account } : object), ...changes }
  const response = await context.client.call(kind.update, {
    params: scene.params(id),
    body,
    wanted: [200],
    handled,
    sent,
  })
  if (!response || response.status >= 300) return { body, response }
  const after = await scene.read(id)
  if (after) reportStale(scene, object, after, response.value)
  return { body, response, after: after || (undefined as Json) }
}

/**
 * Changes the name, and adds an unknown field to the object and to each object inside it. All must survive.
 * @returns the object afterwards; undefined if it could not be read
 */
export async function update(scene: Scene, first: Record<string, Json>): Promise<Json> {
  const { context, kind, counted, compared } = scene
  const name = 'Contract kit, changed'
  const isPatch = kind.update.method === 'patch'
  const changes = isPatch ? { name, [UNKNOWN]: kept } : { ...withUnknown(first, counted), name }
  const { body, after } = await save(scene, first, changes)
  if (!after) return undefined
  const add = (rule: RuleId, message: string, field: string) =>
    finding(context.report, kind.update, rule, message, {
      field: field || undefined,
      // One mapping loses the unknown fields of every object.
      ...(rule === 'unknown-field-lost' && {
        cause: { key: 'fields', words: 'objects lose the unknown fields that are in them at an update' },
      }),
    })
  if (after.name !== name) add('update-ignored', 'a changed name is not kept', 'name')
  for (const field of lostUnknown(body, after))
    add(
      'unknown-field-lost',
      `an unknown field ${field ? `in '${field}' ` : ''}does not survive an update`,
      field,
    )
  const { name: _, ...rest } = first
  for (const { field } of differences(rest, after, compared))
    add('field-lost-on-update', `'${field}' does not survive an update`, field)
  return after
}

/**
 * Leaves fields out, empties others and sends a name in several scripts.
 * @returns the object afterwards; undefined if it could not be read
 */
export async function clearAndReplace(scene: Scene, before: Record<string, Json>): Promise<Json> {
  const { context, kind, counted } = scene
  const isPatch = kind.update.method === 'patch'
  const [top] = ['category', 'imgUrl', 'prizingModel'].filter((key) => !isAbsent(before[key]))
  const nested = Object.keys(before).find(
    (key) => isObject(before[key]) && !counted.has(key) && key !== UNKNOWN,
  )
  const inner = Object.keys(before[nested ?? ''] ?? {}).findLast((key) => key !== UNKNOWN)
  const emptied = ['description', 'tags'].filter((key) => before[key]?.length > 0)
  const changes = {
    name: `Contract kit ${TRICKY}`,
    ...Object.fromEntries(emptied.map((key) => [key, Array.isArray(before[key]) ? [] : ''])),
    ...(!isPatch && {
      [UNKNOWN]: undefined,
      ...(top && { [top]: undefined }),
      ...(nested && inner && { [nested]: { ...before[nested], [inner]: undefined } }),
    }),
  }
  const { after } = await save(scene, before, changes, {
    sent: 'a name with letters of several scripts, markup and an emoji, beside emptied fields,',
  })
  if (!after) return undefined
  const { report } = context
  const operation = kind.update
  if (after.name === before.name)
    finding(report, operation, 'update-ignored', 'a changed name is not kept', { field: 'name' })
  else if (after.name !== changes.name)
    reportChanged({
      report,
      operation,
      list: kind.list,
      field: 'name',
      sent: changes.name,
      found: after.name,
    })
  for (const field of emptied)
    if (isEqual(after[field], before[field]))
      finding(report, operation, 'emptied-stays', `'${field}' was emptied, and still has its old value`, {
        field,
      })
  if (isPatch) return after
  const places = [[top], [nested, inner], [UNKNOWN]].filter((path) => path.every((key) => key !== undefined))
  const stayed = places.filter((path) => {
    const [was, is] = [before, after].map((object) => path.reduce((value, key = '') => value?.[key], object))
    return !isAbsent(was) && isEqual(was, is)
  })
  if (stayed.length > 0)
    finding(
      report,
      operation,
      'put-merges',
      `${stayed.map((path) => `'${path.join('.')}'`).join(' and ')} ${
        stayed.length === 1 ? 'was' : 'were'
      } left out of a PUT, and ${stayed.length === 1 ? 'is' : 'are'} still there`,
    )
  return after
}

/** Sends a very long name and description. */
export async function lengthen(scene: Scene, before: Record<string, Json>) {
  const { context, kind } = scene
  const long = 'Contract kit '.padEnd(LONG, 'long ')
  const changes = { name: long, description: long }
  const sent = `a name and a description of ${LONG} characters`
  const { response, after } = await save(scene, before, changes, { sent, handled: [400, 422] })
  const more = { report: context.report, operation: kind.update, list: kind.list, sent: long }
  if (response && isRefused(response.status)) {
    // The service can refuse the object for another reason, which an unchanged update shows.
    const short = await save(scene, before, {}, { sent: 'an object as its list has it' })
    if (short.response && short.response.status < 300)
      finding(
        context.report,
        kind.update,
        'text-refused',
        `${sent} is answered with ${response.status}; the contract sets no limit`,
        { field: response.value?.field === 'description' ? 'description' : 'name' },
      )
  } else if (after)
    for (const field of ['name', 'description'])
      if (after[field] !== long && after[field] !== before[field])
        reportChanged({ ...more, field, found: after[field] })
}

const isRefused = (status: number) => [400, 422].includes(status)

export function reportChanged({
  report,
  operation,
  list,
  field,
  sent,
  found,
}: {
  report: Report
  operation: Operation
  /** The list from which the text was read. */
  list: Operation
  field: string
  sent: string
  found: Json
}) {
  finding(
    report,
    operation,
    'text-changed',
    `a text of ${sent.length} characters in '${field}' comes back changed in ${list.id}: it ${changeOf(sent, found)}`,
    { field },
  )
}

/** Reports an update whose response is not the saved object, as its list has it afterwards. */
function reportStale(
  { context: { report }, kind, compared }: Scene,
  before: Record<string, Json>,
  after: Record<string, Json>,
  returned: Json,
) {
  if (!isObject(returned)) return
  const [first, ...others] = differences(after, returned, compared)
  if (!first) return
  const isOld = first.field === 'name' && returned.name === before.name
  finding(
    report,
    kind.update,
    'stale-answer',
    `the answer to ${kind.update.method.toUpperCase()} is not the object as saved: '${first.field}' ${
      isOld ? 'has its value from before' : 'is missing or has another value'
    }${others.length > 0 ? `, and so for ${others.length} more` : ''}`,
  )
}
