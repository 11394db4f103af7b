import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { entities, entityOf, filterIds } from '@/entities/registry'
import { isOdd, type ListSearch, ownKeys, parseListSearch } from '@/list/listSearch'
import { resembledKey, unusedLabel, unusedParts } from '@/parts/list-views/unusedParts'

/* Parts of an address that a list cannot use (rule ASK-2). */

const missions = entityOf('missions')

const read = (raw: Record<string, unknown>) => ({ ...raw, ...parseListSearch(raw, filterIds) }) as ListSearch

describe('an address says which of its parts the list cannot use', () => {
  it.each([
    [{ period: 'fortnightly' }, ['period=fortnightly'], {}],
    [{ period: ['fortnightly', 'daily'] }, ['period=fortnightly'], { period: ['daily'] }],
    [{ sort: 'foo' }, ['sort=foo'], {}],
    [
      { cols: 'reward.points,foo,active.to~9' },
      ['cols=foo', 'cols=active.to~9'],
      { cols: 'reward.points,active.to' },
    ],
    [{ numbers: 'foo' }, ['numbers=foo'], {}],
    [{ numbers: 'name' }, ['numbers=name'], {}],
    [{ perod: 'daily' }, ['perod=daily'], {}],
    [{ 'amp;where': 'reward.points:least:100' }, ['amp;where=reward.points:least:100'], {}],
    [
      { where: ['foo:is:1', 'reward.points:least:100'] },
      ['where=foo:is:1'],
      { where: ['reward.points:least:100'] },
    ],
    [{ utm_source: 'mail', fbclid: 'x', ref: 'y', account: 'acme', sort: 'name', q: 'a' }, [], {}],
  ])('%j', (raw, parts, instead) => {
    const unused = unusedParts(missions, read(raw))
    expect(unused.parts).toEqual(parts)
    const kept = Object.entries(unused.instead).filter(([, value]) => value !== undefined)
    expect(Object.fromEntries(kept)).toEqual(instead)
    const key = parts[0]?.split('=')[0] ?? ''
    const isOwn = ['where', 'cols', 'numbers'].includes(key)
    if (parts.length > 0 && !isOwn) expect(isOdd(read(raw), missions.list as never)).toBe(true)
  })

  test('what is put in their place has nothing that is not used', () => {
    const text = fc.constantFrom(
      'daily',
      'foo',
      'reward.points',
      'name',
      'reward.points,foo',
      'where',
      'reward.points:least:1',
      '7',
    )
    const key = fc.constantFrom(...ownKeys, ...filterIds, 'perod', 'amp;sort', 'Where', 'utm_source')
    fc.assert(
      fc.property(
        fc.dictionary(key, fc.oneof(text, fc.array(text))),
        fc.constantFrom(...entities),
        (raw, entity) => {
          const search = read(raw)
          const { instead } = unusedParts(entity as never, search)
          expect(unusedParts(entity as never, read({ ...search, ...instead })).parts).toEqual([])
        },
      ),
      { seed: 59 },
    )
  })
})

test('a key is taken for one of the list if a letter, its case or an escape differs', () => {
  const known = [...ownKeys, 'period', 'schedule', 'tag']
  for (const key of ['perod', 'Period', 'amp;period', '&amp;period', 'peroid', 'amp;amp;period'])
    expect(resembledKey(key, known)).toBe('period')
  for (const key of [
    'utm_source',
    'utm_medium',
    'gclid',
    'fbclid',
    'ref',
    'src',
    'id',
    'lang',
    'view',
    'tab',
    's',
  ])
    expect(resembledKey(key, known)).toBeUndefined()
})

test('one sentence names them', () => {
  expect(unusedLabel(['sort=foo'])).toBe('The list cannot use "sort=foo" of the address, so it is ignored.')
  expect(unusedLabel(['sort=foo', 'perod=daily', 'where=a', 'where=b'])).toBe(
    'The list cannot use "sort=foo", "perod=daily", "where=a" and 1 other of the address, so they are ignored.',
  )
  expect(unusedLabel(['where=a'])).toBe('The list has no filter "a", so it is ignored.')
})
