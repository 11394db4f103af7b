import type { PlainObject } from './edits'
import type { EntityType } from './entityTypes'

/** Builds the body of an update from the edited object and its changed top-level fields. */
type UpdateBody = (object: object, changed: object, received: object) => object

/** The types whose updates are not the whole object (decision A2). */
export const updateBodies = {
  players: (object, changed, received) => {
    const { player, account } = object as PlainObject
    return { ...withClearedFields(changed as PlainObject, received as PlainObject), player, account }
  },
} satisfies { readonly [R in EntityType]?: UpdateBody } as { readonly [R in EntityType]?: UpdateBody }

/** A PATCH keeps fields that it does not contain, so an emptied field is sent as the empty value of its type. */
function withClearedFields(changed: PlainObject, received: PlainObject): PlainObject {
  const emptied = (key: string) => {
    const before = received[key]
    if (Array.isArray(before)) return []
    if (typeof before === 'number') return 0
    return typeof before === 'object' ? {} : ''
  }
  return Object.fromEntries(
    Object.entries(changed).map(([key, value]) => [key, value === undefined ? emptied(key) : value]),
  )
}
