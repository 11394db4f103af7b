import { defaultParseSearch } from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'
import { chosenFilters, filterBy, parseListSearch, stringifySearch, withoutFilters } from '@/list/listSearch'

const none = { q: undefined, sort: undefined, dir: undefined, page: undefined, size: undefined }

describe('parseListSearch', () => {
  test('reads the parameters of the URL (rule PLACE-1)', () => {
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
    expect(Object.keys(parseListSearch({ page: 'x' })).sort()).toEqual([
      'cols',
      'counts',
      'dir',
      'numbers',
      'page',
      'q',
      'size',
      'sort',
      'where',
    ])
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

describe('stringifySearch', () => {
  test('writes a list of texts as a repeated key', () => {
    expect(stringifySearch({ tag: ['new', 'spring'] })).toBe('?tag=new&tag=spring')
  })

  test.each([1, 2])('writes %i objects so that they can be read back', (count) => {
    const search = { q: 'a', try: Array.from({ length: count }, (_, amount) => ({ edit: { amount } })) }
    expect(defaultParseSearch(stringifySearch(search))).toEqual(search)
  })
})
