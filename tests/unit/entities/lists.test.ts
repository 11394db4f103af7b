import { describe, expect, test } from 'vitest'
import { entities, entityOf } from '@/entities/registry'
import { fixtureOf } from '../../entities'

/** The order of rule FRAME-2. */
const specified = [
  'accounts',
  'players',
  'teams',
  'events',
  'missions',
  'streaks',
  'achievements',
  'levels',
  'leaderboards',
  'prizes',
  'raffles',
  'mysteryboxes',
  'surveys',
  'quizzes',
]

/** What a row shows in the columns after the name, by header. */
const read = (type: string, row: object) => {
  const { columns = [] } = entityOf(type)?.list ?? {}
  return Object.fromEntries(columns.map(({ header, value, missing }) => [header, value(row) ?? missing]))
}

describe('the lists of rules LIST-1, LIST-4 and LIST-5', () => {
  test('have the order of the side navigation', () => {
    const order = entities.map(({ list }) => list.type)
    expect(order.filter((type) => specified.includes(type))).toEqual(specified)
  })

  test.each(entities.map((entity) => [entity.list.type, entity.list] as const))(
    'have texts, and their rows show the values of objects: %s',
    (type, { title, singular, tagline }) => {
      const { words, rows } = fixtureOf(type)
      expect([title, singular, tagline]).toEqual(words)
      expect(rows).not.toEqual([])
      for (const [row, cells] of rows) expect(read(type, row), JSON.stringify(row)).toEqual(cells)
    },
  )

  test('can be sorted by every column except Category', () => {
    const fixed = entities.flatMap(({ list }) =>
      list.columns.filter(({ sortable }) => sortable === false).map(({ header }) => `${list.type} ${header}`),
    )
    expect(fixed).toEqual(['surveys Category', 'quizzes Category'])
  })

  test('sort by name from Z to A, raffles from A to Z (rule LIST-6)', () => {
    for (const { list } of entities) {
      expect([list.type, list.defaultSort]).toEqual([
        list.type,
        { by: 'name', direction: list.type === 'raffles' ? 'asc' : 'desc' },
      ])
    }
  })

  test('identify an object by its account, its player or its id (decision C8)', () => {
    const row = { account: 'a', player: 'p', id: 'i' }
    const named = Object.fromEntries(entities.map(({ list }) => [list.type, list.idOf(row)]))
    expect(named).toMatchObject({ accounts: 'a', players: 'p', missions: 'i', quizzes: 'i' })
  })
})

describe('the toast of a save (rule ERROR-5)', () => {
  const row = { id: 'i', name: 'N', account: 'a', player: 'p' }
  const words = (type: string) => {
    const saved = entityOf(type)?.saved
    return [saved?.created(row), saved?.updated(row)]
  }
  test('names accounts and players by their id, everything else by id and name', () => {
    expect(words('accounts')).toEqual(['Added account a', 'Updated account a'])
    expect(words('players')).toEqual(['Added player p', 'Updated player p'])
    for (const { list } of entities) {
      if (list.type === 'accounts' || list.type === 'players') continue
      expect(words(list.type)).toEqual(['Created i / N', 'Updated i / N'])
    }
  })
})
