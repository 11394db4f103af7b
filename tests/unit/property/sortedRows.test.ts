import fc from 'fast-check'
import { expect, it } from 'vitest'
import { collationKey } from '@/list/collationKeys'
import { LazyOrder } from '@/list/lazyOrder'
import { type CellValue, sortedRows } from '@/list/sortedRows'
import { naturalCompare } from '@/ui/compare'
import { settings } from './settings'

const ascii = fc.string({ unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)) })
const numbered = fc
  .array(fc.oneof(ascii, fc.nat().map(String), fc.constantFrom('0', '00', '007')), { maxLength: 4 })
  .map((parts) => parts.join(''))
const written = (text: string) => text.trim() !== ''

it('a collation key compares like the collator', () => {
  fc.assert(
    fc.property(numbered.filter(written), numbered.filter(written), (a, b) => {
      const [first, second] = [collationKey(a) ?? '', collationKey(b) ?? '']
      expect(first < second ? -1 : first > second ? 1 : 0).toBe(Math.sign(naturalCompare(a, b)))
    }),
    { ...settings, numRuns: 2000 },
  )
})

it('a text with other characters than printable ASCII has no collation key', () => {
  for (const text of ['Zoë', 'naïve 2', '名前', 'tab\tbed']) expect(collationKey(text)).toBeUndefined()
})

it('any part of a lazy order equals that part of the sorted list, whatever was read before', () => {
  const items = fc.uniqueArray(fc.nat({ max: 5000 }), { minLength: 1, maxLength: 400 })
  const reads = fc.array(fc.tuple(fc.nat({ max: 420 }), fc.nat({ max: 120 })), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(items, reads, (list, parts) => {
      const sorted = list.toSorted((a, b) => a - b)
      const lazy = new LazyOrder(list, (a, b) => a - b)
      for (const [from, count] of parts)
        expect(lazy.slice(from, from + count)).toEqual(sorted.slice(from, from + count))
    }),
    settings,
  )
})

const value: fc.Arbitrary<CellValue> = fc.oneof(
  numbered.map((text) => text.trim() || undefined),
  fc.string({ unit: 'grapheme' }).map((text) => text.trim() || undefined),
  fc.constant(undefined),
)
const column = fc.oneof(
  fc.array(value, { maxLength: 200 }),
  fc.array(fc.oneof(fc.integer(), fc.double({ noNaN: true }), fc.constant(undefined)), { maxLength: 200 }),
  fc.array(fc.oneof(fc.boolean(), fc.constant(undefined)), { maxLength: 200 }),
)

it.each(['asc', 'desc'] as const)(
  'rows sort %s by value, missing ones last, equal ones as received',
  (direction) => {
    const sign = direction === 'asc' ? 1 : -1
    fc.assert(
      fc.property(column, (values) => {
        const rows = values.map((value) => ({ value }))
        const found = [...rows.keys()]
        const expected = found.toSorted((a, b) => {
          const isMissing = values[a] === undefined || values[b] === undefined
          return naturalCompare(values[a], values[b]) * (isMissing ? 1 : sign)
        })
        const sorted = sortedRows(rows, found, { column: 'c', direction, valueAt: (index) => values[index] })
        expect(sorted.slice(0, values.length)).toEqual(expected)
      }),
      settings,
    )
  },
)
