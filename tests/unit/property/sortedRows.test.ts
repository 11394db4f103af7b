import fc from 'fast-check'
import { expect, it } from 'vitest'
import { naturalCompare } from '@/lib/compare'
import { LazyOrder } from '@/lib/lazyOrder'
import { type CellValue, sortedRows } from '@/list/sortedRows'
import { settings } from './settings'

const ascii = fc.string({ unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)) })
const numbered = fc
  .array(fc.oneof(ascii, fc.nat().map(String), fc.constantFrom('0', '00', '007')), { maxLength: 4 })
  .map((parts) => parts.join(''))

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
const marked = fc.constantFrom('é', 'e\u0301', 'ß', 'ss', '\u0301', '٢', '名', '\u00AD', '\t', 'Æ', '½')
const mixed = fc
  .array(fc.oneof(numbered, marked), { maxLength: 4 })
  .map((parts) => parts.join(''))
  .filter((text) => text !== '')

it.each([
  ['printable ASCII', numbered.filter((text) => text !== '')],
  ['any characters', mixed],
])('texts of %s compare like the collator', (_, text) => {
  fc.assert(
    fc.property(text, text, fc.string({ maxLength: 2 }), (a, b, start) => {
      expect(Math.sign(naturalCompare(start + a, start + b))).toBe(collator.compare(start + a, start + b))
    }),
    { ...settings, numRuns: 5000 },
  )
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

it.each([0, 0.5, 0.999])(
  'a page of a long list takes at most two comparisons for each item, wherever it is: at %f of the list',
  (part) => {
    const count = 50_000
    const items = Array.from({ length: count }, (_, index) => (index * 7919) % count)
    let compared = 0
    const lazy = new LazyOrder(items, (a, b) => {
      compared += 1
      return a - b
    })
    const from = Math.floor(part * count)
    expect(lazy.slice(from, from + 10)).toEqual(Array.from({ length: 10 }, (_, index) => from + index))
    expect(compared).toBeLessThan((part === 0 ? 1.2 : 2) * count)
  },
)
