import { expect, it } from 'vitest'
import { shownDifference } from '@/engine/economy/words'
import { levelsAxis, longStepOf } from '@/pages/economy/charts/levelsAxis'

it('cuts one step that is far longer than the others, and keeps the order of the days', () => {
  const steps = [
    { day: 5, step: null },
    { day: 15, step: 10 },
    { day: 198, step: 183 },
    { day: 206, step: 8 },
    { day: null, step: null },
  ]
  const { at, last, cut } = levelsAxis(steps)
  expect(cut).toEqual({ from: 35, to: 198 })
  expect([5, 15, 198, 206].map(at)).toEqual([5, 15, 35, 43])
  expect(last).toBe(43)
  expect(levelsAxis(steps.slice(0, 2)).cut).toBeUndefined()
})

it('marks a step that is cut, even without a step to compare it with, and no other level of the same day', () => {
  const steps = [
    { day: 0, step: null, isSteep: false },
    { day: 183, step: 183, isSteep: false },
    { day: 183, step: 0, isSteep: false },
    { day: 190, step: 7, isSteep: false },
    { day: 220, step: 30, isSteep: true },
    { day: null, step: null, isSteep: false },
  ]
  const axis = levelsAxis(steps)
  expect(steps.map((step) => longStepOf(step, axis))).toEqual([
    undefined,
    183,
    undefined,
    undefined,
    30,
    undefined,
  ])
})

it('a difference is that of the figures as they are shown', () => {
  expect(shownDifference(9694.4, 9779.6)).toBe(-86)
  expect(shownDifference(9.96, 100.4)).toBe(-90)
  expect(shownDifference(9.6, 100.4)).toBe(-90.4)
  expect(shownDifference(0.0281, 0.0283)).toBe(0)
})
