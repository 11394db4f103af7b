import { defaultParseSearch } from '@tanstack/react-router'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  clampPage,
  type ListSearch,
  listView,
  pageCount,
  parseListSearch,
  searchFor,
  showItems,
  sortBy,
  stringifySearch,
} from '@/list/listSearch'
import { pageSizes } from '@/list/pageSize'
import { spec } from '../list/renderList'
import { anyText, settings } from './settings'

const patches = fc.record(
  {
    q: anyText,
    sort: fc.constantFrom('name', 'points', 'level', 'nonsense', ''),
    dir: fc.constantFrom('asc' as const, 'desc' as const),
    page: fc.integer({ min: 1, max: 10_000 }),
    size: fc.constantFrom(...pageSizes),
  },
  { requiredKeys: [] },
)
const plain = (search: ListSearch) =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))

const keys = ['cols', 'counts', 'dir', 'numbers', 'page', 'q', 'size', 'sort', 'where']

describe('the URL of a list', () => {
  it('is normalized without an error, whatever it contains', () => {
    const garbage = fc.dictionary(fc.constantFrom(...keys, 'other'), fc.anything())
    fc.assert(
      fc.property(garbage, (raw) => {
        const search = parseListSearch(raw)
        expect(Object.keys(search).sort()).toEqual(keys)
        const view = listView(search, spec)
        expect(typeof view.term).toBe('string')
        expect(['asc', 'desc']).toContain(view.direction)
        expect(pageSizes).toContain(view.size)
        expect(view.page).toBeGreaterThanOrEqual(1)
        expect(['name', ...spec.columns.map(({ id }) => id)]).toContain(view.sort)
      }),
      settings,
    )
  })

  it('keeps its values when they are written and read again', () => {
    fc.assert(
      fc.property(patches, (raw) => {
        const once = parseListSearch(raw)
        expect(parseListSearch(plain(once))).toEqual(once)
        // Like the router: JSON if the plain text would be parsed as another type.
        expect(parseListSearch(JSON.parse(JSON.stringify(plain(once))))).toEqual(once)
      }),
      settings,
    )
  })

  it('turns invalid filters into a list of texts or nothing', () => {
    fc.assert(
      fc.property(fc.anything(), (tag) => {
        const { tag: read } = parseListSearch({ tag }, ['tag'])
        if (read === undefined) return
        expect(
          Array.isArray(read) && read.length > 0 && read.every((value) => typeof value === 'string'),
        ).toBe(true)
      }),
      settings,
    )
  })

  it('keeps any filter texts and any search side by side', () => {
    const value = anyText.filter((text) => text === '' || text.trim() !== '')
    const values = fc.uniqueArray(value, { minLength: 1, maxLength: 4 })
    const searches = fc.record({ tag: values, category: values, q: anyText.filter((q) => q.trim() !== '') })
    fc.assert(
      fc.property(searches, (search) => {
        // Like a browser: a URL cannot contain a lone surrogate.
        const received = JSON.parse(JSON.stringify(search), (_, text) =>
          typeof text === 'string' ? new TextDecoder().decode(new TextEncoder().encode(text)) : text,
        )
        const read = parseListSearch(defaultParseSearch(stringifySearch(received)), ['tag', 'category'])
        expect(read).toMatchObject({
          ...received,
          tag: [...new Set(received.tag)],
          category: [...new Set(received.category)],
        })
      }),
      settings,
    )
  })

  it('reverses the order on the second sort by one column, and restores it on the third', () => {
    fc.assert(
      fc.property(patches, fc.constantFrom('name', 'points', 'level', 'status'), (raw, column) => {
        const press = (search: ListSearch) =>
          parseListSearch({ ...search, ...sortBy(column, listView(search, spec), spec) })
        const first = press(parseListSearch(raw))
        const second = press(first)
        expect(listView(second, spec).direction).not.toBe(listView(first, spec).direction)
        expect(press(second)).toEqual(first)
        expect(first.page).toBeUndefined()
      }),
      settings,
    )
  })

  it('leads to an existing page for any number', () => {
    const count = fc.nat(5000)
    fc.assert(
      fc.property(fc.integer(), count, fc.constantFrom(...pageSizes), (page, rows, size) => {
        const shown = clampPage(page, rows, size)
        expect(shown).toBeGreaterThanOrEqual(1)
        expect(shown).toBeLessThanOrEqual(pageCount(rows, size))
        expect(listView(parseListSearch(showItems(size, page, rows)), spec)).toMatchObject({
          page: shown,
          size,
        })
      }),
      settings,
    )
  })

  it('has a search as it was typed, or none if it is blank, and starts on page 1', () => {
    fc.assert(
      fc.property(patches, anyText, (raw, typed) => {
        const search = parseListSearch({ ...parseListSearch(raw), ...searchFor(typed) })
        expect(search.q).toBe(typed.trim() ? typed : undefined)
        expect(search.page).toBeUndefined()
      }),
      settings,
    )
  })
})
