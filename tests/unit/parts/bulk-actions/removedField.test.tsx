import { render } from '@testing-library/react'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { valueText } from '@/model/fieldValue'
import { ChangeText } from '@/parts/journal/ChangeText'

/* A plan says when any change removes a field (rule TABLE-12). */

const wordsOf = (type: string, path: string, before: unknown, after: unknown) => {
  const { container, unmount } = render(<ChangeText type={type} change={{ path, before, after }} />)
  const text = container.textContent ?? ''
  unmount()
  return text
}

it('a removed field that counts as a value is called removed', () => {
  expect(wordsOf('missions', 'isAvailable', true, undefined)).toContain('Removed, counts as Active')
  expect(wordsOf('missions', 'period', 'daily', undefined)).toContain('Removed, counts as Day')
  expect(wordsOf('missions', 'category', 'x', undefined)).toContain('Empty')
})

it('a missing value that gets what it counts as is called not set', () => {
  expect(wordsOf('missions', 'isAvailable', undefined, true)).toContain('Not set, counts as Active')
  expect(wordsOf('missions', 'isAvailable', undefined, false)).not.toContain('Not set')
})

it('no change reads the same on both sides', () => {
  const value = fc.constantFrom(true, false, undefined, null)
  const period = fc.constantFrom('all-time', 'daily', 'weekly', 'monthly', undefined, '')
  const change = fc.oneof(
    fc.tuple(fc.constant('isAvailable'), value, value),
    fc.tuple(fc.constant('period'), period, period),
  )
  const isMissing = (one: unknown) => one === undefined || one === null || one === ''
  fc.assert(
    fc.property(
      fc.constantFrom('missions', 'prizes', 'leaderboards'),
      change,
      (type, [path, before, after]) => {
        fc.pre(before !== after && !(isMissing(before) && isMissing(after)))
        const same = valueText(type, path, before) === valueText(type, path, after)
        const text = wordsOf(type, path, before, after)
        if (same) expect(text.includes('Removed') || text.includes('Not set')).toBe(true)
      },
    ),
    { seed: 3, numRuns: 60 },
  )
})
