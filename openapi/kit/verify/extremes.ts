// Values that databases, languages and middleware change on the way: large numbers, spellings, outer blanks.
import { isSuccess } from '../contract/statuses.ts'
import type { Json } from '../contract/types.ts'
import { isObject, messageOf } from '../tools.ts'
import { finding } from './finding.ts'
import { defaultQuery, idOf } from './lists.ts'
import { UNKNOWN } from './samples.ts'
import { create, createInside } from './scene.ts'
import { RawBody } from './send.ts'
import type { Scene } from './types.ts'

/** One more than a 32-bit integer holds, and the largest that JavaScript holds. */
const LARGE = { points: 2_147_483_648, credits: Number.MAX_SAFE_INTEGER }

/** A decomposed accent, a ligature that NFKC replaces, a line break, and blanks around. */
const SPELLED = '  cafe\u0301\n\uFB01rst  '

/**
 * Sends large numbers, a fraction, and a text whose spelling must not change.
 * @param object as it was read last
 */
export async function extremes(scene: Scene, object: Record<string, Json>) {
  const { context, kind, id } = scene
  const { client, report, tried } = context
  if (!['points', 'credits'].every((key) => Number.isInteger(object[key])) || tried.once.has('extremes'))
    return
  const isPatch = kind.update.method === 'patch'
  const base = isPatch ? { [kind.idField]: id, account: scene.account } : object
  const send = (changes: Record<string, Json>, wanted: number[], sent: string) =>
    client.call(kind.update, { params: scene.params(id), body: { ...base, ...changes }, wanted, sent })
  const saved = await send({ ...LARGE, description: SPELLED }, [200], 'an update with large numbers')
  const after = saved && saved.status < 300 ? await scene.read(id) : undefined
  // A kind for which it could not be looked at leaves it to the next one.
  if (isObject(after)) tried.once.add('extremes')
  if (isObject(after)) {
    for (const [field, value] of Object.entries(LARGE))
      if (after[field] !== value)
        finding(
          report,
          kind.update,
          'number-changed',
          `${value} in '${field}' comes back as ${typeof after[field] === 'number' ? after[field] : 'no number'}`,
          { field },
        )
    const change = changeOfSpelling(after.description)
    if (change)
      finding(report, kind.update, 'text-changed', `a text in 'description' comes back changed: ${change}`, {
        field: 'description',
        severity: 'risky',
        scope: 'spelling',
      })
  }
  const refused = await send({ points: 1.5 }, [422], 'a fraction where the contract has a whole number')
  // The object is left as it was found.
  if (refused && refused.status < 300) await send({ points: object.points }, [200], 'an update')
}

function changeOfSpelling(found: Json) {
  if (found === SPELLED) return undefined
  if (typeof found !== 'string') return 'it is not there'
  const losses = [
    [SPELLED.normalize('NFKC'), 'its letters are normalized (NFKC)'],
    [SPELLED.normalize('NFC'), 'its accents are composed (NFC)'],
    [SPELLED, 'its outer blanks are gone'],
    [SPELLED.replace('\n', ' '), 'its line breaks are gone'],
  ]
  const [, words] = losses.find(([text = '']) => found.trim() === text.trim()) ?? []
  return words ?? 'it is another text'
}

/** Creates objects whose ids differ in capitals, or in how an accent is written. They are different objects. */
export async function similarIds(scene: Scene) {
  const { context, kind, isAccount, id } = scene
  if (isAccount || context.tried.once.has('ids')) return
  for (const { ends, words } of [
    { ends: ['-Case', '-cASE'], words: 'capitals' },
    { ends: ['-caf\u00e9', '-cafe\u0301'], words: 'the spelling of an accent (NFC and NFD)' },
  ]) {
    const ids = ends.map((end) => id + end)
    const statuses = []
    for (const one of ids)
      statuses.push(
        (await create(scene, one, { body: scene.body(one), wanted: [201], handled: [409] }))?.status,
      )
    const found = []
    for (const one of ids) found.push(await scene.read(one))
    if (statuses.every((status) => status !== undefined && status < 500) && !found.includes(null))
      context.tried.once.add('ids')
    const isMissing = found.some(
      (object, index) => object !== null && (!object || idOf(object) !== ids[index]),
    )
    if (statuses.includes(409) || (statuses.every(isSuccess) && isMissing))
      finding(
        context.report,
        kind.create,
        'similar-ids',
        `two ids that differ only in ${words} are taken for one`,
        {
          scope: words.split(' ')[0],
        },
      )
    for (const one of ids) {
      const removed = await context.client.call(kind.remove, {
        params: scene.params(one),
        handled: [404],
        wanted: [204],
      })
      // An id in another spelling is not found, but is there.
      if (isSuccess(removed?.status) || (removed?.status === 404 && found[ids.indexOf(one)] === undefined))
        scene.forget(one)
    }
  }
}

/** Sends a body that is no JSON. A service that answers 5xx makes its operators look for an error that is the caller's. */
export async function brokenBody({ context, kind }: Scene) {
  const { client, report, tried } = context
  if (tried.once.has('broken')) return
  let status: number
  try {
    const response = await client.send('POST', kind.create.path, { body: new RawBody('{"name": ') })
    status = response.status
  } catch (error) {
    return client.cannot(kind.create, messageOf(error))
  }
  tried.once.add('broken')
  if (status < 400 || status >= 500)
    finding(report, kind.create, 'broken-body', `a body that is no JSON is answered with ${status}`, {
      theirs: status,
    })
}

/**
 * Deletes an account with an object inside, and creates it again: it must be empty.
 * @param scene of accounts
 * @param scenes of all kinds
 */
export async function deletedWithContent(scene: Scene, scenes: Scene[]) {
  const { context, kind: accounts } = scene
  const { client, report } = context
  const account = `${scene.id}-again`
  const make = () => create(scene, account, { body: scene.body(account), wanted: [201] })
  const remove = () => client.call(accounts.remove, { params: scene.params(account), wanted: [204] })
  if (((await make())?.status ?? 500) >= 300) return
  const inside = await createInside(scenes, account, 'survivor')
  if (!isSuccess((await remove())?.status) || !inside) return
  if (((await make())?.status ?? 500) >= 300) return
  const { kind } = inside.scene
  const listed = await client.call(kind.list, {
    query: defaultQuery(kind.list, account),
    wanted: [200],
  })
  if (Array.isArray(listed?.value) && listed.value.some((object) => idOf(object) === inside.id)) {
    finding(
      report,
      accounts.remove,
      'content-survives',
      'the objects of a deleted account are there again when an account with its id is created',
    )
    await client.call(kind.remove, { params: { account, id: inside.id }, wanted: [204] })
  }
  if (isSuccess((await remove())?.status)) scene.forget(account)
}

/** PATCH replaces a nested object as a whole. */
export async function nestedPatch(scene: Scene) {
  const { context, kind, id } = scene
  if (kind.update.method !== 'patch') return
  const body = (value: Json) => ({
    [kind.idField]: id,
    account: scene.account,
    [UNKNOWN]: value,
  })
  const options = { params: scene.params(id), wanted: [200] }
  await context.client.call(kind.update, { ...options, body: body({ left: 1, right: 2 }) })
  const saved = await context.client.call(kind.update, { ...options, body: body({ left: 3 }) })
  const after = saved && saved.status < 300 ? await scene.read(id) : undefined
  if (isObject(after) && isObject(after[UNKNOWN]) && after[UNKNOWN].left === 3 && 'right' in after[UNKNOWN])
    finding(
      context.report,
      kind.update,
      'patch-merges',
      'a field left out of a nested object is still there after PATCH',
    )
}
