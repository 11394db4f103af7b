import { describe, expect, it } from 'vitest'
import { courseOf, earnedIn } from '@/engine/economy/expected'
import { assumptionsOf } from '@/engine/economy/profiles'
import { simulating } from '@/engine/economy/simulate'
import { runSync } from '@/lib/idle'
import { at, event, mission, type Objects, programmeOf } from './support'

const assumed = assumptionsOf('regular', { eventRates: { rare: 0.1, often: 4 } })

const simulated = (objects: Objects, from = at, days = 30, more = {}) =>
  runSync(simulating(programmeOf(objects, from), { at: from, days, assumed, seed: 3, ...more }))

const objects: Objects = {
  events: [event('e'), event('rare', { limitCount: true, countLimit: 3 }), event('often', { reward: {} })],
  missions: [
    mission('daily'),
    mission('weekly', {
      period: 'weekly',
      countLimit: 3,
      objectives: { events: [{ id: 'often', count: 5 }] },
    }),
    mission('both', {
      period: 'monthly',
      limitCount: false,
      objectives: {
        events: [
          { id: 'often', count: 4 },
          { id: 'e', count: 2 },
        ],
      },
    }),
    mission('short', { active: { from: '2026-03-14T07:00:00Z', to: '2026-03-18T19:30:00Z' } }),
    mission('asks', { period: 'weekly', objectives: { quizzId: 'q' } }),
  ],
  quizzes: [{ id: 'q', reward: { credits: 20 } }],
  surveys: [{ id: 's', reward: { credits: 20 } }],
  streaks: [{ id: 'x', period: 'daily', limitCount: true, countLimit: 4, reward: { credits: 30 } }],
}

describe('the simulation', () => {
  it.each([
    ['from midnight', at],
    ['in the middle of a day', at + 15 * 3_600_000],
  ])('has the expected mean, within 4 standard errors: %s', (_, from) => {
    const { mean, error, players } = simulated(objects, from)
    const expected = earnedIn(courseOf(programmeOf(objects, from), from, 30, assumed), assumed).credits
    expect(players).toBe(400)
    expect(error).toBeGreaterThan(0)
    expect(error).toBeLessThan(expected / 50)
    expect(Math.abs(mean - expected)).toBeLessThan(4 * error)
  })
  it('has the expected mean for a mission that pauses before a restart', () => {
    const pausing = (seconds: number) => ({
      events: [event('often', { reward: {} })],
      missions: [
        mission('m', {
          limitCount: false,
          timeToRestart: true,
          timing: { minSecondsToRestart: seconds },
          objectives: { events: [{ id: 'often', count: 1 }] },
        }),
      ],
    })
    // Far more happens than the pause allows, about as much, and far less.
    for (const [seconds, expected] of [
      [3 * 86_400, 100],
      [22_000, 1180],
      [21_600, 1200],
      [60, 1200],
    ] as const) {
      const { mean, error } = simulated(pausing(seconds))
      const { credits } = earnedIn(courseOf(programmeOf(pausing(seconds)), at, 30, assumed), assumed)
      expect(credits).toBeCloseTo(expected)
      expect(Math.abs(mean - credits)).toBeLessThanOrEqual(4 * error)
    }
  })
  it('gives the same for the same seed, and something else for another one', () => {
    expect(simulated(objects, at, 10)).toEqual(simulated(objects, at, 10))
    expect(simulated(objects, at, 10, { seed: 4 }).mean).not.toBe(simulated(objects, at, 10).mean)
  })
  it('has a band around its middle, and the days until a price can be paid', () => {
    const { low, middle, high, days, daysTo } = simulated(objects, at, 30, { prices: [0, 100, 1e9] })
    expect(days).toHaveLength(30)
    expect(days.at(-1)).toBe(30)
    for (const [index, balance] of middle.entries()) {
      expect(low[index]).toBeLessThanOrEqual(balance)
      expect(high[index]).toBeGreaterThanOrEqual(balance)
    }
    expect(daysTo.get(0)?.every((day) => day === 0)).toBe(true)
    expect(daysTo.get(1e9)?.every((day) => day === Number.POSITIVE_INFINITY)).toBe(true)
    expect(daysTo.get(100)?.[200]).toBeGreaterThan(1)
  })
  it('unlocks achievements and levels of each player', () => {
    const goals: Objects = {
      surveys: [{ id: 's', reward: { achievements: [{ id: 'a', steps: 1 }] } }],
      achievements: [{ id: 'a', steps: 1, reward: { points: 10 } }],
      levels: [{ id: 'l', ordinal: 1, objectives: { points: 10 }, reward: { credits: 100 } }],
    }
    const { mean, error } = simulated(goals)
    expect(Math.abs(mean - 40)).toBeLessThan(4 * error)
  })
})
