import fc from 'fast-check'
import type { PlanRequest } from '@/engine/plan/types'
import type { EntityType } from '@/model/entityTypes'
import { idOf } from '@/model/references'
import { account, start } from './support'

export type Fields = Record<string, unknown>

const objects = [...start()].flatMap(([type, rows]) =>
  rows.map((object) => ({ type, id: idOf(type, object), object })),
)
const names = objects.map(({ type, id }) => ({ type, id }))

const valuesOf = (type: EntityType) => ({
  name: fc.constantFrom('One', 'Two', 'Three'),
  tags: fc.constantFrom<string[][]>([], ['a'], ['a', 'b']),
  ...(type === 'players' ? {} : { description: fc.constantFrom('', 'Some words', 'Others') }),
  ...(type === 'missions' ? { reward: fc.record({ points: fc.nat(50), credits: fc.nat(50) }) } : {}),
})

/** Changes of some objects, as the table and the calendar make them. */
export const changes = fc.array(
  fc.nat(names.length - 1).chain((at) => {
    const { type, id, object } = objects[at] as (typeof objects)[number]
    return fc.record(valuesOf(type), { requiredKeys: [] }).map((fields) => ({
      ...{ type, id },
      changes: Object.entries(fields).map(([field, is]) => ({
        ...{ path: [field], was: (object as Fields)[field], is },
      })),
    }))
  }),
  { minLength: 1, maxLength: 6 },
)

/** Plans of several kinds. */
export const requests: fc.Arbitrary<PlanRequest> = fc.oneof(
  changes.map((all): PlanRequest => {
    const once = new Map(all.map((one) => [`${one.type} ${one.id}`, one]))
    return { kind: 'changes', account, objects: [...once.values()] }
  }),
  fc
    .subarray(names, { minLength: 1 })
    .map((chosen): PlanRequest => ({ kind: 'delete', account, objects: chosen })),
  fc.subarray(objects, { minLength: 1 }).map(
    (chosen): PlanRequest => ({
      ...{ kind: 'duplicate', account, title: 'Spring' },
      objects: chosen
        .filter(({ type }) => type !== 'players' && type !== 'levels')
        .map(({ type, id, object }) => ({
          type,
          id: `${id}-copy`,
          from: id,
          object: { ...object, id: `${id}-copy` },
        })),
    }),
  ),
)
