// Writes one object of every kind: create, read, update, delete, and requests that must be refused.
import { isObject } from '../tools.mjs'
import { UNKNOWN } from './client.mjs'
import { defaultQuery, finding, idOf, listsOf, readList } from './read.mjs'

/** @import { Json } from '../contract/types' */
/** @import { CallOptions, Checker, Kind, Ledger, Operation, Report, VerifyContext } from '../types' */

const kept = { keep: ['this'] }

/** @typedef {(id: string) => Record<string, Json>} Body builds a body with this id */
/** @typedef {(id: string) => Promise<Json>} Read reads one object from its list: undefined if it is not there, null if the list cannot be read */

/**
 * The operations of every kind of object. Accounts come last, because all others need one.
 * @param {Checker} checker
 * @returns {Kind[]}
 */
export function kindsOf(checker) {
  const kinds = listsOf(checker).map((list) => {
    const inTag = (/** @type {string[]} */ ...methods) => {
      const found = checker.operations.find(({ tag, method }) => tag === list.tag && methods.includes(method))
      if (!found) throw new Error(`the contract has no ${methods.join(' or ')} of ${list.tag}`)
      return found
    }
    return {
      name: list.tag ?? '',
      idField: list.tag === 'players' ? 'player' : 'id',
      list,
      create: inTag('post'),
      update: inTag('put', 'patch'),
      remove: inTag('delete'),
    }
  })
  const by = (/** @type {string} */ id) => checker.byId(id)
  return [
    ...kinds,
    {
      name: 'accounts',
      idField: 'account',
      list: by('listAccounts'),
      create: by('createAccount'),
      update: by('updateAccount'),
      remove: by('deleteAccount'),
    },
  ]
}

/**
 * @param {VerifyContext} context
 * @param {string} account the scratch account
 * @param {Map<string, Json>} examples the contract's example bodies, by operation
 * @param {Ledger} ledger what has to be deleted at the end
 */
export async function writeAll(context, account, examples, ledger) {
  const stamp = `contract-kit-${Date.now().toString(36)}`
  const kinds = kindsOf(context.checker)
  for (const [index, kind] of kinds.entries()) {
    context.progress(`writing ${kind.name}, ${index + 1} of ${kinds.length}`)
    const left = [kind.list, kind.create, kind.update, kind.remove].filter((operation) =>
      context.client.skips(operation),
    )
    if (left.length > 0) continue
    await writeKind(context, kind, account, stamp, examples.get(kind.create.id), ledger)
  }
  if (!context.client.skips(context.checker.byId('uploadAccountImage')))
    context.report.notes.push(
      'an image of 70 bytes was uploaded into the account that the kit made and deleted; whether the file went too cannot be seen',
    )
}

/**
 * @param {VerifyContext} context
 * @param {Kind} kind
 * @param {string} account
 * @param {string} stamp
 * @param {Json} example
 * @param {Ledger} ledger
 */
