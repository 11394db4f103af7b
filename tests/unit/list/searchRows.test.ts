import { expect, test } from 'vitest'
import { listedFields } from '@/entities/definition'
import { fieldText, titleOf } from '@/lib/value'
import { searchRows } from '@/list/searchRows'

const find = (rows: object[], query: string) => searchRows(rows, query, (row) => row, listedFields.searched)

test.each(['name', 'description', 'title', 'player', 'account', 'team', 'id'])(
  'a row matches on %s (rule LIST-7)',
  (field) => {
    const row = { [field]: 'Zero-Waste Week' }
    expect(find([row, { [field]: 'other' }], 'waste')).toEqual([row])
  },
)

test('a row matches on the name of its level, and on a level that is a text', () => {
  const rows = [
    { level: { name: 'Gold', id: 'x' } },
    { level: 'Gold' },
    { level: { id: 'gold' } },
    { level: null },
  ]
  expect(find(rows, 'gold')).toEqual(rows.slice(0, 2))
})

test('a row matches on no other field', () => {
  expect(find([{ category: 'week', tags: ['week'], imgUrl: 'week.svg', apikey: 'week' }], 'week')).toEqual([])
})

test('case is ignored both ways, in other scripts too', () => {
  const rows = [{ name: 'ÉTÉ Ärger' }, { name: 'Большая Неделя' }]
  expect(find(rows, 'été ÄRG')).toEqual([rows[0]])
  expect(find(rows, 'НЕДЕЛЯ')).toEqual([rows[1]])
})

test('white space around the query is ignored, white space alone is no query', () => {
  const rows = [{ name: 'week one' }, { name: 'other' }]
  expect(find(rows, '  week ')).toEqual([rows[0]])
  expect(find(rows, '   ')).toBe(rows)
})

test('a match does not span two fields', () => {
  expect(find([{ name: 'zero', description: 'waste' }], 'zerowaste')).toEqual([])
  expect(find([{ name: 'zero', description: 'waste' }], 'zero waste')).toEqual([])
})

test('the order stays, and regular-expression characters match themselves', () => {
  const rows = [{ name: 'b (1)' }, { name: 'a (1)' }, { name: 'a 1' }]
  expect(find(rows, '(1)')).toEqual(rows.slice(0, 2))
})

test('objects that break the contract are searched as far as possible', () => {
  const broken = { name: 42, description: { deep: 1 }, level: { name: { name: 'x' } }, id: null }
  expect(find([broken], '42')).toEqual([broken])
  expect(find([broken], 'object')).toEqual([])
  expect(fieldText(broken, 'description')).toBe('')
  expect(titleOf({ name: '  ' }, 'the-id')).toBe('the-id')
  expect(titleOf({}, undefined)).toBe('—')
})

test('an id matches through the name of its object, if that is known, and through itself', () => {
  const rows = [{ team: 't1' }, { team: 't2' }, { team: 't3' }]
  const find = (query: string, names?: Record<string, Map<string, string>>) =>
    searchRows(rows, query, (row) => row, listedFields.searched, names)
  expect(find('foxes')).toEqual([])
  const names = { team: new Map([['t1', 'Red Foxes']]) }
  expect(find('foxes', names)).toEqual([rows[0]])
  expect(find('T1', names)).toEqual([rows[0]])
  // New names replace the cached ones.
  expect(find('foxes', { team: new Map([['t2', 'Blue Foxes']]) })).toEqual([rows[1]])
})

test('rows that match by text and by a name keep their order, and none appears twice', () => {
  const rows = [
    { name: 'Fox', team: 't2' },
    { name: 'Owl', team: 't1' },
    { name: 'Fox', team: 't1' },
    { name: 'Owl', team: 't2' },
    { name: 'Fox', team: 't2' },
    { name: 'Owl', team: 't1' },
  ]
  const names = { team: new Map([['t1', 'Red Foxes']]) }
  const found = searchRows(rows, 'fox', (row) => row, listedFields.searched, names)
  expect(found.map((row) => rows.indexOf(row))).toEqual([0, 1, 2, 4, 5])
})
