import { describe, expect, test } from 'vitest'
import { entities, entityOf } from '@/entities/registry'

/** What a row reads in the columns beside the name, by header. */
const read = (type: string, row: object) => {
  const { columns = [] } = entityOf(type)?.list ?? {}
  return Object.fromEntries(columns.map(({ header, value, missing }) => [header, value(row) ?? missing]))
}

describe('the lists of rules LIST-1, LIST-4 and LIST-5', () => {
  test('stand in the order of the side navigation, with their taglines and words', () => {
    expect(entities.map(({ list }) => [list.type, list.title, list.singular, list.tagline])).toEqual([
      ['accounts', 'Accounts', 'Account', 'WHERE THE MAGIC BEGINS'],
      ['players', 'Players', 'Player', "IT'S ALL ABOUT THEM"],
      ['teams', 'Teams', 'Team', 'ACHIEVE MORE, TOGETHER'],
      ['events', 'Events', 'Event', 'WHAT YOUR PLAYERS ARE DOING'],
      ['missions', 'Missions', 'Mission', 'THE QUEST FOR GLORY'],
      ['streaks', 'Streaks', 'Streak', 'KEEP PLAYERS IN THE LOOP'],
      ['achievements', 'Achievements', 'Achievement', 'REWARDS FOR PLAYERS'],
      ['levels', 'Levels', 'Level', 'TAKE PLAYERS ON A JOURNEY'],
      ['leaderboards', 'Leaderboards', 'Leaderboard', 'FRIENDLY COMPETITION'],
      ['prizes', 'Prizes', 'Prize', 'PAMPER YOUR PLAYERS'],
      ['raffles', 'Raffles', 'Raffle', 'AND WE HAVE A WINNER'],
      ['mysteryboxes', 'Mystery Boxes', 'Mystery Box', 'THE ELEMENT OF SURPRISE'],
      ['surveys', 'Surveys', 'Survey', 'GET FEEDBACK FROM PLAYERS'],
      ['quizzes', 'Quizzes', 'Quiz', 'TEST YOUR PLAYERS'],
    ])
  })

  const reward = { points: 250, credits: 40 }
  const rows: [string, object, Record<string, unknown>][] = [
    ['accounts', { account: 'a', isAvailable: false }, { Status: false }],
    ['events', { id: 'e' }, { Status: true }],
    ['achievements', { id: 'a', reward }, { Points: 250, Credits: 40 }],
    ['streaks', { id: 's' }, { Points: 0, Credits: 0 }],
    ['missions', { id: 'm', reward }, { Points: 250, Credits: 40 }],
    ['levels', { id: 'l', ordinal: 3, objectives: { points: 900 } }, { Ordinal: 3, 'Points Required': 900 }],
    ['leaderboards', { id: 'l', period: 'all-time' }, { Period: 'Ongoing' }],
    ['leaderboards', { id: 'l', period: 'weekly' }, { Period: 'This Week' }],
    ['leaderboards', { id: 'l', period: 'monthly' }, { Period: 'This Month' }],
    ['leaderboards', { id: 'l', period: 'daily' }, { Period: 'This Day' }],
    ['leaderboards', { id: 'l' }, { Period: 'This Day' }],
    [
      'prizes',
      { id: 'p', credits: 5, stock: { available: 7, redeemed: 2 } },
      { Credits: 5, Available: 7, Redeemed: 2 },
    ],
    ['mysteryboxes', { id: 'm' }, { Credits: 0, Available: 0, Redeemed: 0 }],
    [
      'raffles',
      { id: 'r', credits: 3, drawTime: '2026-03-01T18:00:00Z' },
      { Credits: 3, 'Draw Date': '2026-03-01T18:00:00Z' },
    ],
    ['surveys', { id: 's', category: 'taste', completed: 12 }, { Category: 'taste', Completed: 12 }],
    ['quizzes', { id: 'q' }, { Category: undefined, Completed: undefined }],
    ['teams', { id: 't', points: 10 }, { Points: 10, Credits: 0 }],
    [
      'players',
      { player: 'p', level: { name: 'Scout' }, points: 1, credits: 2 },
      { Level: 'Scout', Points: 1, Credits: 2 },
    ],
    ['players', { player: 'p' }, { Level: 'N/A', Points: 0, Credits: 0 }],
  ]
  test.each(rows)('%s %o', (type, row, cells) => {
    expect(read(type, row)).toEqual(cells)
  })

  test('only Category is not sortable', () => {
    const fixed = entities.flatMap(({ list }) =>
      list.columns.filter(({ sortable }) => sortable === false).map(({ header }) => `${list.type} ${header}`),
    )
    expect(fixed).toEqual(['surveys Category', 'quizzes Category'])
  })

  test('are sorted by name from Z to A, raffles from A to Z (rule LIST-6)', () => {
    for (const { list } of entities) {
      expect([list.type, list.defaultSort]).toEqual([
        list.type,
        { by: 'name', direction: list.type === 'raffles' ? 'asc' : 'desc' },
      ])
    }
  })

  test('name an object by its account, its player or its id (decision C8)', () => {
    const row = { account: 'a', player: 'p', id: 'i' }
    const named = Object.fromEntries(entities.map(({ list }) => [list.type, list.idOf(row)]))
    expect(named).toMatchObject({ accounts: 'a', players: 'p', missions: 'i', quizzes: 'i' })
  })
})

describe('the words of a save (rule ERROR-5)', () => {
  const row = { id: 'i', name: 'N', account: 'a', player: 'p' }
  const words = (type: string) => {
    const saved = entityOf(type)?.saved
    return [saved?.created(row), saved?.updated(row)]
  }
  test('name accounts and players by their id, everything else by id and name', () => {
    expect(words('accounts')).toEqual(['Added account a', 'Updated account a'])
    expect(words('players')).toEqual(['Added player p', 'Updated player p'])
    for (const { list } of entities) {
      if (list.type === 'accounts' || list.type === 'players') continue
      expect(words(list.type)).toEqual(['Created i / N', 'Updated i / N'])
    }
  })
})