async function writeKind(context, kind, account, stamp, example, ledger) {
  const { client, report } = context
  const isAccount = kind.name === 'accounts'
  /** @type {Body} */
  const body = (id) => ({ ...example, account, [kind.idField]: id, name: 'Contract kit' })
  const params = (/** @type {string} */ id) => ({ account, id })
  const will = (/** @type {string} */ id) => ledger.add(kind.remove, params(id))
  /** @type {Read} */
  const read = async (id) => {
    const query = isAccount ? undefined : defaultQuery(kind.list, account)
    for (let skip = 0; ; skip += query?.limit ?? 0) {
      const answer = await client.call(kind.list, { query: query && { ...query, skip }, wanted: [200] })
      if (!Array.isArray(answer?.value)) return null
      const found = answer.value.find((/** @type {Json} */ object) => idOf(object) === id)
      if (found || !query || answer.value.length < query.limit) return found
      // A service that ignores skip would return the first page forever.
      if (skip > 20_000) return undefined
    }
  }
  const id = `${stamp}-${kind.name}`
  // Registered before sending: the request may take effect even if no response arrives.
  will(id)
  const created = await client.call(kind.create, { body: body(id), wanted: [201] })
  if (!created || created.status >= 300) return
  const first = await read(id)
  if (first === null) return
  if (!first) return finding(report, kind.list, 'created-not-listed', 'a created object is not in the list')
  context.tried.objects.add(kind.list.id)
  compare(report, kind.create, body(id), first, 'sent-field-lost', 'was sent, but is not kept')
  if (!isAccount && !context.tried.paging.has(kind.list.id))
    await second(context, kind, account, body(`${id}-second`), ledger)
  await update(context, kind, first, read, id)
  await client.call(kind.create, { body: body(id), wanted: [409] })
  /** @type {(other: string, operation: Operation, options: CallOptions) => Promise<void>} */
  const refused = async (other, operation, options) => {
    will(other)
    const answer = await client.call(operation, options)
    if (answer && answer.status >= 400 && answer.status < 500) ledger.forget(kind.remove, params(other))
  }
  const [blank, never] = [`${id}-blank`, `${id}-never`]
  await refused(blank, kind.create, { body: { ...body(blank), name: '   ' }, wanted: [422] })
  await refused(never, kind.update, { params: { player: never }, body: body(never), wanted: [404] })
  if (kind.name === 'teams') await oddId(context, kind, body, ledger, stamp)
  if (isAccount) {
    await copyInto(context, id)
    await uploadInto(context, id)
  }
  const removed = await client.call(kind.remove, { params: params(id), wanted: [204] })
  if (!removed || removed.status >= 300) return
  if (await read(id))
    finding(report, kind.remove, 'deleted-still-listed', 'a deleted object is still in the list')
  const again = await client.call(kind.remove, { params: params(id), wanted: [404] })
  if (again?.status === 404) ledger.forget(kind.remove, params(id))
}

/**
 * Creates another object beside the first, so that limit, skip and sort have an effect.
 * @param {VerifyContext} context
 * @param {Kind} kind
 * @param {string} account
 * @param {Record<string, Json>} body
 * @param {Ledger} ledger
 */
async function second(context, kind, account, body, ledger) {
  const params = { account, id: body[kind.idField] }
  ledger.add(kind.remove, params)
  const points = kind.name === 'players' ? { points: (body.points ?? 0) + 1 } : {}
  const sent = { ...body, ...points, name: 'Another of the kit' }
  await context.client.call(kind.create, { body: sent, wanted: [201] })
  await readList(context, kind.list, account)
  const removed = await context.client.call(kind.remove, { params, wanted: [204] })
  if (removed?.status === 204) ledger.forget(kind.remove, params)
}

/**
 * Copies the elements of the scratch account into the new account; they are deleted with it.
 * @param {VerifyContext} context
 * @param {string} target
 */
async function copyInto({ client, checker, account }, target) {
  const operation = checker.byId('copyAccountElements')
  if (client.skips(operation)) return
  await client.call(operation, { body: { fromAccount: account, toAccount: target }, wanted: [204] })
}

/** An image of one pixel. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

/**
 * The form that the console sends to upload an image.
 * @param {string} account
 * @param {Blob} [image]
 */
export function imageForm(account, image = new Blob([Buffer.from(pixel, 'base64')], { type: 'image/png' })) {
  const form = new FormData()
  form.set('image', image, 'contract-kit.png')
  form.set('account', account)
  return form
}

/**
 * Uploads into the account that the kit created; in the scratch account the image could not be removed.
 * @param {VerifyContext} context
 * @param {string} account
 */
async function uploadInto({ client, checker }, account) {
  const operation = checker.byId('uploadAccountImage')
  if (client.skips(operation)) return
  await client.call(operation, { params: { account }, body: imageForm(account), wanted: [200] })
  const noImage = imageForm(account)
  noImage.delete('image')
  await client.call(operation, { params: { account }, body: noImage, wanted: [422] })
}

