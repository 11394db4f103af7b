import { describe, expect, it } from 'vitest'
import { ceilingOf } from '@/engine/economy/ceiling'
import { spanOf } from '@/engine/economy/time'
import { at, event, mission, type Objects, programmeOf } from './support'

/** The ceiling of the object with this id. */
function completions(objects: Objects, id: string, days = 30, from = at): number | undefined {
  const ceiling = ceilingOf(programmeOf(objects, from), spanOf(from, days))
  for (const [source, count] of ceiling.completions) if (source.id === id) return count
  return undefined
}
const ofMission = (more: object, days = 30, from = at) =>
  completions({ events: [event('e')], missions: [mission('m', more)] }, 'm', days, from)

describe('the ceiling of an event', () => {
  it('is its limit, whatever the length of the span', () => {
    expect(completions({ events: [event('e', { limitCount: true, countLimit: 25 })] }, 'e')).toBe(25)
    expect(completions({ events: [event('e', { limitCount: true, countLimit: 25 })] }, 'e', 1)).toBe(25)
  })
  it('is unlimited without a limit, and kept apart from the totals', () => {
    const objects = {
      events: [event('e'), event('f', { limitCount: true, countLimit: 3 }), event('g', { reward: {} })],
    }
    const { unlimited, credits } = ceilingOf(programmeOf(objects), spanOf(at, 30))
    expect(completions(objects, 'e')).toBe(Number.POSITIVE_INFINITY)
    expect(unlimited.map(({ id }) => id)).toEqual(['e'])
    expect(credits).toBe(6)
  })
  it('is 0 if it is not available', () => {
    expect(completions({ events: [event('e', { isAvailable: false })] }, 'e')).toBe(0)
  })
})

describe('the ceiling of a mission', () => {
  it.each([
    ['daily', 30],
    ['weekly', 5],
    ['monthly', 2],
    ['all-time', 1],
  ])('counts the windows of its period: %s', (period, windows) => {
    expect(ofMission({ period })).toBe(windows)
    expect(ofMission({ period, countLimit: 3 })).toBe(3 * windows)
  })
  it('counts a day of which only a part is in the span', () => {
    expect(ofMission({}, 30, at + 3_600_000)).toBe(31)
  })
  it('counts the windows of its active range, whose last moment belongs to it', () => {
    const active = { from: '2026-03-14T12:00:00Z', to: '2026-03-16T00:00:00Z' }
    expect(ofMission({ active })).toBe(3)
    expect(ofMission({ active: { ...active, to: '2026-03-15T23:59:59Z' } })).toBe(2)
  })
  it('is 0 after its end, before its start, for a reversed range, and if it is not available', () => {
    expect(ofMission({ active: { to: '2026-03-01T00:00:00Z' } })).toBe(0)
    expect(ofMission({ active: { from: '2026-06-01T00:00:00Z' } })).toBe(0)
    expect(ofMission({ active: { from: '2026-03-20T00:00:00Z', to: '2026-03-15T00:00:00Z' } })).toBe(0)
    expect(ofMission({ isAvailable: false })).toBe(0)
  })
  it('without a limit follows from the time until it restarts, rounded up', () => {
    const timing = { minSecondsToRestart: 86_400 * 4 }
    expect(ofMission({ limitCount: false, timeToRestart: true, timing })).toBe(8)
    expect(ofMission({ limitCount: false, timeToRestart: false, timing })).toBe(Number.POSITIVE_INFINITY)
    expect(ofMission({ limitCount: false, timeToRestart: true, timing: {} })).toBe(Number.POSITIVE_INFINITY)
  })
  it.each([
    ['no objective', { objectives: {} }, {}],
    ['a missing event', { objectives: { events: [{ id: 'gone', count: 1 }] } }, {}],
    ['a missing quiz', { objectives: { quizzId: 'gone' } }, {}],
    ['an inactive survey', { objectives: { surveyId: 's' } }, { surveys: [{ id: 's', isAvailable: false }] }],
    ['an inactive quiz', { objectives: { quizzId: 'q' } }, { quizzes: [{ id: 'q', isAvailable: false }] }],
  ])('is 0 with %s', (_, more, others) => {
    expect(completions({ events: [event('e')], missions: [mission('m', more)], ...others }, 'm')).toBe(0)
  })
  it('is 0 with a requirement that nobody can fulfil', () => {
    const missions = [
      mission('m', { requirement: { missions: ['n'] } }),
      mission('n', { requirement: { missions: ['m'] } }),
      mission('o', { requirement: { achievements: ['never'] } }),
    ]
    const objects = { events: [event('e')], missions, achievements: [{ id: 'never', steps: 1 }] }
    for (const id of ['m', 'n', 'o']) expect(completions(objects, id)).toBe(0)
  })
})

it('the ceiling of a quiz and of a survey is 1 while they are available', () => {
  const objects = { quizzes: [{ id: 'q' }, { id: 'r', isAvailable: false }], surveys: [{ id: 's' }] }
  expect(['q', 'r', 's'].map((id) => completions(objects, id))).toEqual([1, 0, 1])
})

it('the ceiling of a streak is the number of whole runs, and 0 without a length', () => {
  const streak = (more: object) => completions({ streaks: [{ id: 'x', period: 'daily', ...more }] }, 'x')
  expect(streak({ limitCount: true, countLimit: 7 })).toBe(4)
  expect(streak({ limitCount: true, countLimit: 31 })).toBe(0)
  expect(streak({ countLimit: 7 })).toBe(0)
  expect(streak({ limitCount: true, countLimit: 2, period: 'weekly' })).toBe(2)
})

describe('achievements and levels', () => {
  const steps = (id: string, count = 1) => ({ reward: { achievements: [{ id, steps: count }] } })
  it('an achievement is unlocked if the steps from all ceilings are enough', () => {
    const objects = (needed: number) => ({
      events: [event('e', { limitCount: true, countLimit: 4, ...steps('a', 2) })],
      quizzes: [{ id: 'q', ...steps('a') }],
      achievements: [{ id: 'a', steps: needed }],
    })
    expect(completions(objects(9), 'a')).toBe(1)
    expect(completions(objects(10), 'a')).toBe(0)
  })
  it('an unlimited source gives enough steps for every achievement', () => {
    const objects = { events: [event('e', steps('a'))], achievements: [{ id: 'a', steps: 1_000_000 }] }
    expect(completions(objects, 'a')).toBe(1)
  })
  it('what one unlocks counts for the next one, and for levels', () => {
    const objects = {
      events: [event('e', { limitCount: true, countLimit: 1, ...steps('a') })],
      achievements: [
        { id: 'c', steps: 1 },
        { id: 'b', steps: 1, ...steps('c') },
        { id: 'a', steps: 1, reward: { points: 100, achievements: [{ id: 'b', steps: 1 }] } },
      ],
      levels: [
        { id: 'one', ordinal: 1, objectives: { points: 100, achievements: ['c'] }, reward: { credits: 7 } },
        { id: 'two', ordinal: 2, objectives: { credits: 7 } },
        { id: 'three', ordinal: 3, objectives: { points: 101 } },
        { id: 'off', ordinal: 4, isAvailable: false },
      ],
    }
    const ids = ['a', 'b', 'c', 'one', 'two', 'three', 'off']
    expect(ids.map((id) => completions(objects, id))).toEqual([1, 1, 1, 1, 1, 0, 0])
  })
})
