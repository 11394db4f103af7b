import { describe, expect, test } from 'vitest'
import {
  chosenFilters,
  clampPage,
  filterBy,
  goTo,
  type ListSearch,
  listView,
  needsPager,
  pageCount,
  parseListSearch,
  searchFor,
  showItems,
  sortBy,
  withoutFilters,
} from '@/list/listSearch'

const rules = {
  columns: [{ id: 'points' }, { id: 'category', sortable: false }],
  defaultSort: { by: 'name', direction: 'desc' as const },
}
const raffles = { ...rules, defaultSort: { by: 'name', direction: 'asc' as const } }
const none = { q: undefined, sort: undefined, dir: undefined, page: undefined, size: undefined }

describe('parseListSearch', () => {
  test('reads what the address says', () => {
    const search = { q: 'week', sort: 'points', dir: 'asc', page: 3, size: 20 }
    expect(parseListSearch(search)).toEqual(search)
  })

  test('takes texts that the router reads as values, and numbers that it reads as texts', () => {
    expect(parseListSearch({ q: 404 }).q).toBe('404')
    expect(parseListSearch({ q: true }).q).toBe('true')
    expect(parseListSearch({ page: '3', size: '5' })).toMatchObject({ page: 3, size: 5 })
  })

  test.each([
    { page: 0 },
    { page: -1 },
    { page: 1.5 },
    { page: 'two' },
    { page: Number.POSITIVE_INFINITY },
    { page: null },
    { size: 7 },
    { size: '10 x' },
    { size: [] },
    { dir: 'up' },
    { dir: 1 },
    { q: { a: 1 } },
    { q: '   ' },
    { sort: ['name'] },
    { sort: '' },
  ])('falls back to the default for %j', (raw) => {
    expect(parseListSearch(raw)).toEqual(none)
  })

  test('one value of nonsense leaves the others alone', () => {
    expect(parseListSearch({ q: 'week', page: 'x', dir: 'asc' })).toEqual({ ...none, q: 'week', dir: 'asc' })
  })

  test('overrides every key, or the router would hand on the nonsense, and leaves defaults out', () => {
    expect(Object.keys(parseListSearch({ page: 'x' })).sort()).toEqual(['dir', 'page', 'q', 'size', 'sort'])
    expect(parseListSearch({ page: 1, size: 10 })).toEqual(none)
  })
})

describe('filters in the address', () => {
  const ids = ['availability', 'tag']
  const filters = [
    {
      id: 'availability',
      label: 'Availability',
      value: () => '',
      choices: { active: 'Active', inactive: 'Off' },
    },
    { id: 'tag', label: 'Tags', value: () => '', none: 'No tags' },
    { id: 'team', label: 'Team', value: () => '' },
  ]
  const read = (raw: Record<string, unknown>) => parseListSearch(raw, ids)

  test('one value and several are lists of texts, whatever type the router reads', () => {
    expect(read({ tag: 'new' }).tag).toEqual(['new'])
    expect(read({ tag: ['new', 7, true, ' Ünï, "&" '] }).tag).toEqual(['new', '7', 'true', ' Ünï, "&" '])
    expect(read({ tag: ['a', 'a', 'A'] }).tag).toEqual(['a', 'A'])
  })

  test('an empty text stands for objects that hold none', () => {
    expect(read({ tag: '' }).tag).toEqual([''])
    expect(read({ tag: ['  ', 'new'] }).tag).toEqual(['', 'new'])
  })

  test.each([null, { a: 1 }, [], [null, {}, []], undefined])('%j is no filter', (tag) => {
    expect(read({ tag }).tag).toBeUndefined()
  })

  test('keys that no list knows are no filters', () => {
    expect(read({ colour: 'red' })).toEqual({ ...none, availability: undefined, tag: undefined })
  })

  test('a list takes the filters that it has, and of those the values that can be', () => {
    const search = {
      availability: ['active', 'on', 'toString', ''],
      tag: ['', 'x'],
      team: [''],
      other: ['x'],
    }
    expect(chosenFilters(search, filters)).toEqual({ availability: ['active'], tag: ['', 'x'] })
    expect(chosenFilters(search, undefined)).toEqual({})
  })

  test('a change starts on page 1; without values the filter goes from the address', () => {
    expect(filterBy('tag', ['a', 'b'])).toEqual({ tag: ['a', 'b'], page: undefined })
    expect(filterBy('tag', [])).toEqual({ tag: undefined, page: undefined })
    expect(withoutFilters({ tag: ['a'], team: ['b'] })).toEqual({
      tag: undefined,
      team: undefined,
      page: undefined,
    })
  })
})

