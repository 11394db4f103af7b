import { describe, expect, it } from 'vitest'
import { openingPathTo } from '@/engine/explain/openingPath'
import type { Person } from '@/engine/explain/types'
import type { EntityType } from '@/model/entityTypes'
import { explained, levels, mission, type Objects, ride, viewOf } from './support'

/* A way that leads nowhere is a dead end, and one that only waits is none. */

const wayOf = (objects: Objects, type: EntityType, person: Partial<Person> = {}) => {
  const view = viewOf({ events: [ride], levels, ...objects }, person)
  return openingPathTo(view, explained(view, type))
}

const later = (day: number) => ({ from: `2025-05-0${day}T00:00:00Z` })

describe('nobody can get there', () => {
  it.each<[string, Objects, EntityType, string[], string]>([
    [
      'if no level has so high an ordinal',
      { prizes: [{ id: 'p', requirement: { level: { id: 'rookie', ordinal: 9 } } }] },
      'prizes',
      ['p'],
      'no level has the ordinal 9 or a higher one',
    ],
    [
      'if it needs a mission that can be done 0 times',
      {
        prizes: [{ id: 'p', requirement: { missions: ['m'] } }],
        missions: [mission({ id: 'm', period: 'daily', limitCount: true, countLimit: 0 })],
      },
      'prizes',
      ['p', 'm'],
      'its count limit is 0',
    ],
    [
      'if nothing that drives it is on, and it has not started itself',
      { leaderboards: [{ id: 'b', active: later(1), drivenBy: { missions: ['gone'] } }] },
      'leaderboards',
      ['b'],
      'Needs a mission that it counts to be on: missing: gone',
    ],
  ])('%s', (_, objects, type, chain, text) => {
    const { deadEnd, steps } = wayOf(objects, type)
    expect(steps).toBeUndefined()
    expect(deadEnd).toMatchObject({ isCircle: false, text })
    expect(deadEnd?.chain.map(({ id }) => id)).toEqual(chain)
  })

  it('if the mission of a streak does not exist, even for a player who finished it', () => {
    const { deadEnd } = wayOf({ streaks: [{ id: 's', objectives: { missions: ['gone'] } }] }, 'streaks', {
      finished: ['gone'],
    })
    expect(deadEnd).toMatchObject({ text: 'this account has no such mission' })
    expect(deadEnd?.chain.map(({ id }) => id)).toEqual(['s', 'gone'])
  })
})

describe('a leaderboard that waits for its missions', () => {
  const driven = (fields: object) => ({
    leaderboards: [{ id: 'b', drivenBy: { missions: ['m'] }, ...fields }],
    missions: [mission({ id: 'm', active: later(3) })],
  })

  it('has a way while a requirement is not met', () => {
    const { steps } = wayOf(driven({ requirement: { category: 'Members' } }), 'leaderboards')
    expect(steps).toEqual([
      expect.objectContaining({ kind: 'given' }),
      { kind: 'wait', until: Date.parse(later(3).from) },
    ])
  })

  it('waits until both have started', () => {
    const { steps } = wayOf(driven({ active: later(1) }), 'leaderboards')
    expect(steps).toEqual([{ kind: 'wait', until: Date.parse(later(3).from) }])
  })
})
