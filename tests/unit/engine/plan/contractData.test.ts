import { contractContents } from '@mocks/world/contractContents'
import { expect, test } from 'vitest'
import { createQueue } from '@/engine/plan/queue'
import type { PlanRequest } from '@/engine/plan/types'
import { type EntityType, entityTypes } from '@/model/entityTypes'
import { idOf } from '@/model/references'
import { bare, contentsOf, planAt, Service } from './service'

const now = new Date('2026-03-12T09:00:00Z')
/** A new object needs a name. */
const named = (object: { name?: string }) => ({
  ...object,
  name: object.name?.trim() ? object.name : 'Any name',
})

/** Of each list. */
const some = 20

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
  'any objects that the contract allows are copied with every field (seed %i)',
  async (seed) => {
    const made = contractContents('source', seed, now, some) as unknown as Partial<
      Record<EntityType, object[]>
    >
    const contents = new Map(
      entityTypes
        .filter((type) => type !== 'accounts')
        .map((type) => [type, (made[type] ?? []).map(named)] as const),
    )
    const objects = [...contents].flatMap(([type, rows]) =>
      rows.map((object) => ({ type, id: idOf(type, object), object })),
    )
    const request: PlanRequest = { kind: 'import', account: 'empty', file: 'programme.json', objects }
    const service = new Service({ empty: new Map() })
    const plan = planAt(service, request)
    const queue = createQueue({ plan, title: 'Import', api: service.api })
    await queue.run()
    const notDone = Object.values(queue.get().states).filter(({ status }) => status !== 'done')
    expect(notDone).toEqual([])
    // What a form would refuse, too.
    const blocked = new Map(
      plan.rows.flatMap(({ type, id, block }) => (block ? [[`${type} ${id}`, block.text] as const] : [])),
    )
    for (const text of blocked.values()) expect(text).toMatch(/must be 1 or more/)
    expect(blocked.size).toBeLessThan(objects.length / 2)
    const expected = objects
      .filter(({ type, id }) => !blocked.has(`${type} ${id}`))
      .map(({ type, id, object }) => [`${type} ${id}`, bare(type, object, object)] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
    expect(contentsOf(service, 'empty', contents)).toEqual(Object.fromEntries(expected))
  },
)
