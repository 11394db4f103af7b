import { expect, it } from 'vitest'
import { figureOf } from '@/api/figures'

it.each([
  [12, 12],
  ['12', 12],
  ['many', 0],
  [null, 0],
  [undefined, 0],
  [Number.NaN, 0],
])('a figure of %j reads as %d', (value, read) => {
  expect(figureOf({ players: value as never }, 'players')).toBe(read)
})
