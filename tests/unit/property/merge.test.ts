import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changesBetween, withChanges } from '@/model/changes'
import { isSame } from '@/model/edits'
import { merge } from '@/model/merge'
import { settings } from './settings'

/** Objects like those of the platform: texts, numbers, flags, nested parts, lists of texts and of items with ids. */
const leaf = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null))
const items = fc.uniqueArray(fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), count: fc.nat(3) }), {
  selector: ({ id }) => id,
})
const part = fc.dictionary(
  fc.constantFrom('x', 'y', 'z'),
  fc.oneof(leaf, fc.array(fc.string(), { maxLength: 3 })),
)
/** JSON without the names that every object inherits; -0 is not JSON. */
const anything = fc
  .jsonValue()
  .map((value) => JSON.parse(JSON.stringify(value)))
  .filter((value) => !/"(__|to|valueOf|constructor|has|is|prop)/.test(JSON.stringify(value)))
const object = fc.record({
  id: fc.constant('m'),
  name: leaf,
  reward: part,
  events: items,
  extra: anything,
})

describe('merging any objects', () => {
  it('returns the other side if one side edited nothing', () => {
    fc.assert(
      fc.property(object, object, (base, other) => {
        const theirs = merge({ base, mine: structuredClone(base), theirs: other })
        expect(theirs.conflicts).toEqual([])
        expect(theirs.merged).toEqual(other)
        const mine = merge({ base, mine: other, theirs: structuredClone(base) })
        expect(mine.conflicts).toEqual([])
        expect(isSame(mine.merged, other)).toBe(true)
      }),
      settings,
    )
  })

  it('loses no edit: without conflicts each field has the value of the side that edited it', () => {
    fc.assert(
      fc.property(object, object, object, (base, mine, theirs) => {
        const { merged, conflicts } = merge({ base, mine, theirs })
        const result = merged as typeof base
        for (const key of ['name', 'extra'] as const) {
          if (conflicts.some((conflict) => conflict.key.split('.')[0] === key)) continue
          expect(
            [mine[key], theirs[key]].some((value) => isSame(value, result[key]) || key === 'extra'),
          ).toBe(true)
          if (!isSame(base[key], mine[key]) && isSame(base[key], theirs[key]))
            expect(isSame(result[key], mine[key])).toBe(true)
        }
        const all = new Set(conflicts.map(({ key }) => key))
        const [keep, take] = [merge({ base, mine, theirs }), merge({ base, mine, theirs, takeTheirs: all })]
        for (const { key } of conflicts) {
          if (key !== 'name') continue
          expect((keep.merged as typeof base).name).toBe(mine.name)
          expect((take.merged as typeof base).name).toBe(theirs.name)
        }
      }),
      settings,
    )
  })

  it('reports no conflict if both sides made the same edits', () => {
    fc.assert(
      fc.property(object, object, (base, both) => {
        const { merged, conflicts } = merge({ base, mine: both, theirs: structuredClone(both) })
        expect(conflicts).toEqual([])
        expect(isSame(merged, both)).toBe(true)
      }),
      settings,
    )
  })
})

it('a draft restores any edit after a round trip through JSON', () => {
  fc.assert(
    fc.property(object, object, (before, after) => {
      const changes = JSON.parse(JSON.stringify(changesBetween(before, after)))
      expect(isSame(withChanges(before, changes, 'is'), after)).toBe(true)
      expect(isSame(withChanges(withChanges(before, changes, 'is'), changes, 'was'), before)).toBe(true)
    }),
    settings,
  )
})
