import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { normal } from '@/engine/programme/campaignName'
import { usedTexts } from '@/engine/programme/usedTexts'

const word = fc.constantFrom('Spring', 'spring', ' SPRING', 'Kitchen', 'kitchen', 'new', '', ' ')
const row = fc.record({ category: word, tags: fc.array(word, { maxLength: 4 }) })

it('suggests each tag once, the most used first, in its most used spelling (rule FAST-1)', () => {
  fc.assert(
    fc.property(fc.array(fc.array(row, { maxLength: 12 }), { maxLength: 4 }), (lists) => {
      const found = usedTexts(lists, 'tags')
      const all = lists.flat().flatMap(({ tags }) => tags.map((tag) => tag.trim()).filter(Boolean))
      expect(found.map(({ text }) => normal(text)).toSorted()).toEqual(
        [...new Set(all.map(normal))].toSorted(),
      )
      for (const { text, count } of found) {
        const same = all.filter((tag) => normal(tag) === normal(text))
        expect(count).toBe(same.length)
        const uses = (spelling: string) => same.filter((tag) => tag === spelling).length
        expect(uses(text)).toBe(Math.max(...same.map(uses)))
      }
      const counts = found.map(({ count }) => count)
      expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    }),
    { seed: 7 },
  )
})

it('reads objects that break the contract', () => {
  expect(usedTexts([[null, 7, { category: 5, tags: 'new' }, { category: 'A' }]], 'category')).toEqual([
    { text: 'A', count: 1 },
  ])
})
