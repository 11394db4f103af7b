// Objects and accounts whose ids have to be encoded in paths and queries.
import { isSuccess } from '../contract/statuses.ts'
import type { Json } from '../contract/types.ts'
import { isObject } from '../tools.ts'
import { finding } from './finding.ts'
import { defaultQuery, idOf } from './lists.ts'
import { create, createInside } from './scene.ts'
import type { Scene } from './types.ts'

/** Characters with a meaning in URLs, and a letter outside of ASCII. */
const ODD = ' /%2F 50% ü#?&+'

/**
 * Ids are free text: slashes, spaces, per cent signs and letters of any script must work in one path segment.
 * @param scenes of all kinds
 */
export async function oddId(scene: Scene, scenes: Scene[]) {
  const { kind, context } = scene
  const id = `${scene.id}${ODD}`
  const more = { params: scene.params(id), sent: `an id that ends in '${ODD}'`, rule: 'odd-id' as const }
  if (context.tried.once.has('odd id') || !(await isReached(scene, id))) return
  const created = await create(scene, id, { ...more, body: scene.body(id), wanted: [201] })
  if (!created || !isSuccess(created.status)) return
  const found = await scene.read(id)
  if (found === null) return
  if (!found) scene.search()
  if (!found)
    finding(
      context.report,
      kind.create,
      'odd-id',
      `${more.sent} is answered with ${created.status}, but is not in the list`,
    )
  if (kind.update.method === 'patch') {
    const { [kind.idField]: key, account, name } = scene.body(id)
    await context.client.call(kind.update, {
      ...more,
      body: { [kind.idField]: key, account, name },
      wanted: [200],
    })
  }
  if (scene.isAccount) await insideOf(id, more.sent, scenes)
  const removed = await context.client.call(kind.remove, { ...more, wanted: [204] })
  if (!removed || !isSuccess(removed.status)) {
    // Objects that cannot be deleted are created of one kind only.
    context.tried.once.add('odd id')
    return
  }
  const left = await scene.read(id)
  if (left)
    finding(
      context.report,
      kind.remove,
      'odd-id',
      `${more.sent}: DELETE is answered with ${removed.status}, but the object is still in the list; please delete it by hand`,
    )
  else if (left === undefined) scene.forget(id)
}

/**
 * Whether the service finds a call for an address with this id. Checked before an object with the id is created, because an
 * object that no address reaches cannot be deleted. Some frameworks decode a path before they split it: an id with '%2F'
 * becomes two parts of the path.
 */
async function isReached({ context, kind, id: own, params }: Scene, odd: string) {
  const plain = `${own}-plain`
  const [about, found] = [
    // A service that answers 204 to it is found by deleting an object a second time.
    await context.client.call(kind.remove, { params: params(plain), wanted: [404], handled: [200, 204] }),
    await context.client.call(kind.remove, {
      params: params(odd),
      wanted: [404],
      handled: [200, 204, 400, 405],
    }),
  ]
  if (!about || !found || isSuccess(about.status) || isSuccess(found.status)) return true
  // A limit, a right or a failure of the service tells nothing about paths; the calls have reported it.
  if ([about, found].some(({ status }) => [403, 429].includes(status) || status >= 500))
    return about.status === found.status
  const namesPlain = JSON.stringify(about.value ?? '').includes(plain)
  const namesOdd = JSON.stringify(found.value ?? '').includes(own)
  const isAlike = about.status === found.status && fieldsOf(about.value) === fieldsOf(found.value)
  if (isAlike && (!namesPlain || namesOdd)) return true
  finding(
    context.report,
    kind.remove,
    'odd-id',
    `an id that ends in '${ODD}' is not found by its path: DELETE is answered with ${found.status} as for an address without a call`,
    { cause: { key: 'path', words: `calls do not find an id that ends in '${ODD}' by its path` } },
  )
  return false
}

const fieldsOf = (body: Json) => (isObject(body) ? Object.keys(body).sort().join() : typeof body)

/**
 * Lists, creates and deletes an object of an account with such an id.
 * @param scenes of all kinds
 */
async function insideOf(account: string, sent: string, scenes: Scene[]) {
  const more = { sent: `an account with ${sent}`, rule: 'odd-id' as const }
  const inside = await createInside(scenes, account, 'inside', more)
  if (!inside) return
  const { scene, id } = inside
  const { kind, context } = scene
  const listed = await context.client.call(kind.list, {
    ...more,
    query: defaultQuery(kind.list, account),
    wanted: [200],
  })
  if (Array.isArray(listed?.value) && !listed.value.some((object) => idOf(object) === id))
    finding(
      context.report,
      kind.list,
      'odd-id',
      `${more.sent}: an object that was created in it is not listed`,
    )
  // If this fails, the object is deleted with its account.
  await context.client.call(kind.remove, { ...more, params: { account, id }, wanted: [204] })
}
