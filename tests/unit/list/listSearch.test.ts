import { defaultParseSearch } from '@tanstack/react-router'
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
  stringifySearch,
  withoutFilters,
} from '@/list/listSearch'

const rules = {
  columns: [{ id: 'points' }, { id: 'category', sortable: false }],
  defaultSort: { by: 'name', direction: 'desc' as const },
}
const raffles = { ...rules, defaultSort: { by: 'name', direction: 'asc' as const } }
const none = { q: undefined, sort: undefined, dir: undefined, page: undefined, size: undefined }

describe('parseListSearch', () => {
  test('reads the parameters of the URL', () => {
    const search = { q: 'week', sort: 'points', dir: 'asc', page: 3, size: 20 }
    expect(parseListSearch(search)).toEqual(search)
  })

  test('accepts texts that the router parses as other types, and numbers that it parses as texts', () => {
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
  ])('uses the defaults for %j', (raw) => {
    expect(parseListSearch(raw)).toEqual(none)
  })

  test('one invalid value does not affect the others', () => {
    expect(parseListSearch({ q: 'week', page: 'x', dir: 'asc' })).toEqual({ ...none, q: 'week', dir: 'asc' })
  })

  test('overrides every key, so that the router drops invalid values, and leaves defaults out', () => {
    expect(Object.keys(parseListSearch({ page: 'x' })).sort()).toEqual(['dir', 'page', 'q', 'size', 'sort'])
    expect(parseListSearch({ page: 1, size: 10 })).toEqual(none)
  })
})

describe('filters in the URL', () => {
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

  test('one value and several become lists of texts, whatever type the router parses', () => {
    expect(read({ tag: 'new' }).tag).toEqual(['new'])
    expect(read({ tag: ['new', 7, true, ' Ünï, "&" '] }).tag).toEqual(['new', '7', 'true', ' Ünï, "&" '])
    expect(read({ tag: ['a', 'a', 'A'] }).tag).toEqual(['a', 'A'])
  })

  test('an empty text means objects without a value', () => {
    expect(read({ tag: '' }).tag).toEqual([''])
    expect(read({ tag: ['  ', 'new'] }).tag).toEqual(['', 'new'])
  })

  test.each([null, { a: 1 }, [], [null, {}, []], undefined])('%j is not a filter', (tag) => {
    expect(read({ tag }).tag).toBeUndefined()
  })

  test('keys that no list knows are no filters', () => {
    expect(read({ colour: 'red' })).toEqual({ ...none, availability: undefined, tag: undefined })
  })

  test('a list accepts only its own filters, and only their possible values', () => {
    const search = {
      availability: ['active', 'on', 'toString', ''],
      tag: ['', 'x'],
      team: [''],
      other: ['x'],
    }
    expect(chosenFilters(search, filters)).toEqual({ availability: ['active'], tag: ['', 'x'] })
    expect(chosenFilters(search, undefined)).toEqual({})
  })

  test('a change starts on page 1; without values the filter is removed from the URL', () => {
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
  test('is the default list for a plain URL', () => {
    const view = { q: '', term: '', sort: 'name', direction: 'desc', page: 1, size: 10 }
    expect(listView({}, rules)).toEqual(view)
    expect(listView({}, raffles)).toEqual({ ...view, direction: 'asc' })
  })

  test('trims white space around the query', () => {
    expect(listView({ q: ' zero waste ' }, rules)).toMatchObject({ q: ' zero waste ', term: 'zero waste' })
  })

  test('sorts another column ascending by default', () => {
    expect(listView({ sort: 'points' }, rules)).toMatchObject({ sort: 'points', direction: 'asc' })
    expect(listView({ sort: 'points', dir: 'desc' }, rules)).toMatchObject({ direction: 'desc' })
    expect(listView({ dir: 'asc' }, rules)).toMatchObject({ sort: 'name', direction: 'asc' })
  })

  test.each(['nonsense', 'category'])('uses the default sort if %s is not sortable', (sort) => {
    expect(listView({ sort, dir: 'asc' }, rules)).toMatchObject({ sort: 'name', direction: 'desc' })
  })
})

describe('changes of the list search', () => {
  const at = (search: ListSearch) => listView(search, rules)
  const changed = (search: ListSearch, patch: object) =>
    parseListSearch(Object.fromEntries(Object.entries({ ...search, ...patch })))

  test('a new search starts on page 1, an empty one is removed from the URL', () => {
    expect(changed({ q: 'a', page: 3, size: 5 }, searchFor('ab'))).toEqual({ ...none, q: 'ab', size: 5 })
    expect(changed({ q: 'a', page: 3 }, searchFor('  '))).toEqual(none)
  })

  test('a header click reverses the direction of its column and starts on page 1', () => {
    expect(sortBy('name', at({ page: 3 }), rules)).toEqual({ sort: undefined, dir: 'asc', page: undefined })
    expect(sortBy('name', at({ dir: 'asc' }), rules)).toEqual({
      sort: undefined,
      dir: undefined,
      page: undefined,
    })
  })

  test('a click on another header sorts ascending, then descending', () => {
    expect(sortBy('points', at({ page: 2 }), rules)).toEqual({
      sort: 'points',
      dir: undefined,
      page: undefined,
    })
    expect(sortBy('points', at({ sort: 'points' }), rules)).toMatchObject({ sort: 'points', dir: 'desc' })
    expect(sortBy('points', at({ sort: 'points', dir: 'desc' }), rules)).toMatchObject({ dir: undefined })
  })

  test('every change leads to the list view it describes', () => {
    const patch = sortBy('points', at({ sort: 'points' }), rules)
    expect(listView(changed({ sort: 'points' }, patch), rules)).toMatchObject({
      sort: 'points',
      direction: 'desc',
    })
  })

  test('page 1 is not in the URL', () => {
    expect(goTo(1)).toEqual({ page: undefined })
    expect(goTo(2)).toEqual({ page: 2 })
  })

  test('another page size clamps the page to the last one', () => {
    expect(showItems(20, 5, 48)).toEqual({ size: 20, page: 3 })
    expect(showItems(10, 5, 48)).toEqual({ size: undefined, page: 5 })
    expect(showItems(20, 2, 12)).toEqual({ size: 20, page: undefined })
  })
})

describe('stringifySearch', () => {
  test('writes a list of texts as a repeated key', () => {
    expect(stringifySearch({ tag: ['new', 'spring'] })).toBe('?tag=new&tag=spring')
  })

  test.each([1, 2])('writes %i objects so that they can be read back', (count) => {
    const search = { q: 'a', try: Array.from({ length: count }, (_, amount) => ({ edit: { amount } })) }
    expect(defaultParseSearch(stringifySearch(search))).toEqual(search)
  })
})

test('page numbers are clamped to the existing pages', () => {
  expect([0, 1, 10, 11].map((count) => pageCount(count, 10))).toEqual([1, 1, 1, 2])
  expect(clampPage(9, 48, 10)).toBe(5)
  expect(clampPage(9, 0, 10)).toBe(1)
  expect(clampPage(2, 48, 10)).toBe(2)
  expect([5, 6].map(needsPager)).toEqual([false, true])
})
