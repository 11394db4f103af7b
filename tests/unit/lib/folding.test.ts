import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { comparableText, fold, isPlainText, latinDigits, withoutAccents } from '@/lib/folding'
import { character, settings } from '../property/settings'

/** Characters that change each other, or that nobody sees. */
const difficult = fc.constantFrom(
  ...'iIıİj\u0307\u0301\u0308\u0323\u0345sSßẞſσςΣﬁﬀŉ\u200b\u200d\u00ad\ufeff\u202e\ufe0f\u034f\u0640 \u00a0\u3000\t\n',
  ...'-‐‑–—−﹣－\'’‘ʼ`´′″"“”«»「」Ａａｋカｶﾞガかがﾊﾟᄒ\u1161\u11ab한ㄱㅏéøłæœđþæ𝔸🏴😀ё\u05e9\u05c1أ',
)
const text = fc.string({ unit: fc.oneof(difficult, difficult, character), maxLength: 10 })

describe('folding', () => {
  it.each([
    ['case', 'Sprint', 'SPRINT'],
    ['a sharp s', 'Straße', 'STRASSE'],
    ['a capital sharp s', 'STRAẞE', 'Straße'],
    ['a final sigma', 'ΟΔΟΣ', 'οδοσ'],
    ['a final sigma in lower case', 'οδος', 'ΟΔΟΣ'],
    ['the dotted I', 'İstanbul', 'istanbul'],
    ['the dotless i', 'ıSTANBUL', 'Istanbul'],
    ['composed and decomposed accents', 'Zu\u0308rich', 'Z\u00fcrich'],
    ['the order of accents', 'a\u0323\u0302', 'a\u0302\u0323'],
    ['full-width letters', 'ＶＩＰ２', 'vip2'],
    ['half-width kana', 'ｶﾞｲﾄﾞ', 'ガイド'],
    ['decomposed Korean', '한글'.normalize('NFD'), '한글'],
    ['a ligature', 'ﬁnal oﬀer', 'final offer'],
    ['a zero-width space', 'VI\u200bP', 'VIP'],
    ['joiners', 'V\u200dI\u200cP', 'VIP'],
    ['a soft hyphen', 'won\u00adder', 'wonder'],
    ['a byte order mark', '\ufeffVIP', 'VIP'],
    ['direction marks', '\u200fVIP\u202c\u2066', 'VIP'],
    ['a variation selector', '❤\ufe0f', '❤'],
    ['a control character', 'V\u0007IP', 'VIP'],
    ['a no-break space', 'a\u00a0b', 'a b'],
    ['an ideographic space', 'a\u3000b', 'a b'],
    ['the blank of a Korean keyboard', 'a\u3164b\uffa0c', 'a b c'],
    ['Persian and Arabic letters', 'یک', 'يك'],
    ['several blanks', 'a \t\n b', 'a b'],
    ['surrounding blanks', '\u2003a\u00a0', 'a'],
    ['hyphens and dashes', 'a‐b‑c–d—e−f－g', 'a-b-c-d-e-f-g'],
    ['apostrophes', 'a’b‘cʼd′e`f´g＇h', "a'b'c'd'e'f'g'h"],
    ['heavy and low quotation marks', '❛a❜ ❟b ❝c❞ ❠d 🙶e🙷 \u02ddf \u02f6g', '\'a\' \'b "c" "d "e" "f "g'],
    ['a heavy minus', '➖1', '-1'],
    ['a Malayalam letter of its own', 'അവൻ', 'അവന്\u200d'],
    ['a Bengali letter of its own', 'উৎসব', 'উত্\u200dসব'],
    ['a fraction', '½ 1⁄2 1∕2', '1/2 1/2 1/2'],
    ['quotation marks', '“a” „b‟ «c» ″d″ ＂e＂', '"a" "b" "c" "d" "e"'],
  ])('makes texts the same that differ in %s', (_, a, b) => {
    expect(a).not.toBe(b)
    expect(comparableText(a)).toBe(comparableText(b))
  })

  it.each([
    ['an accent', 'Zürich', 'Zurich'],
    ['a stroke', 'øl', 'ol'],
    ['the voicing of kana', 'か', 'が'],
    ['the vowel of a syllable', '가', '거'],
    ['a missing blank', 'a b', 'ab'],
    ['a missing hyphen', 'a-b', 'ab'],
    ['the script of a digit', 'Level ٣', 'Level 3'],
  ])('keeps texts apart that differ in %s', (_, a, b) => {
    expect(comparableText(a)).not.toBe(comparableText(b))
  })

  it.each([
    ['Zürich', 'zurich'],
    ['Łódź', 'lodz'],
    ['Ærøskøbing', 'aeroskobing'],
    ['Þórður', 'thordur'],
    ['ƶɨⱥɵ', 'ziao'],
    ['Ёлка', 'елка'],
    ['Ἀθῆναι', 'αθηναι'],
    ['שָׁלוֹם', 'שלום'],
    ['أَحمد', 'احمد'],
    ['Việt', 'viet'],
    ['がか', 'がか'],
    ['한글', '한글'],
  ])('finds the letters below accents: %s', (accented, bare) => {
    expect(withoutAccents(fold(accented))).toBe(bare)
  })

  it('folds every character, in each of its cases and forms, to the same text, once', () => {
    const wrong: string[] = []
    // Above are pictures, Chinese characters, and planes that are empty.
    for (let code = 0; code < 0x20000; code += 1) {
      if (code >= 0x3400 && code < 0xa000) continue
      if (code >= 0xac00 && code < 0xf900 && code % 64 > 0) continue
      const one = String.fromCodePoint(code)
      const folded = fold(one)
      const others = [folded, one.toLowerCase(), one.toUpperCase()]
      if (folded !== one) others.push(...['NFC', 'NFD', 'NFKC', 'NFKD'].map((form) => one.normalize(form)))
      if (others.some((other) => fold(other) !== folded)) wrong.push(code.toString(16))
    }
    expect(wrong).toEqual([])
  })

  it('ignores case, Unicode form and invisible characters in any text, and folds no text twice', () => {
    fc.assert(
      fc.property(text, fc.constantFrom('\u200b', '\u00ad', '\ufeff', '\u200e'), (one, invisible) => {
        const folded = fold(one)
        expect(fold(folded)).toBe(folded)
        for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD']) expect(fold(one.normalize(form))).toBe(folded)
        expect(fold(`${one}${invisible}`)).toBe(folded)
        expect(isPlainText(one) ? one.toLowerCase() : folded).toBe(folded)
      }),
      { ...settings, numRuns: 2000 },
    )
  })
})

describe('digits', () => {
  it('of every numbering system are read as the formatter of the browser writes them', () => {
    const scripts = Intl.supportedValuesOf('numberingSystem')
    const numbers = '9876543210'
    const read = scripts.map((script) => {
      const format = new Intl.NumberFormat(`en-u-nu-${script}`, { useGrouping: false })
      return [script, format.format(9_876_543_210)] as const
    })
    // Chinese numerals are letters.
    const decimal = read.filter(([, text]) => /^\p{Nd}+$/u.test(text))
    expect(decimal.length).toBeGreaterThan(60)
    for (const [script, text] of decimal) expect([script, latinDigits(text)]).toEqual([script, numbers])
  })

  it('of every script are digits of Latin, and all else stays', () => {
    for (let code = 0; code < 0x20000; code += 1) {
      const one = String.fromCodePoint(code)
      const read = latinDigits(one)
      if (/\p{Nd}/u.test(one)) expect(read).toMatch(/^[0-9]$/)
      else if (read !== one) expect.fail(`${code.toString(16)} became ${read}`)
    }
  })
})