describe('listView', () => {
  test('is the default list for a plain address', () => {
    const view = { q: '', term: '', sort: 'name', direction: 'desc', page: 1, size: 10 }
    expect(listView({}, rules)).toEqual(view)
    expect(listView({}, raffles)).toEqual({ ...view, direction: 'asc' })
  })

  test('looks for the query without the white space around it', () => {
    expect(listView({ q: ' zero waste ' }, rules)).toMatchObject({ q: ' zero waste ', term: 'zero waste' })
  })

  test('sorts another column ascending unless told', () => {
    expect(listView({ sort: 'points' }, rules)).toMatchObject({ sort: 'points', direction: 'asc' })
    expect(listView({ sort: 'points', dir: 'desc' }, rules)).toMatchObject({ direction: 'desc' })
    expect(listView({ dir: 'asc' }, rules)).toMatchObject({ sort: 'name', direction: 'asc' })
  })

  test.each(['nonsense', 'category'])('sorts by default where %s cannot be sorted by', (sort) => {
    expect(listView({ sort, dir: 'asc' }, rules)).toMatchObject({ sort: 'name', direction: 'desc' })
  })
})

describe('changes', () => {
  const at = (search: ListSearch) => listView(search, rules)
  const changed = (search: ListSearch, patch: object) =>
    parseListSearch(Object.fromEntries(Object.entries({ ...search, ...patch })))

  test('another search starts on page 1, an empty one goes from the address', () => {
    expect(changed({ q: 'a', page: 3, size: 5 }, searchFor('ab'))).toEqual({ ...none, q: 'ab', size: 5 })
    expect(changed({ q: 'a', page: 3 }, searchFor('  '))).toEqual(none)
  })

  test('a header turns the direction of its column and starts on page 1', () => {
    expect(sortBy('name', at({ page: 3 }), rules)).toEqual({ sort: undefined, dir: 'asc', page: undefined })
    expect(sortBy('name', at({ dir: 'asc' }), rules)).toEqual({
      sort: undefined,
      dir: undefined,
      page: undefined,
    })
  })

  test('a header of another column sorts ascending, then descending', () => {
    expect(sortBy('points', at({ page: 2 }), rules)).toEqual({
      sort: 'points',
      dir: undefined,
      page: undefined,
    })
    expect(sortBy('points', at({ sort: 'points' }), rules)).toMatchObject({ sort: 'points', dir: 'desc' })
    expect(sortBy('points', at({ sort: 'points', dir: 'desc' }), rules)).toMatchObject({ dir: undefined })
  })

  test('what every change says is what the list then shows', () => {
    const patch = sortBy('points', at({ sort: 'points' }), rules)
    expect(listView(changed({ sort: 'points' }, patch), rules)).toMatchObject({
      sort: 'points',
      direction: 'desc',
    })
  })

  test('page 1 is not in the address', () => {
    expect(goTo(1)).toEqual({ page: undefined })
    expect(goTo(2)).toEqual({ page: 2 })
  })

  test('another page size clamps the page to the last one', () => {
    expect(showItems(20, 5, 48)).toEqual({ size: 20, page: 3 })
    expect(showItems(10, 5, 48)).toEqual({ size: undefined, page: 5 })
    expect(showItems(20, 2, 12)).toEqual({ size: 20, page: undefined })
  })
})

test('pages', () => {
  expect([0, 1, 10, 11].map((count) => pageCount(count, 10))).toEqual([1, 1, 1, 2])
  expect(clampPage(9, 48, 10)).toBe(5)
  expect(clampPage(9, 0, 10)).toBe(1)
  expect(clampPage(2, 48, 10)).toBe(2)
  expect([5, 6].map(needsPager)).toEqual([false, true])
})
