import { describe, expect, it, test } from 'vitest'
import { kindsOf } from '@/engine/explain/conditions'
import { newcomer } from '@/engine/explain/person'
import { View } from '@/engine/explain/view'
import { explained, levels, mission, now, type Objects, programmeOf, ride, viewOf } from './support'

describe('the boundaries of time', () => {
  const active = { from: '2025-04-01T00:00:00Z', to: '2025-04-30T23:59:59Z' }
  test.each([
    ['2025-03-31T23:59:59.999Z', 'coming'],
    ['2025-04-01T00:00:00Z', 'open'],
    ['2025-04-30T23:59:59Z', 'open'],
    ['2025-04-30T23:59:59.001Z', 'over'],
  ])('at %s a mission of April is %s', (at, state) => {
    const view = viewOf({ events: [ride], missions: [mission({ active })] }, {}, at)
    expect(explained(view, 'missions').state).toBe(state)
  })

  const raffle = { id: 'r', prizes: [{ id: 'p', count: 1 }], drawTime: '2025-04-25T10:00:00Z' }
  test.each([
    ['is over after its draw', raffle, '2025-04-25T10:00:00.001Z', 'over'],
    ['is open at the moment of its draw', raffle, '2025-04-25T10:00:00Z', 'open'],
    ['that is drawn for all time is over after it', { ...raffle, period: 'all-time' }, '2025-04-26', 'over'],
    ['that is drawn every week is not', { ...raffle, period: 'weekly' }, '2025-04-26', 'open'],
    [
      'that is drawn every week is over after its active range',
      { ...raffle, period: 'weekly', active: { to: '2025-05-25T00:00:00Z' } },
      '2025-05-26',
      'over',
    ],
    [
      'ends with its active range before the draw',
      { ...raffle, active: { to: '2025-04-22T00:00:00Z' } },
      '2025-04-23',
      'over',
    ],
    ['whose draw is switched off goes on', { ...raffle, enabled: false }, '2025-04-26', 'open'],
  ])('a raffle %s', (_, object, at, state) => {
    expect(explained(viewOf({ raffles: [object] }, {}, at), 'raffles').state).toBe(state)
  })

  const prize = { id: 'p', limitCount: true, countLimit: 1 }
  test.each([
    ['daily', '2025-04-21T23:59:59Z', 'used-up'],
    ['daily', '2025-04-22T00:00:00Z', 'open'],
    ['weekly', '2025-04-27T23:59:59Z', 'used-up'],
    ['weekly', '2025-04-28T00:00:00Z', 'open'],
    ['monthly', '2025-04-30T23:59:59Z', 'used-up'],
    ['monthly', '2025-05-01T00:00:00Z', 'open'],
    ['all-time', '2026-01-01T00:00:00Z', 'used-up'],
  ])('what was used up on Monday 21 April with the period %s is at %s %s', (period, at, state) => {
    const used = { used: { 'prizes/p': 1 }, usedAt: now }
    expect(explained(viewOf({ prizes: [{ ...prize, period }] }, used, at), 'prizes').state).toBe(state)
  })
})

describe('each state', () => {
  const off = { isAvailable: false }
  const past = { active: { to: '2025-01-01T00:00:00Z' } }
  const later = { active: { from: '2025-05-01T00:00:00Z' } }
  const gone = { limitStock: true, stock: { available: 0 } }
  const done = { limitCount: true, countLimit: 1 }
  const locked = { requirement: { tags: ['crew'] } }
  const used = { used: { 'prizes/p': 1 } }
  test.each([
    ['inactive', { ...off, ...past, ...gone, ...done, ...locked }],
    ['over', { ...past, ...gone, ...done, ...locked }],
    ['coming', { ...later, ...gone, ...done, ...locked }],
    ['sold-out', { ...gone, ...done, ...locked }],
    ['used-up', { ...done, ...locked }],
    ['locked', locked],
    ['open', {}],
  ])('%s is the first that applies', (state, fields) => {
    expect(explained(viewOf({ prizes: [{ id: 'p', ...fields }] }, used), 'prizes').state).toBe(state)
  })

  it('perhaps has something unknown and nothing unmet', () => {
    expect(explained(viewOf({ prizes: [{ id: 'p', ...done }] }), 'prizes').state).toBe('perhaps')
  })

  it('has is an achievement of the player, or a level at or below that of the player, though inactive', () => {
    const view = viewOf(
      { achievements: [{ id: 'ferry', ...off }], levels },
      { badges: ['ferry'], level: { name: 'Pathfinder' } },
    )
    expect(explained(view, 'achievements').state).toBe('has')
    expect(levels.map(({ id }) => explained(view, 'levels', id).state)).toEqual(['has', 'has', 'locked'])
  })

  it('of a streak follows its mission', () => {
    const stateWith = (fields: object) =>
      explained(
        viewOf({
          events: [ride],
          missions: [mission(fields)],
          streaks: [{ id: 's', objectives: { missions: ['m'] } }],
        }),
        'streaks',
      ).state
    expect(stateWith({})).toBe('open')
    expect(stateWith(locked)).toBe('locked')
    expect(stateWith({ requirement: { missions: ['x'] } })).toBe('perhaps')
    expect(stateWith(off)).toBe('locked')
  })

  it('of a streak does not depend on its length, which is no limit', () => {
    expect(kindsOf('streaks')).not.toContain('limit')
  })
})

