// Writes one object of every kind: create, read, update, delete, and requests that must be refused.
import { isSuccess } from '../contract/statuses.ts'
import type { Description, Json } from '../contract/types.ts'
import { isObject } from '../tools.ts'
import { differences, lostUnknown, newNameOf } from './compare.ts'
import { copyInto, uploadInto } from './copies.ts'
import { changeEveryValue } from './everyValue.ts'
import { brokenBody, deletedWithContent, extremes, nestedPatch, similarIds } from './extremes.ts'
import { finding } from './finding.ts'
import { oddId } from './ids.ts'
import { kindsOf } from './kinds.ts'
import type { Ledger } from './ledger.ts'
import { readList } from './readList.ts'
import { createReferred, removeReferred } from './referred.ts'
import { createSamples, UNKNOWN } from './samples.ts'
import { create, createScene, isRefusal } from './scene.ts'
import type { Scene, VerifyContext } from './types.ts'
import { clearAndReplace, LONG, lengthen, reportChanged, update } from './updates.ts'

/**
 * @param account the scratch account
 * @param examples the contract's example bodies, by operation
 * @param ledger of the objects to delete at the end
 */
export async function writeAll(
  context: VerifyContext,
  account: string,
  contract: Description,
  examples: Map<string, Json>,
  ledger: Ledger,
) {
  const stamp = `contract-kit-${Date.now().toString(36)}`
  const samples = createSamples(contract)
  const kinds = kindsOf(context.checker).filter((kind) =>
    [kind.list, kind.create, kind.update, kind.remove].every((operation) => !context.client.skips(operation)),
  )
  const referred = new Map<string, string>()
  const scenes = kinds.map((kind) => {
    const example = examples.get(kind.create.id)
    return createScene(context, { kind, account, stamp, samples, example, referred, ledger })
  })
  await createReferred(scenes, referred)
  for (const [index, scene] of scenes.entries()) {
    context.progress(`writing ${scene.kind.name}, ${index + 1} of ${kinds.length}`)
    await writeKind(scene, scenes)
  }
  await removeReferred(scenes, referred)
}

/** @param scenes of all kinds */
async function writeKind(scene: Scene, scenes: Scene[]) {
  const { context, kind, id, isAccount } = scene
  const { client, report } = context
  const created = await createFull(scene)
  if (!created) return
  const first = await scene.read(id)
  if (first === null) return
  if (!first) scene.search()
  if (!first) return finding(report, kind.list, 'created-not-listed', 'a created object is not in the list')
  context.tried.objects.add(kind.list.id)
  reportLost(scene, created.body, first)
  reportIncomplete(scene, first, created.returned)
  if (!isAccount && !context.tried.paging.has(kind.list.id)) await others(scene)
  const updated = await update(scene, first)
  if (updated) {
    const cleared = await clearAndReplace(scene, updated)
    if (cleared) await lengthen(scene, cleared)
    await nestedPatch(scene)
    await extremes(scene, first)
  }
  await client.call(kind.create, { body: scene.body(id), wanted: [409], sent: 'an id that is taken' })
  await refusals(scene)
  await longTexts(scene)
  await brokenBody(scene)
  await similarIds(scene)
  await oddId(scene, scenes)
  if (isAccount) {
    await copyInto(scene, scenes)
    await uploadInto(scene)
    await deletedWithContent(scene, scenes)
  }
  if (updated) await changeEveryValue(scene)
  const removed = await client.call(kind.remove, { params: scene.params(id), wanted: [204] })
  if (!removed || removed.status >= 300) return
  if (await scene.read(id))
    finding(
      report,
      kind.remove,
      'deleted-still-listed',
      `'${id}' is still in the list after DELETE; please delete by hand what begins with 'contract-kit-'`,
    )
  const again = await client.call(kind.remove, {
    params: scene.params(id),
    wanted: [404],
    sent: 'deleting an object a second time',
  })
  if (again?.status === 404) scene.forget(id)
}

/** Creates an object with every field of the contract. If the service refuses it, creates the contract's example. */
async function createFull(scene: Scene) {
  const { kind, id, context } = scene
  const body = scene.fullBody(id)
  const full = await create(scene, id, { body, wanted: [201], handled: [400, 422] })
  if (!full || full.status < 300) return full && { body, returned: full.value }
  if (![400, 422].includes(full.status)) return undefined
  const plain = scene.body(id)
  const response = await create(scene, id, { body: plain, wanted: [201] })
  if (!response || response.status >= 300) return undefined
  const field = typeof full.value?.field === 'string' ? full.value.field : undefined
  const more = Object.keys(body).filter((key) => !(key in plain))
  finding(
    context.report,
    kind.create,
    'sent-field-refused',
    `an object with every field of the contract is answered with ${full.status}${
      field ? ` because of '${field}'` : ''
    }, one without ${more.map((key) => `'${key}'`).join(', ')} with ${response.status}`,
    { severity: 'risky', theirs: full.status },
  )
  return { body: plain, returned: response.value }
}

