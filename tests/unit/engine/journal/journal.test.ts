import { describe, expect, it } from 'vitest'
import { tellingValues } from '@/engine/journal/created'
import { filterRecords } from '@/engine/journal/filter'
import { entriesOf, journalText } from '@/engine/journal/journalFile'
import type { EntityType } from '@/model/entityTypes'
import { objectsOf } from '@/model/journal'
import type { JournalRecord } from '@/stored/journalRecords'

const record = (id: string, more: Partial<JournalRecord>, objects: object): JournalRecord => ({
  id,
  version: 1,
  at: 1_000,
  account: 'a',
  operation: 'update',
  type: 'missions',
  object: `m-${id}`,
  name: `Mission ${id}`,
  outcome: 'done',
  ...more,
  body: JSON.stringify(objects),
})

const records = [
  record('a', { operation: 'delete' }, { before: { id: 'm-a', name: 'Mission a', reward: { points: 5 } } }),
  record(
    'b',
    {},
    { before: { id: 'm-b', isAvailable: true }, after: { id: 'm-b', isAvailable: false, period: 'daily' } },
  ),
  record(
    'c',
    {},
    { before: { id: 'm-c', period: 'daily', points: 1 }, after: { id: 'm-c', period: 'weekly', points: 1 } },
  ),
]

describe('an exported journal (rule JOURNAL-7)', () => {
  it('has the objects before and after each change, and is read back as it was', () => {
    const text = journalText(records)
    expect(JSON.parse(text).entries[0]).toMatchObject({ id: 'a', before: { reward: { points: 5 } } })
    const read = entriesOf(text)
    expect(read.map(objectsOf)).toEqual(records.map(objectsOf))
    expect(read.map(({ body: _, ...rest }) => rest)).toEqual(records.map(({ body: _, ...rest }) => rest))
  })
})

describe('the range of the journal', () => {
  const at = (id: string, moment: string) => record(id, { at: Date.parse(moment) }, {})
  const timed = [
    at('before', '2026-03-01T09:59:59Z'),
    at('first', '2026-03-01T10:00:00Z'),
    at('last', '2026-03-01T10:05:59Z'),
    at('after', '2026-03-01T10:06:00Z'),
  ]

  it('has the whole of its first and its last minute', () => {
    const range = { from: '2026-03-01T10:00Z', to: '2026-03-01T10:05Z' }
    expect(filterRecords(timed, range).map(({ id }) => id)).toEqual(['last', 'first'])
  })
})

describe('the search of the journal (rule JOURNAL-5)', () => {
  const found = (q: string) => filterRecords(records, { q }).map(({ id }) => id)

  it('finds a value by the word that the page shows for it', () => {
    expect(found('inactive')).toEqual(['b'])
    expect(found('week')).toEqual(['c'])
  })

  it('finds fields, names and values of deleted objects, and no value that did not change', () => {
    expect(found('availability')).toEqual(['b'])
    expect(found('mission 5')).toEqual(['a'])
    expect(found('points')).toEqual(['a'])
  })
})

describe('what an entry says about an object that was created (rule JOURNAL-5)', () => {
  const nameOf = (_: string, id: string) => ({ mug: 'Mug', walk: 'Walk' })[id]
  const told = (...[type, object]: [EntityType, object]) =>
    tellingValues(type, object, nameOf).map(({ name, text }) => `${name} ${text}`)
  const december = { from: '2026-12-01T09:00:00Z', to: '2026-12-24T20:00:00Z' }

  it.each<[EntityType, object, string[]]>([
    [
      'raffles',
      {
        ...{ active: december, drawTime: '2026-12-24T20:00:00Z', credits: 50 },
        prizes: [
          { id: 'mug', count: 3 },
          { id: 'gone', count: 1 },
        ],
      },
      [
        'Active Tue 1 December to Thu 24 December',
        'Draw Date Thu 24 December',
        'Price 50 credits',
        'Prizes 3 × Mug, gone',
      ],
    ],
    ['prizes', { credits: 1, stockCount: 20 }, ['Price 1 credit', 'Stock count 20']],
    [
      'missions',
      {
        ...{ active: { from: '0001-01-01T00:00:00Z', to: december.to }, reward: { points: 20, credits: 0 } },
        objectives: { events: [{ id: 'walk', count: 2 }] },
      },
      ['Active until Thu 24 December', 'Reward 20 points', 'Objectives 2 × Walk'],
    ],
    ['players', { credits: 900, points: 0 }, ['Credits 900']],
    ['teams', { name: 'Owls', isAvailable: true }, []],
    ['raffles', { active: 'soon', prizes: [null], reward: null, drawTime: 7 }, ['Prizes Empty']],
  ])('of %s: dates, price, prizes and reward', (type, object, expected) => {
    expect(told(type, object)).toEqual(expected)
  })
})