/**
 * Updates the name and adds unknown fields, at the top level and nested: all must be there afterwards.
 * @param {VerifyContext} context
 * @param {Kind} kind
 * @param {Record<string, Json>} first
 * @param {Read} read
 * @param {string} id
 */
async function update({ client, report }, kind, first, read, id) {
  const patch = kind.update.method === 'patch'
  const nested = Object.keys(first).find((key) => isObject(first[key]) && !['stock', 'level'].includes(key))
  /** @type {Record<string, Json>} */
  const changed = { ...first, name: 'Contract kit, changed', [UNKNOWN]: kept }
  if (nested) changed[nested] = { ...first[nested], [UNKNOWN]: kept }
  const { player, account, name, [UNKNOWN]: unknown } = changed
  const body = patch ? { player, account, name, [UNKNOWN]: unknown } : changed
  const answer = await client.call(kind.update, { params: { player: id }, body, wanted: [200] })
  if (!answer || answer.status >= 300) return
  const after = await read(id)
  if (!after) return
  if (after.name !== name)
    finding(report, kind.update, 'update-ignored', 'a changed name is not kept', { field: 'name' })
  /** @type {(holder: Json, field: string) => void} */
  const lost = (holder, field) => {
    if (JSON.stringify(holder?.[UNKNOWN]) !== JSON.stringify(kept))
      finding(
        report,
        kind.update,
        'unknown-field-lost',
        `an unknown field ${field ? `in '${field}' ` : ''}does not survive an update`,
        { field: field || undefined },
      )
  }
  lost(after, '')
  if (nested && !patch) lost(after[nested], nested)
  const { name: _, ...rest } = first
  compare(report, kind.update, rest, after, 'field-lost-on-update', 'does not survive an update')
}

/**
 * Ids are free text: slashes, spaces, per cent signs and letters of any script must work in one path segment.
 * @param {VerifyContext} context
 * @param {Kind} kind
 * @param {Body} body
 * @param {Ledger} ledger
 * @param {string} stamp
 */
async function oddId({ client }, kind, body, ledger, stamp) {
  const id = `${stamp}/50% ü#.`
  ledger.add(kind.remove, { account: body(id).account, id })
  const created = await client.call(kind.create, { body: body(id), wanted: [201] })
  if (created?.status !== 201) return
  const params = { account: body(id).account, id }
  const removed = await client.call(kind.remove, { params, wanted: [204] })
  if (removed?.status === 204) ledger.forget(kind.remove, params)
}

/**
 * All sent fields must be there; the service may add others. Fields that it counts itself are ignored.
 * @param {Report} report
 * @param {Operation} operation
 * @param {Record<string, Json>} sent
 * @param {Record<string, Json>} found
 * @param {string} rule
 * @param {string} words
 */
function compare(report, operation, sent, found, rule, words) {
  const counted = new Set([
    'stock',
    'currentCount',
    'completed',
    'memberCount',
    'nextDraw',
    'apikey',
    UNKNOWN,
  ])
  for (const [field, value] of Object.entries(sent)) {
    if (counted.has(field) || covers(value, found[field], counted)) continue
    finding(report, operation, rule, `'${field}' ${words}`, { field })
  }
}

/**
 * @param {Json} sent
 * @param {Json} found
 * @param {Set<string>} counted
 * @returns {boolean}
 */
function covers(sent, found, counted) {
  if (Array.isArray(sent))
    return (
      Array.isArray(found) &&
      sent.length === found.length &&
      sent.every((item, index) => covers(item, found[index], counted))
    )
  if (isObject(sent))
    return (
      isObject(found) &&
      Object.entries(sent).every(([key, value]) => counted.has(key) || covers(value, found[key], counted))
    )
  // Timestamps are equal with and without milliseconds.
  if (typeof sent === 'string' && typeof found === 'string' && /^\d{4}-\d\d-\d\dT/.test(sent))
    return Date.parse(sent) === Date.parse(found)
  return sent === found
}
