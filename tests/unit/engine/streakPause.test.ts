import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rowOf } from '@/engine/programme/programmeIndex'
import { isPausedTooLong } from '@/engine/programme/streaks'
import type { Mission } from '@/generated/model'

const missionOf = (object: Partial<Mission>) => rowOf('missions', object)

const days = { daily: 1, weekly: 7, monthly: 31 } as const

/** Whether a mission that is done again as soon as its pause is over is done once in each of so many periods. */
function isKept(seconds: number, pause: number, length: number): boolean {
  let at = 0
  for (let period = 0; period < length; period += 1) {
    if (at >= (period + 1) * seconds) return false
    at = Math.max(at + pause, (period + 1) * seconds)
  }
  return true
}

describe('a mission that starts again after a pause, and its streak', () => {
  it('is found to be too rare exactly if no run can reach the length', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('daily', 'weekly', 'monthly'),
        fc.integer({ min: 0, max: 40 * 86_400 }),
        fc.integer({ min: 1, max: 60 }),
        (period, pause, length) => {
          const streak = { period, limitCount: true, countLimit: length }
          const mission = missionOf({ timeToRestart: true, timing: { minSecondsToRestart: pause } })
          expect(isPausedTooLong(streak, mission)).toBe(!isKept(days[period] * 86_400, pause, length))
        },
      ),
      { seed: 62 },
    )
  })

  it('is not, without a pause, with a limit of the mission, or without a period of the streak', () => {
    const timing = { minSecondsToRestart: 9 * 86_400 }
    const streak = { period: 'daily' }
    expect(isPausedTooLong(streak, missionOf({ timeToRestart: true, timing }))).toBe(true)
    expect(isPausedTooLong(streak, missionOf({ timeToRestart: false, timing }))).toBe(false)
    const limited = { timeToRestart: true, timing, limitCount: true, countLimit: 3 }
    expect(isPausedTooLong(streak, missionOf(limited))).toBe(false)
    expect(isPausedTooLong({}, missionOf({ timeToRestart: true, timing }))).toBe(false)
  })
})
