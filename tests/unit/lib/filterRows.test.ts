import { describe, expect, test } from 'vitest'
import { listedFields } from '@/entities/definition'
import type { Filter } from '@/lib/filterRows'
import { filterRows, valuesOf } from '@/lib/filterRows'
import { searchRows } from '@/list/searchRows'
import { countValues } from '@/list/useFilterGroups'

interface Fruit {
  name?: string
  kind?: unknown
  tags?: unknown
  parts?: { type: string }[]
}

const kind: Filter<Fruit> = { id: 'kind', label: 'Kind', value: (row) => row.kind, none: 'No kind' }
const tag: Filter<Fruit> = { id: 'tag', label: 'Tags', value: (row) => row.tags }
const part: Filter<Fruit> = { id: 'part', label: 'Parts', value: (row) => row.parts?.map(({ type }) => type) }
const filters = [kind, tag, part]

const apple: Fruit = { name: 'Apple', kind: 'pome', tags: ['red', 'sweet'] }
const pear: Fruit = { name: 'Pear', kind: 'pome', tags: ['sweet'] }
const lime: Fruit = { name: 'Lime', kind: 'citrus', tags: ['Sweet'] }
const fig: Fruit = { name: 'Fig', tags: [] }
const all = [apple, pear, lime, fig]

const filter = (chosen: Record<string, string[]>, rows = all) =>
  filterRows(rows, filters, chosen, (row) => row)

describe('filterRows', () => {
  test('values of one filter are alternatives, all filters must match, the order stays (rule FILTER-2)', () => {
    expect(filter({ kind: ['citrus', 'pome'] })).toEqual([apple, pear, lime])
    expect(filter({ kind: ['citrus', 'pome'], tag: ['red'] })).toEqual([apple])
    expect(filter({ kind: ['citrus'], tag: ['red'] })).toEqual([])
  })

  test('values are compared exactly: another case is another value', () => {
    expect(filter({ tag: ['sweet'] })).toEqual([apple, pear])
    expect(filter({ tag: ['Sweet'] })).toEqual([lime])
  })

  test('the empty value finds rows without a value', () => {
    expect(filter({ kind: [''] })).toEqual([fig])
    expect(filter({ kind: [''], tag: [''] })).toEqual([fig])
  })

  test('without a selection the same array is returned', () => {
    expect(filter({})).toBe(all)
  })

  test.each<[string, object, readonly string[]]>([
    ['a number', { kind: 7 }, ['7']],
    ['a blank text', { kind: '  ' }, ['']],
    ['an object', { kind: { deep: 1 } }, ['']],
    ['null', { kind: null }, ['']],
    ['white space that means something', { kind: ' pome' }, [' pome']],
  ])('filter values are read from %s', (_, row, values) => {
    expect(valuesOf(kind, row as Fruit)).toEqual(values)
  })

  test('broken objects cause no error', () => {
    expect(valuesOf(tag, { tags: { a: 1 } })).toEqual([''])
    expect(valuesOf(tag, { tags: ['a', 'a', null, 3, ['x'], ' '] })).toEqual(['a', '3'])
    expect(valuesOf(part, { parts: 'none' } as never)).toEqual([''])
    expect(valuesOf(part, { parts: [null] } as never)).toEqual([''])
  })
})

describe('countValues', () => {
  const count = (chosen: Record<string, string[]>, term = '', rows = all) => {
    const searched = searchRows(rows, term, (row) => row, listedFields.searched)
    const work = countValues({ rows, searched, filters, chosen })
    let step = work.next()
    while (!step.done) step = work.next()
    return Object.fromEntries([...step.value].map(([id, values]) => [id, Object.fromEntries(values)]))
  }

  test('all rows are counted if nothing is selected', () => {
    expect(count({})).toMatchObject({
      kind: { pome: 2, citrus: 1, '': 1 },
      tag: { red: 1, sweet: 2, Sweet: 1, '': 1 },
    })
  })

  test('each value is counted under the other filters and the search', () => {
    expect(count({ tag: ['sweet'] })).toMatchObject({
      kind: { pome: 2, citrus: 0, '': 0 },
      // The other values are alternatives, so they keep their own counts.
      tag: { red: 1, sweet: 2, Sweet: 1 },
    })
    expect(count({ tag: ['sweet'] }, 'pear')).toMatchObject({
      kind: { pome: 1, citrus: 0 },
      tag: { red: 0, sweet: 1, Sweet: 0 },
    })
  })

  test('every count equals the rows that selecting its value shows', () => {
    const rows = Array.from({ length: 1200 }, (_, index) => ({
      name: `Fruit ${index}`,
      kind: ['pome', 'citrus', undefined][index % 3],
      tags: ['a', 'b', 'c'].slice(index % 4),
    }))
    const chosen = { kind: ['pome', ''], tag: ['b'] }
    const counts = count(chosen, '1', rows)
    for (const [id, values] of Object.entries(counts)) {
      for (const [value, counted] of Object.entries(values)) {
        const found = searchRows(
          filter({ ...chosen, [id]: [value] }, rows),
          '1',
          (row) => row,
          listedFields.searched,
        )
        expect([id, value, counted]).toEqual([id, value, found.length])
      }
    }
  })
})
