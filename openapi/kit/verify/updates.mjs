// Updates of one object: unknown fields, fields that are left out or emptied, and texts that services damage.
import { isObject } from '../tools.mjs'
import { changeOf, differences, isAbsent, isEqual, lostUnknown } from './compare.mjs'
import { finding } from './finding.mjs'
import { kept, TRICKY, UNKNOWN, withUnknown } from './samples.mjs'

/** @import { Json } from '../contract/types' */
/** @import { Operation, Report } from '../types' */
/** @import { Scene } from './types' */

/** Longer than text columns of most databases. The contract has no limit. */
const LONG = 2000

/**
 * Sends an update and reads the object again.
 * @param {Scene} scene
 * @param {Record<string, Json>} object as it was received
 * @param {Record<string, Json>} changes changed fields; undefined leaves a field out
 * @param {{ sent?: string, handled?: number[] }} [options]
 */
async function save(scene, object, changes, { sent, handled } = {}) {
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
  return { body, response, after: /** @type {Json} */ (after || undefined) }
}

/**
 * Changes the name, and adds an unknown field to the object and to each object inside it. All must survive.
 * @param {Scene} scene
 * @param {Record<string, Json>} first
 * @returns {Promise<Json>} the object afterwards; undefined if it could not be read
 */
export async function update(scene, first) {
  const { context, kind, counted, compared } = scene
  const name = 'Contract kit, changed'
  const isPatch = kind.update.method === 'patch'
  const changes = isPatch ? { name, [UNKNOWN]: kept } : { ...withUnknown(first, counted), name }
  const { body, after } = await save(scene, first, changes)
  if (!after) return undefined
  const add = (/** @type {string} */ rule, /** @type {string} */ message, /** @type {string} */ field) =>
    finding(context.report, kind.update, rule, message, { field: field || undefined })
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
 * @param {Scene} scene
 * @param {Record<string, Json>} before
 * @returns {Promise<Json>} the object afterwards; undefined if it could not be read
 */
export async function clearAndReplace(scene, before) {
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

/**
 * Sends a very long name.
 * @param {Scene} scene
 * @param {Record<string, Json>} before
 */
export async function lengthen(scene, before) {
  const { context, kind } = scene
  const name = 'Contract kit '.padEnd(LONG, 'long ')
  const sent = `a name of ${LONG} characters`
  const { response, after } = await save(scene, before, { name }, { sent, handled: [400, 422] })
  const more = { report: context.report, operation: kind.update, list: kind.list, field: 'name' }
  if (response && isRefused(response.status)) {
    // The service can refuse the object for another reason, which an unchanged update shows.
    const short = await save(scene, before, {}, { sent: 'an object as its list has it' })
    if (short.response && short.response.status < 300)
      finding(
        context.report,
        kind.update,
        'text-refused',
        `${sent} is answered with ${response.status}; the contract sets no limit`,
        { field: 'name', severity: 'risky' },
      )
  } else if (after && after.name !== name && after.name !== before.name)
    reportChanged({ ...more, sent: name, found: after.name })
}

const isRefused = (/** @type {number} */ status) => [400, 422].includes(status)

/**
 * @param {object} change
 * @param {Report} change.report
 * @param {Operation} change.operation
 * @param {Operation} change.list the list from which the text was read
 * @param {string} change.field
 * @param {string} change.sent
 * @param {Json} change.found
 */
export function reportChanged({ report, operation, list, field, sent, found }) {
  finding(
    report,
    operation,
    'text-changed',
    `a text of ${sent.length} characters in '${field}' comes back changed in ${list.id}: it ${changeOf(sent, found)}`,
    { field },
  )
}

/**
 * Reports an update whose response is not the saved object, as its list has it afterwards.
 * @param {Scene} scene
 * @param {Record<string, Json>} before
 * @param {Record<string, Json>} after
 * @param {Json} returned
 */
function reportStale({ context: { report }, kind, compared }, before, after, returned) {
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
