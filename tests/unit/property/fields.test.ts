import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseWhole } from '@/form/fields/NumberField'
import { splitTags } from '@/form/fields/TagsField'
import { anyText, settings } from './settings'

describe('a number', () => {
  it('is whole, not negative and exact, whatever is typed or pasted', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.double().map(String), fc.bigInt().map(String)), (typed) => {
        const number = parseWhole(typed)
        if (!/\d/.test(typed)) {
          expect(number).toBeUndefined()
          return
        }
        expect(Number.isSafeInteger(number)).toBe(true)
        expect(number).toBeGreaterThanOrEqual(0)
      }),
      settings,
    )
  })

  it('comes back as it is shown', () => {
    fc.assert(
      fc.property(fc.nat({ max: 999_999_999_999_999 }), (number) => {
        expect(parseWhole(String(number))).toBe(number)
        expect(parseWhole(` ${number} points`)).toBe(number)
      }),
      settings,
    )
  })
})

describe('tags', () => {
  it('are never blank, never hold a comma, and come back as they are shown', () => {
    fc.assert(
      fc.property(fc.array(anyText), (parts) => {
        const tags = splitTags(parts.join(','))
        for (const tag of tags) {
          expect(tag).toBe(tag.trim())
          expect(tag).not.toBe('')
          expect(tag).not.toContain(',')
        }
        expect(splitTags(tags.join(', '))).toEqual(tags)
        expect(tags).toEqual(
          parts
            .flatMap((part) => part.split(','))
            .map((part) => part.trim())
            .filter(Boolean),
        )
      }),
      settings,
    )
  })
})
