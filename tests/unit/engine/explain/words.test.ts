import { expect, it } from 'vitest'
import { readCount } from '@/engine/explain/words'

it.each([
  ['0', 0],
  [' 1500 ', 1500],
  ['1,500', 1500],
  ['1.500', 1500],
  ['1 500', 1500],
  ['1\u202f500', 1500],
  ["12'345'678", 12345678],
  ['1,50', undefined],
  ['1,500.000', undefined],
  ['1.5', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['', undefined],
])('reads %j as %j', (text, count) => {
  expect(readCount(text)).toBe(count)
})
