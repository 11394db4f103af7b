// Objects and accounts whose ids have to be encoded in paths and queries.
import { finding } from './finding.ts'
import { defaultQuery, idOf } from './lists.ts'
import { create } from './scene.ts'
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
  const created = await create(scene, id, { ...more, body: scene.body(id), wanted: [201] })
  if (created?.status !== 201) return
  const found = await scene.read(id)
  if (found === null) return
  if (!found)
    finding(
      context.report,
      kind.create,
      'odd-id',
      `${more.sent} is answered with 201, but is not in the list; please delete by hand what begins with '${scene.id}'`,
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
  if (removed?.status !== 204) return
  if (await scene.read(id))
    finding(
      context.report,
      kind.remove,
      'odd-id',
      `${more.sent}: DELETE is answered with 204, but the object is still in the list; please delete it by hand`,
    )
  else scene.forget(id)
}

/**
 * Lists, creates and deletes an object of an account with such an id.
 * @param scenes of all kinds
 */
async function insideOf(account: string, sent: string, scenes: Scene[]) {
  const scene = scenes.find(({ isAccount, kind }) => !isAccount && kind.name !== 'players')
  if (!scene) return
  const { kind, context } = scene
  const more = { sent: `an account with ${sent}`, rule: 'odd-id' as const }
  const id = `${scene.id}-inside`
  await context.client.call(kind.create, {
    ...more,
    body: { ...scene.aloneBody(id), account },
    wanted: [201],
  })
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
