import { expect, it } from 'vitest'
import { dayOfChange } from '../../openapi/tools/dayOfChange'

const record = (sha256: string, date: string) => JSON.stringify({ sha256, date })

it('a contract that did not change keeps its day, and a changed one gets today', () => {
  const written = record('a', '2026-01-01')
  expect(dayOfChange('a', [written, written], '2026-02-02')).toBe('2026-01-01')
  expect(dayOfChange('b', [written, written], '2026-02-02')).toBe('2026-02-02')
})

it('a change that is taken back before it is committed gets the day of the commit again', () => {
  const committed = record('a', '2026-01-01')
  expect(dayOfChange('a', [record('b', '2026-02-02'), committed], '2026-02-03')).toBe('2026-01-01')
})

it('without Git and without a file the day is today', () => {
  expect(dayOfChange('a', ['', null], '2026-02-02')).toBe('2026-02-02')
})