/** Compares the created object in its list with the body that was sent. */
function reportLost({ context: { report }, kind, compared }: Scene, sent: Json, listed: Json) {
  for (const field of lostUnknown(sent, listed))
    finding(report, kind.create, 'unknown-field-lost', 'an unknown field of a new object is not kept', {
      field: field || undefined,
    })
  for (const difference of differences(sent, listed, compared)) {
    const { field, found } = difference
    const name = newNameOf(difference)
    if (['name', 'description'].includes(field) && found !== undefined)
      reportChanged({ report, operation: kind.create, list: kind.list, field, sent: difference.sent, found })
    else if (name)
      finding(report, kind.create, 'sent-field-renamed', `'${field}' was sent, and came back as '${name}'`, {
        field,
        theirs: name,
      })
    else
      finding(
        report,
        kind.create,
        'sent-field-lost',
        `'${field}' was sent, but ${found === undefined ? 'is not kept' : 'came back with another value'}`,
        { field },
      )
  }
}

/** Compares the response of POST with the object in its list. */
function reportIncomplete({ context: { report }, kind, compared }: Scene, listed: Json, returned: Json) {
  // The check against the schema reported any other value.
  if (!isObject(returned)) return
  const fields = differences(listed, returned, compared).map(({ field }) => field)
  if (fields.length === 0) return
  const names = fields.slice(0, 6).map((field) => `'${field}'`)
  const more = fields.length > 6 ? ` and ${fields.length - 6} more` : ''
  finding(
    report,
    kind.create,
    'create-answer-incomplete',
    `the answer to POST is not the object as saved: ${names.join(', ')}${more} of the list ${
      fields.length === 1 ? 'is' : 'are'
    } missing in it or different`,
    { theirs: Object.keys(returned).length <= 2 ? `only ${Object.keys(returned).join(', ')}` : undefined },
  )
}

/** Creates an object with long texts: a service can keep them at an update, and cut them in a new object. */
async function longTexts(scene: Scene) {
  const { kind, id: own, context } = scene
  const id = `${own}-long`
  const long = 'Contract kit '.padEnd(LONG, 'long ')
  const body = { ...scene.body(id), name: long, description: long }
  const sent = `a new object with a name and a description of ${LONG} characters`
  const created = await create(scene, id, { body, wanted: [201], handled: [400, 422], sent })
  if (!created) return
  if ([400, 422].includes(created.status)) {
    const field = created.value?.field === 'description' ? 'description' : 'name'
    const message = `${sent} is answered with ${created.status}; the contract sets no limit`
    return finding(context.report, kind.create, 'text-refused', message, { field })
  }
  const found = isSuccess(created.status) ? await scene.read(id) : undefined
  for (const field of isObject(found) ? ['name', 'description'] : [])
    if (found[field] !== long)
      reportChanged({
        report: context.report,
        operation: kind.create,
        list: kind.list,
        field,
        sent: long,
        found: found[field],
      })
  const removed = await context.client.call(kind.remove, { params: scene.params(id), wanted: [204] })
  if (isSuccess(removed?.status)) scene.forget(id)
}

/** Sends requests that the service must refuse. Objects that it creates nevertheless are deleted at the end. */
async function refusals(scene: Scene) {
  const { kind, id, samples } = scene
  const [blank, strange, never] = [`${id}-blank`, `${id}-strange`, `${id}-never`]
  await create(scene, blank, {
    body: { ...scene.body(blank), name: '   ' },
    wanted: [422],
    sent: 'a new object with a blank name',
  })
  if (samples.isStrict(kind.create))
    await create(scene, strange, {
      body: { ...scene.body(strange), [UNKNOWN]: 1 },
      wanted: [422],
      sent: `a new object with the unknown field '${UNKNOWN}'`,
      accepted: 'unknown-field-accepted',
    })
  scene.track(never)
  const response = await scene.context.client.call(kind.update, {
    params: scene.params(never),
    body: scene.body(never),
    wanted: [404],
    sent: 'an update of an object that does not exist',
  })
  if (response && isRefusal(response.status)) scene.forget(never)
}

/**
 * Creates other objects beside the first, so that limit, skip and sort have an effect. Points of players have different
 * numbers of digits: sorted as texts, 9 comes after 120.
 */
async function others(scene: Scene) {
  const { context, kind, account } = scene
  const points = kind.name === 'players' ? [{ points: 9 }, { points: 120 }] : [{}]
  const ids = points.map((_, index) => `${scene.id}-other-${index + 1}`)
  for (const [index, id] of ids.entries())
    await create(scene, id, {
      body: { ...scene.body(id), ...points[index], name: 'Another of the kit' },
      wanted: [201],
    })
  await readList(context, kind.list, account)
  for (const id of ids) {
    const removed = await context.client.call(kind.remove, { params: scene.params(id), wanted: [204] })
    if (isSuccess(removed?.status)) scene.forget(id)
  }
}
