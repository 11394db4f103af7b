import { describe, expect, it } from 'vitest'
import { entityTypes } from '@/model/entityTypes'
import { searchEntities } from '@/search/searchEntities'
import type { SearchSource } from '@/search/types'
import { source } from './source'

const all = (sources: SearchSource[], query: string) => searchEntities(sources, query).slice()
const found = (sources: SearchSource[], query: string) =>
  all(sources, query).map(({ source: { type }, id, field }) => `${type}/${id} ${field}`)

describe('the search in entities', () => {
  it('finds a substring in any case', () => {
    const missions = [
      { id: 'a', name: 'The Long HAUL' },
      { id: 'b', name: 'Sprint' },
    ]
    expect(found([source('missions', missions)], 'long ha')).toEqual(['missions/a name'])
  })

  it.each([
    ['name', { name: 'x needle', description: 'needle', id: 'needle' }],
    ['description', { name: 'n', description: 'needle', title: 'needle' }],
    ['title', { name: 'n', title: 'needle', player: 'needle' }],
    ['player', { name: 'n', player: 'needle', team: 'needle' }],
    ['team', { name: 'n', team: 'needle', level: { name: 'needle' } }],
    ['level', { name: 'n', level: { name: 'needle' }, id: 'needle' }],
    ['id', { name: 'n', id: 'needle' }],
  ])('names the first matching field in the order of rule SEARCH-3: %s', (field, row) => {
    const results = all([source('players', [row])], 'needle')
    expect(results.map((result) => result.field)).toEqual([field])
  })

  it('returns one result for each object, however often it matches (rule SEARCH-4)', () => {
    const row = { id: 'team-otter', name: 'Team Otter', description: 'A team' }
    expect(found([source('teams', [row])], 'team')).toEqual(['teams/team-otter name'])
  })

  it('searches no other field', () => {
    const row = { id: 'a', account: 'needle', category: 'needle', tags: ['needle'], name: 'n' }
    expect(found([source('missions', [row])], 'needle')).toEqual([])
  })

  it('matches an object by its name alone', () => {
    const rows = [
      { id: 'a', name: 'Ona', level: { id: 'gold', name: 'Silver' } },
      { id: 'b', name: 'Per', team: { name: 'Otter' } },
    ]
    expect(found([source('players', rows)], 'silver')).toEqual(['players/a level'])
    expect(found([source('players', rows)], 'gold')).toEqual([])
    expect(found([source('players', rows)], 'otter')).toEqual(['players/b team'])
  })

  it.each(['', ' ', ' \t\n'])('finds nothing for the query %j', (query) => {
    expect(found([source('missions', [{ id: 'a b', name: 'a b' }])], query)).toEqual([])
  })

  it('ignores white space around the query, but not inside', () => {
    const rows = [{ id: 'a', name: 'Team Spirit' }]
    expect(found([source('missions', rows)], '  spirit ')).toHaveLength(1)
    expect(found([source('missions', rows)], 'team  spirit')).toHaveLength(0)
  })

  it('treats regular-expression characters as plain text', () => {
    expect(found([source('missions', [{ id: 'a', name: '100% (.*)' }])], '(.*')).toHaveLength(1)
  })

  it('survives objects that break the contract', () => {
    const rows = [
      null,
      'text',
      { id: 1, name: null },
      { name: 7, description: [] },
      { id: 'a', name: { name: {} } },
    ]
    expect(found([source('missions', rows)], '7')).toEqual(['missions/undefined name'])
    expect(found([source('missions', rows)], '1')).toEqual(['missions/1 id'])
  })
})

describe('the order of results', () => {
  it('is by entity type, then by name, numbers in natural order (rule SEARCH-4)', () => {
    const sources = [
      source('teams', [{ id: 't', name: 'x' }]),
      source('missions', [
        { id: 'm10', name: 'x 10' },
        { id: 'm2', name: 'X 2' },
        { id: 'm1', name: 'a x' },
      ]),
      source('achievements', [{ id: 'z', name: 'zx' }]),
    ]
    expect(all(sources, 'x').map(({ id }) => id)).toEqual(['z', 'm1', 'm2', 'm10', 't'])
  })
})

describe('the results', () => {
  it('have the value for the route', () => {
    const players = source('players', [{ player: 'p/1', id: 'internal', name: 'Ona' }], {
      idOf: (row: { player: string }) => row.player,
    })
    const accounts = source('accounts', [{ account: 'fenn marsh', name: 'Ona Ltd' }], {
      idOf: (row: { account: string }) => row.account,
    })
    expect(all([players, accounts], 'ona').map(({ id }) => id)).toEqual(['fenn marsh', 'p/1'])
  })

  it('show the id if they have no name', () => {
    expect(all([source('missions', [{ id: 'abc' }])], 'b')[0]?.name).toBe('abc')
  })

  it('skip lists that are not loaded', () => {
    expect(found([source('teams', undefined), source('missions', [{ id: 'a', name: 'a' }])], 'a')).toEqual([
      'missions/a name',
    ])
  })

  it('follow a list that was refetched', () => {
    expect(found([source('missions', [{ id: 'a', name: 'old' }])], 'new')).toEqual([])
    expect(found([source('missions', [{ id: 'a', name: 'new' }])], 'new')).toHaveLength(1)
  })

  it('read each list once: a later keystroke costs a fraction of the first', () => {
    const sources = entityTypes.map((type, list) =>
      source(
        type,
        Array.from({ length: 500 }, (_, row) => ({
          id: `id-${list}-${row}`,
          name: `Object ${row} of ${list}`,
          description: `Cheer for others ${row} times in one season, whatever comes next in list ${list}.`,
        })),
      ),
    )
    const costOf = (text: string, count: number) => {
      const start = process.cpuUsage()
      expect(searchEntities(sources, text)).toHaveLength(count)
      const { user, system } = process.cpuUsage(start)
      return user + system
    }
    const first = costOf('the first keystroke builds the index', 0)
    const later = Math.min(...Array.from({ length: 5 }, () => costOf('no such text', 0)))
    expect(later).toBeLessThan(first / 4)
    expect(searchEntities(sources, 'season')).toHaveLength(7000)
  })
})
