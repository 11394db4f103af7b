import { describe, expect, it } from 'vitest'
import { courseOf, earnedIn } from '@/engine/economy/expected'
import { fitting } from '@/engine/economy/fit'
import { assumptionsOf } from '@/engine/economy/profiles'
import { runSync } from '@/lib/idle'
import { at, event, mission, type Objects, programmeOf } from './support'

const objects: Objects = {
  events: [event('e', { reward: { points: 10 } }), event('f', { reward: { points: 4 } })],
  missions: [mission('m', { period: 'weekly', countLimit: 3 })],
  quizzes: [{ id: 'q', reward: { points: 60 } }],
}

const fitted = (target: number, of = objects, edits = {}) =>
  runSync(fitting(programmeOf(of), { at, days: 30, profile: 'regular', edits, target }))

const pointsADay = (factor: number, edits = {}) => {
  const assumed = assumptionsOf('regular', { ...edits, factor })
  return earnedIn(courseOf(programmeOf(objects), at, 30, assumed), assumed).points / 30
}

describe('Fit to my players', () => {
  it.each([0.01, 0.4, 1, 7, 900])(
    'finds the factor for which the model gives as much: %d (rule ECON-14)',
    (factor) => {
      const found = fitted(pointsADay(factor)) ?? Number.NaN
      expect(found / factor).toBeCloseTo(1, 2)
    },
  )
  it('takes the rates of single events into account, and no share above 1', () => {
    const edits = { eventRates: { f: 20 }, share: 0.9 }
    expect((fitted(pointsADay(0.25, edits), objects, edits) ?? 0) / 0.25).toBeCloseTo(1, 2)
    const quiz = { quizzes: [{ id: 'q', reward: { points: 30 } }] }
    expect(fitted(0.7, quiz)).toBeCloseTo(2.5, 1)
    expect(fitted(0.71, quiz)).toBeUndefined()
  })
  it('says that no rate explains what is beyond the bounds', () => {
    expect(fitted(pointsADay(1000) * 1.01)).toBeUndefined()
    expect(fitted(pointsADay(0.001) * 0.9)).toBeUndefined()
    expect(fitted(0)).toBeUndefined()
    expect(fitted(5, { missions: [mission('never', { objectives: {} })] })).toBeUndefined()
  })
})
