import { describe, expect, it } from 'vitest'
import { expectedCompletions, expectedRuns } from '@/engine/economy/chances'
import { daysTo } from '@/engine/economy/daysTo'
import { courseOf, dayReaching, earnedIn, hoursOf } from '@/engine/economy/expected'
import { reachedLevels, stepText } from '@/engine/economy/levels'
import { type AssumptionEdits, assumptionsOf } from '@/engine/economy/profiles'
import { ProgrammeIndex } from '@/engine/programme/programmeIndex'
import { at, event, listsOf, mission, type Objects, programmeOf } from './support'

const course = (objects: Objects, days = 30, edits: AssumptionEdits = {}) =>
  courseOf(programmeOf(objects), at, days, assumptionsOf('regular', edits))

function ladder(objects: Objects, days: number) {
  const programme = programmeOf(objects)
  return reachedLevels(programme, courseOf(programme, at, days, assumptionsOf('regular')))
}

function expected(objects: Objects, id: string, days = 30, edits: AssumptionEdits = {}) {
  for (const [source, count] of course(objects, days, edits).completions) if (source.id === id) return count
  return undefined
}

describe('what a regular player gets', () => {
  it('of an event is its rate, up to its limit', () => {
    expect(expected({ events: [event('e')] }, 'e')).toBeCloseTo(30)
    expect(expected({ events: [event('e')] }, 'e', 30, { eventRates: { e: 0.5 } })).toBeCloseTo(15)
    expect(expected({ events: [event('e', { limitCount: true, countLimit: 1 })] }, 'e', 1)).toBeCloseTo(
      1 - Math.exp(-1),
    )
    expect(expected({ events: [event('e', { isAvailable: false })] }, 'e')).toBe(0)
  })
  it('of a mission is the sum over its windows, with the live days of each', () => {
    const objects = (more: object) => ({ events: [event('e')], missions: [mission('m', more)] })
    const once = (days: number) => 1 - Math.exp(-days)
    expect(expected(objects({}), 'm')).toBeCloseTo(30 * once(1))
    // From Thursday: 4 days, 3 weeks, 5 days.
    expect(expected(objects({ period: 'weekly' }), 'm')).toBeCloseTo(once(4) + 3 * once(7) + once(5))
    expect(expected(objects({ period: 'monthly' }), 'm')).toBeCloseTo(once(20) + once(10))
    expect(expected(objects({ active: { to: '2026-03-13T12:00:00Z' } }), 'm')).toBeCloseTo(
      once(1) + once(0.5),
      6,
    )
    const free = { period: 'weekly', limitCount: false, objectives: { events: [{ id: 'e', count: 3 }] } }
    const completions = (days: number) => expectedCompletions([{ mean: days, count: 3 }], undefined)
    expect(expected(objects(free), 'm')).toBeCloseTo(completions(4) + 3 * completions(7) + completions(5))
  })
  it('of a mission is never more than its pause before a restart allows', () => {
    const more = { limitCount: false, timeToRestart: true, timing: { minSecondsToRestart: 10 * 86_400 } }
    expect(expected({ events: [event('e')], missions: [mission('m', more)] }, 'm')).toBeCloseTo(3)
  })
  it('of quizzes and surveys is their share, of a quiz times the chance to pass', () => {
    const objects = {
      quizzes: [{ id: 'q' }],
      surveys: [{ id: 's' }],
      missions: [
        mission('asks', { objectives: { quizzId: 'q' }, period: 'weekly' }),
        mission('polls', { objectives: { surveyId: 's' }, period: 'monthly' }),
      ],
    }
    expect(['q', 's', 'asks', 'polls'].map((id) => expected(objects, id))).toEqual(
      [0.28, 0.4, 5 * 0.28, 0.8].map((value) => expect.closeTo(value, 9)),
    )
  })
  it('of a streak are the runs that are completed', () => {
    const streaks = [{ id: 'x', period: 'daily', limitCount: true, countLimit: 7 }]
    const runs = expectedRuns(30, 7, 0.8).reduce((sum, run) => sum + run, 0)
    expect(expected({ streaks }, 'x')).toBeCloseTo(runs)
  })
})

describe('the course of a player', () => {
  it('is spread evenly over the live days of a window', () => {
    const objects = { surveys: [{ id: 's', reward: { credits: 100 } }] }
    const { credits } = course(objects, 10)
    expect([...credits]).toEqual(Array.from({ length: 11 }, (_, day) => expect.closeTo(4 * day, 9)))
  })
  it('starts with the credits of the player', () => {
    const { credits } = course({ events: [event('e')] }, 3, { credits: 100 })
    expect([...credits]).toEqual([100, 102, 104, 106].map((value) => expect.closeTo(value, 9)))
    const assumed = assumptionsOf('regular', { credits: 100 })
    expect(earnedIn(course({ events: [event('e')] }, 3, { credits: 100 }), assumed).credits).toBeCloseTo(6)
  })
  it('has achievements and levels from the day on which what is expected is enough', () => {
    const objects = {
      events: [event('e', { reward: { points: 10, achievements: [{ id: 'a', steps: 1 }] } })],
      achievements: [{ id: 'a', steps: 5, reward: { points: 1000, credits: 50 } }],
      levels: [
        { id: 'low', ordinal: 1, objectives: { points: 30 } },
        { id: 'high', ordinal: 2, objectives: { points: 1000, achievements: ['a'] }, reward: { credits: 1 } },
        { id: 'never', ordinal: 3, objectives: { points: 1e6 } },
      ],
    }
    const found = course(objects)
    expect([...found.reachedOn].map(([{ id }, day]) => [id, day])).toEqual([
      ['low', 3],
      ['a', 5],
      ['high', 5],
    ])
    expect([...found.credits.slice(4, 7)]).toEqual([0, 51, 51])
    expect(ladder(objects, 30).map(({ source, step }) => [source.id, step])).toEqual([
      ['low', null],
      ['high', 2],
      ['never', null],
    ])
  })
  it('says on which day a price can be paid: 0 for now, null beyond its end', () => {
    const found = course({ events: [event('e')] }, 365)
    expect([0, 1, 2, 3, 730, 731].map((price) => dayReaching(found, price))).toEqual([0, 1, 1, 2, 365, null])
  })
})

