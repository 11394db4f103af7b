import type { EntityType } from '@/model/entityTypes'
import { idOf, type Lists } from '@/model/references'
import { keyOf } from './ids'
import type { Plan } from './types'

/** The lists as they will be after a plan. Lists that it does not touch are the same arrays. */
export function listsAfter(lists: Lists, { steps }: Pick<Plan, 'steps'>): Lists {
  const byType = new Map<EntityType, Map<string, object | undefined>>()
  for (const { type, id, action, object } of steps) {
    const written = byType.get(type) ?? new Map<string, object | undefined>()
    byType.set(type, written)
    written.set(keyOf({ type, id }), action === 'delete' ? undefined : object)
  }
  const after = new Map(lists)
  for (const [type, written] of byType) {
    const kept = (lists.get(type) ?? []).flatMap((row): object[] => {
      const key = keyOf({ type, id: idOf(type, row) })
      if (!written.has(key)) return [row]
      const object = written.get(key)
      written.delete(key)
      return object ? [object] : []
    })
    after.set(type, [...kept, ...[...written.values()].filter((one) => one !== undefined)])
  }
  return after
}
