import { ProgrammeIndex } from '@/engine/programme/programmeIndex'
import type { EntityType } from '@/model/entityTypes'
import type { Lists } from '@/model/references'

/** A Thursday, at midnight. */
export const at = Date.parse('2026-03-12T00:00:00Z')

export type Objects = Partial<Record<EntityType, readonly object[]>>

export const listsOf = (objects: Objects): Lists =>
  new Map(Object.entries(objects) as [EntityType, readonly object[]][])

export const programmeOf = (objects: Objects, now = at) =>
  new ProgrammeIndex({ account: 'a', now, lists: listsOf(objects) })

export const event = (id: string, more: object = {}) => ({
  id,
  account: 'a',
  reward: { credits: 2 },
  ...more,
})

/** A mission that counts one event. */
export const mission = (id: string, more: object = {}) => ({
  id,
  account: 'a',
  period: 'daily',
  limitCount: true,
  countLimit: 1,
  objectives: { events: [{ id: 'e', count: 1 }] },
  reward: { credits: 10, points: 5 },
  ...more,
})
