// Updates of one object: unknown fields, fields that are left out or emptied, and texts that services mangle.
import { isObject } from '../tools.mjs'
import { changeOf, differences, isAbsent, isEqual, lostUnknown } from './compare.mjs'
import { finding } from './finding.mjs'
import { kept, TRICKY, UNKNOWN, withUnknown } from './samples.mjs'

/** @import { Json } from '../contract/types' */
/** @import { Operation, Report, Scene } from '../types' */

/** Longer than the columns of most databases; the contract sets no limit. */
const LONG = 2000

/**
 * Sends an update and reads the object again.
 * @param {Scene} scene
 * @param {Record<string, Json>} object as it was received
 * @param {Record<string, Json>} changes what differs; undefined leaves a field out
 * @param {{ sent?: string, handled?: number[] }} [options]
 */
async function save(scene, object, changes, { sent, handled } = {}) {
  const { context, kind, id } = scene
  const isPatch = kind.update.method === 'patch'
  // JSON has no undefined: such a field is not sent.
  const body = { ...(isPatch ? { player: object.player, account: scene.account } : object), ...changes }
  const answer = await context.client.call(kind.update, {
    params: scene.params(id),
    body,
    wanted: [200],
    handled,
    sent,
  })
  if (!answer || answer.status >= 300) return { body, answer }
  const after = await scene.read(id)
  if (after) tellStale(scene, object, after, answer.value)
  return { body, answer, after: /** @type {Json} */ (after || undefined) }
}

/**
 * Changes the name and adds unknown fields to every object inside of the object: all must be there afterwards.
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
    tellChanged({ report, operation, list: kind.list, field: 'name', sent: changes.name, found: after.name })
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
  const { answer, after } = await save(scene, before, { name }, { sent, handled: [400, 422] })
  const more = { report: context.report, operation: kind.update, list: kind.list, field: 'name' }
  if (answer && isRefused(answer.status)) {
    // It may be refused for something else that it holds.
    const short = await save(scene, before, {}, { sent: 'an object as its list has it' })
    if (short.answer && short.answer.status < 300)
      finding(
        context.report,
        kind.update,
        'text-refused',
        `${sent} is answered with ${answer.status}; the contract sets no limit`,
        { field: 'name', severity: 'risky' },
      )
  } else if (after && after.name !== name && after.name !== before.name)
    tellChanged({ ...more, sent: name, found: after.name })
}

const isRefused = (/** @type {number} */ status) => [400, 422].includes(status)

/**
 * @param {object} change
 * @param {Report} change.report
 * @param {Operation} change.operation
 * @param {Operation} change.list the text was read from it
 * @param {string} change.field
 * @param {string} change.sent
 * @param {Json} change.found
 */
export function tellChanged({ report, operation, list, field, sent, found }) {
  finding(
    report,
    operation,
    'text-changed',
    `a text of ${sent.length} characters in '${field}' comes back changed in ${list.id}: it ${changeOf(sent, found)}`,
    { field },
  )
}

/**
 * The answer of an update is the object as saved, as its list has it afterwards.
 * @param {Scene} scene
 * @param {Record<string, Json>} before
 * @param {Record<string, Json>} after
 * @param {Json} answer
 */
function tellStale({ context: { report }, kind, compared }, before, after, answer) {
  if (!isObject(answer)) return
  const [first, ...others] = differences(after, answer, compared)
  if (!first) return
  const isOld = first.field === 'name' && answer.name === before.name
  finding(
    report,
    kind.update,
    'stale-answer',
    `the answer to ${kind.update.method.toUpperCase()} is not the object as saved: '${first.field}' ${
      isOld ? 'has its value from before' : 'is missing or has another value'
    }${others.length > 0 ? `, and so for ${others.length} more` : ''}`,
  )
}
