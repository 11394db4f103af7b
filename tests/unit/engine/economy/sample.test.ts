import { expect, it } from 'vitest'
import { sampleOf } from '@/engine/economy/sample'

it.each([
  [{ counted: 100, loaded: 100, isPart: true }, 'the 100 players with the most points'],
  [{ counted: 12, loaded: 100, isPart: true }, '12 of the 100 players with the most points'],
  [{ counted: 1250, loaded: 1250, isPart: false }, 'all 1,250 players'],
  [{ counted: 3, loaded: 40, isPart: false }, '3 of all 40 players'],
])('a figure of a part of the players says how they were chosen (rule ECON-15): %j', (options, text) => {
  expect(sampleOf(options)).toBe(text)
})
