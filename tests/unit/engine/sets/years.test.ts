import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { copySet } from '@/engine/sets/copySet'
import { countChanged, replacementOf, suggestionOf } from '@/engine/sets/suggestions'
import { isYear, replacedYear, yearAfter, yearsIn } from '@/engine/sets/years'
import { account, objectOf } from './support'

const year = fc.integer({ min: 2000, max: 2099 })
const separator = fc.constantFrom('/', '-', '_', '–', '.')

describe('years and seasons (rule CAMPAIGN-4)', () => {
  it.each([
    ['Winter 2025/26', ['2025/26'], ['2026/27']],
    ['winter-2025-26', ['2025-26'], ['2026-27']],
    ['2025/2026 and 2027', ['2025/2026', '2027'], ['2026/2027', '2028']],
    ['ride-2026-03-01', ['2026'], ['2027']],
    ['2099/00', ['2099/00'], ['2100/01']],
    ['120265', [], []],
    ['R2026', [], []],
    ['spring2026', [], []],
    ['€2026', [], []],
    ['1999 and 2100', [], []],
  ])('of %j', (text, found, next) => {
    expect(yearsIn(text)).toEqual(found)
    expect(found.map(yearAfter)).toEqual(next)
  })

  test('a season is followed by the next one, written alike', () => {
    fc.assert(
      fc.property(year, separator, fc.boolean(), (first, between, isLong) => {
        const season = (from: number) => `${from}${between}${String(from + 1).slice(isLong ? 0 : 2)}`
        fc.pre(!isLong || first < 2099)
        expect(isYear(season(first))).toBe(true)
        expect(yearAfter(season(first))).toBe(season(first + 1))
      }),
    )
  })

  test('a year is replaced where it stands alone, and nothing else of a text changes', () => {
    const part = fc.oneof(fc.constantFrom(' ', '-', 'a', '7', '€', '2026', '2026/27', '/'), fc.string())
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const text = parts.join('')
        expect(replacedYear(text, '2026', '2026')).toBe(text)
        const after = replacedYear(text, '2026', '2080')
        expect(yearsIn(after)).toEqual(yearsIn(text).map((one) => (one === '2026' ? '2080' : one)))
        expect(after.length).toBe(text.length)
      }),
    )
  })
})

describe('Duplicate proposes (rule CAMPAIGN-4)', () => {
  const objects = [
    objectOf('missions', 'winter-2025-26', {
      name: 'Winter 2025/26, order 120251',
      description: 'In 2025 it was 2025 credits',
      tags: ['winter-2025-26', '2025'],
    }),
  ]

  it('seasons and years that stand alone, and replaces neither digits of numbers nor descriptions', () => {
    const { pairs, name } = suggestionOf(objects, { tag: 'winter-2025-26' })
    expect(pairs).toEqual([
      ['2025/26', '2026/27'],
      ['2025-26', '2026-27'],
      ['2025', '2026'],
    ])
    expect(name).toBe('winter-2026-27')
    const replace = pairs.map(replacementOf)
    const { copies } = copySet(
      { objects, of: { tag: 'winter-2025-26' } },
      { replace, tag: name },
      {
        account,
        isTaken: () => false,
      },
    )
    expect(copies[0]).toMatchObject({
      id: 'winter-2026-27',
      object: {
        name: 'Winter 2026/27, order 120251',
        description: 'In 2025 it was 2025 credits',
        tags: ['winter-2026-27', '2026'],
      },
    })
  })

  it('counts what a year changes as it is replaced', () => {
    const { pairs } = suggestionOf(objects, undefined)
    expect(pairs.map((_, index) => countChanged(objects, pairs, index))).toEqual([
      { ids: 0, names: 1 },
      { ids: 1, names: 0 },
      { ids: 0, names: 0 },
    ])
  })

  it('the words of a tag in each way that ids and names write them', () => {
    const set = [
      objectOf('missions', 'spring-ride', { name: 'Spring ride', tags: ['spring'] }),
      objectOf('missions', 'offspring', { name: 'The SPRING', tags: ['spring'] }),
    ]
    expect(suggestionOf(set, { tag: 'spring' }).pairs).toEqual([
      ['spring', 'spring-2'],
      ['Spring', 'Spring 2'],
      ['SPRING', 'SPRING 2'],
    ])
  })
})
