// Objects that other objects refer to: a service can refuse the id of a quiz that does not exist.
import { isSuccess } from '../contract/statuses.ts'
import type { Referred } from './samples.ts'
import { create } from './scene.ts'
import type { Scene } from './types.ts'

const idOf = ({ id }: Scene) => `${id}-referred`

/** Creates one object of every kind, with its required fields alone, and notes the ids. */
export async function createReferred(scenes: Scene[], referred: Referred) {
  for (const scene of scenes) {
    const { kind, isAccount } = scene
    if (isAccount || kind.name === 'players') continue
    const id = idOf(scene)
    const response = await create(scene, id, {
      body: scene.leastBody(id),
      wanted: [201],
      sent: 'a new object with its required fields alone',
    })
    if (response && response.status < 300) referred.set(kind.name, id)
  }
}

export async function removeReferred(scenes: Scene[], referred: Referred) {
  for (const scene of scenes) {
    const id = referred.get(scene.kind.name)
    if (!id) continue
    const { kind, context } = scene
    const removed = await context.client.call(kind.remove, { params: scene.params(id), wanted: [204] })
    if (isSuccess(removed?.status)) scene.forget(id)
  }
}
