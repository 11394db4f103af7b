import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEqualText } from '@/lib/equalText'
import { differencesIn, missingChanges } from '@/model/changes'
import { otherValues, savedDifferently } from '@/model/savedDifferently'

const missing = (before: object, wanted: object, found: unknown) =>
  missingChanges(found, { before, wanted, managed: [] }).flatMap((change) => differencesIn(found, change))

describe('values of an answer are compared by what they mean (rule SAFE-7)', () => {
  it.each([
    ['2026-03-12T10:00:00+01:00'],
    ['2026-03-12T09:00:00Z'],
    ['2026-03-12 09:00:00.000Z'],
    ['2026-03-12T05:30:00.0-03:30'],
    ['Thu, 12 Mar 2026 09:00:00 GMT'],
    ['Thu, 12 Mar 2026 10:00:00 +0100'],
    ['Thu, 12 Mar 2026 04:00:00 -0500'],
  ])('%s is the moment that was sent', (text) => {
    expect(isEqualText('2026-03-12T09:00:00.000Z', text)).toBe(true)
  })

  it('a moment without a zone, and a text that only looks like one, are compared as they are', () => {
    expect(isEqualText('2026-03-12T09:00:00.000Z', '2026-03-12T09:00:00')).toBe(false)
    expect(isEqualText('12', '2026-03-12T09:00:00.000Z')).toBe(false)
    expect(isEqualText('Team 1', 'team 1')).toBe(false)
  })

  it('a year of more than four digits is the same in both of its notations, and a day that does not exist is no moment', () => {
    expect(isEqualText('+010000-01-01T00:00:00Z', '10000-01-01T01:00:00+01:00')).toBe(true)
    expect(isEqualText('0001-01-01T00:00:00Z', 'Mon, 01 Jan 0001 00:00:00 GMT')).toBe(true)
    expect(isEqualText('2026-02-30', '2026-03-02')).toBe(false)
  })

  it('every moment equals itself in every zone, and no other moment', () => {
    const moment = fc.date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    const zone = fc.integer({ min: -12 * 60, max: 14 * 60 })
    fc.assert(
      fc.property(moment, zone, fc.boolean(), (at, minutes, isOther) => {
        const shifted = new Date(at.getTime() + minutes * 60_000 + (isOther ? 1000 : 0))
        const two = (value: number) => String(Math.abs(Math.trunc(value))).padStart(2, '0')
        const offset = `${minutes < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`
        const text = shifted.toISOString().replace('Z', offset)
        expect(isEqualText(at.toISOString(), text)).toBe(!isOther)
      }),
      { seed: 12, numRuns: 200 },
    )
  })

  it.each([
    ['a\u00a0b', 'a b', 'Name is "a b", not "a\\u00a0b"'],
    ['Cafe\u0301', 'Caf\u00e9', 'Name is "Caf\u00e9", not "Cafe\\u0301"'],
    ['a\u200bb', 'ab', 'Name is "ab", not "a\\u200bb"'],
    ['Ｖip', 'Vip', 'Name is "Vip", not "Ｖip"'],
    ['Vip', 'vip', 'Name is vip, not Vip'],
  ])('a text that only looks like the one that was sent is spelt: %j', (wanted, found, words) => {
    const values = otherValues('teams', {}, [{ path: ['name'], wanted, found }])
    expect(savedDifferently('teams', values)).toBe(`The server saved other values: ${words}.`)
  })

  it('a blank that only the form added is no change that can be missing', () => {
    expect(missing({ name: 'Old' }, { name: 'Old ' }, { name: 'Old' })).toEqual([])
    expect(missing({}, { name: '  ' }, {})).toEqual([])
  })

  it('what differs is named value by value, also below lists', () => {
    const reward = { points: 5, credits: 3, achievements: [{ id: 'a', steps: 2 }] }
    const found = { reward: { ...reward, credits: 2, achievements: [{ id: 'a', steps: 1, extra: true }] } }
    expect(missing({}, { reward }, found)).toEqual([
      { path: ['reward', 'credits'], wanted: 3, found: 2 },
      { path: ['reward', 'achievements', { id: 'a' }, 'steps'], wanted: 2, found: 1 },
    ])
  })
})

describe('the sentence about other values', () => {
  const sentence = (wanted: object, found: object) =>
    savedDifferently('missions', otherValues('missions', wanted, missing({}, wanted, found)))

  it('has the label of the field and both values', () => {
    expect(sentence({ category: 'Sport' }, { category: 'sport' })).toBe(
      'The server saved other values: Category is sport, not Sport.',
    )
    expect(sentence({ priority: 3, bonus: 'x' }, { priority: 0 })).toBe(
      'The server saved other values: Priority is 0, not 3; Bonus is Empty, not x.',
    )
  })

  it('shows values that look the same as JSON, and names at most three fields', () => {
    expect(sentence({ priority: 5 }, { priority: '5' })).toContain('Priority is "5", not 5')
    expect(sentence({ a: 1, b: 1, c: 1, d: 1, e: 1 }, {})).toMatch(/; and 2 more\.$/)
    expect(sentence({ a: 1 }, { a: 1 })).toBeUndefined()
  })
})
