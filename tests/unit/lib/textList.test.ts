import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTextList, splitPasted } from '@/lib/textList'
import { character, settings } from '../property/settings'

const kept = (...texts: string[]) => texts.map((text, index) => ({ entry: { index, text }, shown: text }))
const read = (text: string, ...tags: string[]) => {
  const { entries, repeated } = readTextList(text, kept(...tags))
  return [entries.map((one) => (typeof one === 'string' ? one : one.text)), repeated]
}

describe('a list in one line of text', () => {
  it.each([...',，،、﹐﹑､՝፣'])('is split at %s', (comma) => {
    expect(read(`a${comma}b ${comma} c`)).toEqual([['a', 'b', 'c'], []])
  })

  it('is not split at what is typed besides commas', () => {
    expect(read('a; b c')).toEqual([['a; b c'], []])
  })

  it.each([
    ['case', 'VIP, vip', 'vip'],
    ['full case', 'Straße, STRASSE', 'STRASSE'],
    ['a zero-width character', 'VIP, V\u200bIP', 'V\u200bIP'],
    ['a soft hyphen', 'VIP, V\u00adip', 'V\u00adip'],
    ['the encoding of an accent', 'caf\u00e9, cafe\u0301', 'cafe\u0301'],
  ])('leaves out and names what differs in %s', (_, text, repeated) => {
    expect(read(text)).toEqual([[text.split(', ')[0]], [repeated]])
  })

  it.each(['cafe, café', 'a-b, a–b', 'VIP, ＶＩＰ', 'a b, a  b'])('keeps apart %s', (text) => {
    expect(read(text)).toEqual([text.split(', '), []])
  })

  it('leaves what is there as it is', () => {
    expect(read('a, b, c', 'a, b', 'c')).toEqual([['a, b', 'c'], []])
    expect(read('x, a, b, c', 'a, b', 'c')).toEqual([['x', 'a, b', 'c'], []])
    expect(read('a,b,c', 'a,b')).toEqual([['a,b', 'c'], []])
    expect(read('VIP, vip, new', 'VIP', 'vip')).toEqual([['VIP', 'vip', 'new'], []])
    expect(read(' odd , new', ' odd ')).toEqual([[' odd ', 'new'], []])
    expect(read('twolines, new', 'two\nlines')).toEqual([['two\nlines', 'new'], []])
    expect(read('vip, VIP', 'VIP')).toEqual([['VIP'], ['vip']])
    expect(read('a, , b, c', 'a', '', 'b')).toEqual([['a', '', 'b', 'c'], []])
  })

  it('changes no entry while another one is added, whatever they are', () => {
    const unit = fc.oneof(fc.constantFrom(...', ，;abAB\u200b\n'), character)
    const text = fc.string({ unit, maxLength: 6 })
    fc.assert(
      fc.property(fc.array(text, { maxLength: 5 }), fc.integer({ min: 0, max: 5 }), (tags, at) => {
        const shown = tags.map((tag) => tag.replace(/[\r\n]/g, ''))
        shown.splice(at, 0, 'brand new tag')
        const { entries } = readTextList(shown.join(', '), kept(...tags))
        const left = entries.filter((one) => typeof one !== 'string').map(({ index }) => index)
        expect(left.toSorted((a, b) => a - b)).toEqual(tags.map((_, index) => index))
        expect(entries).toContain('brand new tag')
      }),
      { ...settings, numRuns: 2000 },
    )
  })

  it('is split at semicolons, line breaks and tabs, too, where it is pasted (rule TEXT-5)', () => {
    expect(splitPasted('a;b；c؛d\ne\r\nf\tg，h, ,')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
  })
})
