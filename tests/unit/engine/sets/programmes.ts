import fc from 'fast-check'
import type { BundleObject } from '@/engine/plan/types'
import { resourceFacts } from '@/generated/resourceFacts'
import { type EntityType, isOfProgramme, programmeTypes } from '@/model/entityTypes'

/** Every reference of the contract between objects of a programme. */
const fields = programmeTypes.flatMap((type) =>
  Object.entries(resourceFacts[type].refersTo).flatMap(([field, to]) =>
    isOfProgramme(to as EntityType) ? [{ type, field, to: to as EntityType }] : [],
  ),
)

type Fields = Record<string, unknown>

function withReference(object: object, [key = '', ...rest]: readonly string[], id: string): object {
  const part = (object as Fields)[key]
  if (rest.length === 0) return { ...object, [key]: id }
  if (rest[0] !== '*') return { ...object, [key]: withReference((part ?? {}) as object, rest, id) }
  const item = rest.length === 1 ? id : withReference({}, rest.slice(1), id)
  return { ...object, [key]: [...((part ?? []) as unknown[]), item] }
}

const dates = fc
  .integer({ min: Date.parse('2024-01-01'), max: Date.parse('2030-01-01') })
  .map((at) => new Date(at).toISOString())

/** Objects that refer to each other at random, in circles too, and to what does not exist. Some of them have the tag. */
export const programmesWith = (tag: string): fc.Arbitrary<BundleObject[]> =>
  fc
    .array(
      fc.record({
        of: fc.nat(3),
        named: fc.nat(4),
        field: fc.constantFrom(...fields),
        isTagged: fc.boolean(),
        from: dates,
      }),
      { minLength: 1, maxLength: 30 },
    )
    .map((entries) => {
      const objects = new Map<string, BundleObject>()
      for (const { of, named, field, isTagged, from } of entries) {
        const id = `${field.type}-${of}`
        const key = `${field.type} ${id}`
        const before = objects.get(key)?.object ?? {
          id,
          account: 'acme',
          name: `The ${of}. of ${field.type}`,
          tags: isTagged ? ['other', ` ${tag.toUpperCase()} `] : ['other'],
          ...(field.type === 'missions' && { active: { from } }),
        }
        const object = withReference(before, field.field.split('.'), `${field.to}-${named}`)
        objects.set(key, { type: field.type, id, object })
      }
      return [...objects.values()]
    })