it('a step of the ladder is steep if it takes three times as many days as the one before', () => {
  const level = (id: string, ordinal: number, points: number) => ({ id, ordinal, objectives: { points } })
  const objects = {
    events: [event('e', { reward: { points: 1 } })],
    levels: [level('c', 3, 14), level('a', 1, 2), level('b', 2, 4), level('d', 4, 37), level('e', 5, 106)],
  }
  const found = ladder(objects, 365)
  expect(found.map(({ source, day, step, isSteep }) => [source.id, day, step, isSteep])).toEqual([
    ['a', 2, null, false],
    ['b', 4, 2, false],
    ['c', 14, 10, true],
    ['d', 37, 23, false],
    ['e', 106, 69, true],
  ])
  expect(found[4] && stepText(found[4], 'regular')).toBe(
    'It takes a regular player 69 days from the level below; the step to d took 23 days.',
  )
})

it('a step of no day is no yardstick for the next one', () => {
  const level = (id: string, ordinal: number, points: number) => ({ id, ordinal, objectives: { points } })
  const found = (levels: object[]) =>
    ladder({ events: [event('e', { reward: { points: 1 } })], levels }, 365).map(
      ({ source, step, isSteep, against }) => [source.id, step, isSteep, against],
    )
  expect(found([level('a', 1, 1), level('b', 2, 1), level('c', 3, 183)])).toEqual([
    ['a', null, false, null],
    ['b', 0, false, null],
    ['c', 182, false, null],
  ])
  expect(found([level('a', 1, 1), level('b', 2, 11), level('c', 3, 11), level('d', 4, 41)]).at(-1)).toEqual([
    'd',
    30,
    true,
    { name: 'b', step: 10 },
  ])
})

it('daysTo says after how many days a player has credits, points, goals and missions', () => {
  const objects = {
    events: [event('e', { reward: { points: 1, credits: 2 } })],
    missions: [
      mission('m', { period: 'all-time', objectives: { events: [{ id: 'e', count: 40 }] }, reward: {} }),
      mission('gone', { objectives: {} }),
    ],
    levels: [{ id: 'l', ordinal: 1, objectives: { points: 10 } }],
  }
  const { wait, timesWithin } = daysTo(
    new ProgrammeIndex({ account: 'a', now: at, lists: listsOf(objects) }),
    {
      at,
      profile: 'regular',
      credits: 10,
      points: 5,
    },
  )
  expect(wait({ kind: 'credits', credits: 20 })).toBe(5)
  expect(wait({ kind: 'points', points: 10 })).toBe(5)
  const done = (type: string, id: string) => wait({ kind: 'done', type, id, times: 1 })
  expect(done('levels', 'l')).toBe(5)
  expect(done('levels', 'gone')).toBeNull()
  // Once less than half of it is missing.
  expect(done('missions', 'm')).toBeCloseTo(40, -1)
  expect(done('missions', 'gone')).toBeNull()
  expect(timesWithin({ type: 'events', id: 'e' }, 5)).toBe(5)
})

it('a level that is reached later than a higher one says what it waits for', () => {
  const objects = {
    events: [event('e', { reward: { points: 1, achievements: [{ id: 'a', steps: 1 }] } })],
    achievements: [{ id: 'a', name: 'Regular Guest', steps: 50 }],
    levels: [
      { id: 'low', name: 'Low', ordinal: 1, objectives: { points: 5, achievements: ['a'] } },
      { id: 'never', name: 'Never', ordinal: 2, objectives: { credits: 10 } },
      { id: 'high', name: 'High', ordinal: 3, objectives: { points: 20 } },
      { id: 'top', name: 'Top', ordinal: 4, objectives: { points: 100 } },
    ],
  }
  expect(ladder(objects, 365).map(({ source, day, waits }) => [source.id, day, waits])).toEqual([
    ['low', 50, { what: 'achievements', amount: 0, name: 'Regular Guest', day: 50, before: 'High' }],
    ['never', null, { what: 'credits', amount: 10, name: '', day: null, before: 'High' }],
    ['high', 20, null],
    ['top', 100, null],
  ])
})

it('a once-only event at one a day counts for half after 0.69 days (rule ECON-11)', () => {
  const objects = { events: [event('e', { reward: { credits: 100 }, limitCount: true, countLimit: 1 })] }
  const { credits } = course(objects, 365)
  expect(credits[1]).toBeCloseTo(100 * (1 - Math.exp(-1)), 9)
  const hours = hoursOf(programmeOf(objects), at, 365, assumptionsOf('regular'))
  expect(dayReaching(hours, 50)).toBe(17)
  expect(dayReaching(course(objects, 365), 50)).toBe(1)
})
