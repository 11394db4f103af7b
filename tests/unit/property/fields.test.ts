// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitTags } from '@/form/fields/tags'
import { numberProblem, parseWholeNumber } from '@/lib/wholeNumber'
import { anyText, settings } from './settings'

describe('a number field', () => {
  it('has the value of its digits or no number at all, for any typed or pasted text (decision G5)', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.double().map(String), fc.bigInt().map(String)), (typed) => {
        const value = parseWholeNumber(typed)
        if (typed.trim() === '') {
          expect(value).toBeUndefined()
        } else if (/^\s*[0-9]+\s*$/.test(typed) && BigInt(typed) <= BigInt(Number.MAX_SAFE_INTEGER)) {
          expect(BigInt(value as number)).toBe(BigInt(typed))
          expect(numberProblem(typed)).toBeUndefined()
        } else {
          expect(value).toBe(typed)
          expect(numberProblem(typed)).toBeTypeOf('string')
        }
      }),
      settings,
    )
  })

  it('reads back what it shows', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (number) => {
        expect(parseWholeNumber(String(number))).toBe(number)
        expect(parseWholeNumber(` 00${number} `)).toBe(number)
        expect(parseWholeNumber(`${number} points`)).toBe(`${number} points`)
      }),
      settings,
    )
  })
})

describe('the tags field', () => {
  it('has no blank tags and no commas in them, and reads back what it shows', () => {
    fc.assert(
      fc.property(fc.array(anyText), (parts) => {
        const tags = splitTags(parts.join(','))
        for (const tag of tags) {
          expect(tag).toBe(tag.trim())
          expect(tag).not.toBe('')
          expect(tag).not.toContain(',')
        }
        expect(splitTags(tags.join(', '))).toEqual(tags)
        const all = parts
          .flatMap((part) => part.split(/[,\r\n\t]/))
          .map((part) => part.trim())
          .filter(Boolean)
        const isFirst = (tag: string, index: number) =>
          all.findIndex((other) => other.toLowerCase() === tag.toLowerCase()) === index
        expect(tags).toEqual(all.filter(isFirst))
      }),
      settings,
    )
  })
})