describe('what an achievement and a leaderboard wait for', () => {
  const gives = (...ids: string[]) => ({ reward: { achievements: ids.map((id) => ({ id, steps: 1 })) } })
  const from = (date: string) => ({ active: { from: `2025-05-${date}T00:00:00Z` } })
  const badge = (id: string, fields: object = {}) => ({ id, name: id, steps: 5, ...fields })
  const stateOf = (objects: Objects, id = 'a') => explained(viewOf(objects), 'achievements', id)

  it('achievements that only give steps to each other stay locked', () => {
    const achievements = [badge('a', gives('b')), badge('b', gives('a')), badge('self', gives('self'))]
    for (const { id } of achievements) expect(stateOf({ achievements }, id).state).toBe('locked')
  })

  it('what is open outside of a circle opens all of it', () => {
    const achievements = [badge('a', gives('b')), badge('b', gives('c')), badge('c', gives('a'))]
    const events = [{ id: 'e', ...gives('a') }]
    for (const { id } of achievements) expect(stateOf({ achievements, events }, id).state).toBe('open')
  })

  it('comes with the first of its givers, also through another achievement (rule EXPLAIN-13)', () => {
    const objects = {
      events: [ride],
      missions: [
        mission({ id: 'late', ...from('20'), ...gives('a') }),
        mission({ id: 'early', ...from('10'), ...gives('a') }),
      ],
      achievements: [badge('a', gives('b')), badge('b')],
    }
    for (const id of ['a', 'b'])
      expect(stateOf(objects, id)).toMatchObject({
        state: 'coming',
        opensAt: Date.parse('2025-05-10T00:00:00Z'),
      })
    expect(
      stateOf({ ...objects, achievements: [badge('a', { requirement: { tags: ['crew'] } })] }).state,
    ).toBe('locked')
  })

  it('is unknown if a giver perhaps is open, or a list is not whole', () => {
    const asked = mission({ requirement: { missions: ['x'] }, ...gives('a') })
    expect(stateOf({ events: [ride], missions: [asked], achievements: [badge('a')] }).state).toBe('perhaps')
    const programme = programmeOf({ achievements: [badge('a')] }, ['surveys'])
    const view = new View({ programme, person: newcomer, at: now })
    expect(explained(view, 'achievements').state).toBe('perhaps')
  })

  it.each([
    [{ requirement: { level: { id: 'top', ordinal: 9 } } }, 'open'],
    [from('10'), 'coming'],
    [{ active: { to: '2025-04-01T00:00:00Z' } }, 'locked'],
    [{ isAvailable: false }, 'locked'],
  ])('a leaderboard that counts a mission with %j is %s', (fields, state) => {
    const objects = {
      missions: [mission(fields)],
      leaderboards: [{ id: 'l', drivenBy: { missions: ['m', 'gone'] } }],
    }
    expect(explained(viewOf(objects), 'leaderboards').state).toBe(state)
  })
})

describe('players of whom nothing is unknown', () => {
  const prize = { id: 'p', limitCount: true, countLimit: 1, period: 'daily' }
  const asked = { id: 'q', requirement: { missions: ['m'] } }
  it.each([
    [false, ['perhaps', 'perhaps']],
    [true, ['open', 'locked']],
  ])('assumed: %s', (assumesNone, states) => {
    const view = viewOf({ prizes: [prize, asked] }, { assumesNone })
    expect(['p', 'q'].map((id) => explained(view, 'prizes', id).state)).toEqual(states)
  })

  it('what was set counts', () => {
    const view = viewOf(
      { prizes: [prize, asked] },
      { assumesNone: true, finished: ['m'], used: { 'prizes/p': 1 } },
    )
    expect(['p', 'q'].map((id) => explained(view, 'prizes', id).state)).toEqual(['used-up', 'open'])
  })
})

describe('open ends', () => {
  test.each([
    ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z', 'open'],
    ['0000-06-01T00:00:00Z', '9999-01-01T00:00:00Z', 'open'],
    ['9999-01-01T00:00:00Z', '9999-12-31T23:59:59Z', 'coming'],
    ['2025-01-01T00:00:00Z', '0001-01-01T00:00:00Z', 'over'],
  ])('from %s to %s', (from, to, state) => {
    const objects = { events: [ride], missions: [mission({ active: { from, to } })] }
    expect(explained(viewOf(objects), 'missions').state).toBe(state)
  })
})
