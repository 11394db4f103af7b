import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold, foldForSearch } from '@/lib/folding'
import { foldedPieces, splitMatches } from '@/lib/textMarks'
import { TextQuery } from '@/lib/textQuery'
import { TextSearch } from '@/lib/textSearch'
import { character, settings } from '../property/settings'

const letters = fc.constantFrom(
  ...'abiIİıeéßs σς-–’\'"“\u200b\u0301\u0308\u0307 \u00a0\n1٣３𝟛ﬁＡかが\u3099한\u1112\u1161ㄱㅏ😀øæ´ \u0301',
)
const text = fc.string({ unit: fc.oneof(letters, letters, letters, character), maxLength: 12 })
const specified = (query: string, one: string) => one.toLowerCase().includes(query.trim().toLowerCase())

/** The first digit of each script. */
const scripts = Array.from({ length: 0x20000 }, (_, code) => code).filter(
  (code) => /\p{Nd}/u.test(String.fromCodePoint(code)) && !/\p{Nd}/u.test(String.fromCodePoint(code - 1)),
)
const written = (number: readonly number[], zero: number) =>
  number.map((digit) => String.fromCodePoint(zero + digit)).join('')

describe('a query', () => {
  it.each([
    ['zurich', 'Zürich'],
    ['ZURICH', 'Zu\u0308rich'],
    ['zurich cafe', 'Zürich Café'],
    ['zürich cafe', 'Zürich Café'],
    ['istanbul', 'İstanbul'],
    ['ISTANBUL', 'ıstanbul'],
    ['strasse', 'Straße'],
    ['STRAẞE', 'Strasse'],
    ['οδοσ', 'Οδός'],
    ['vip', 'ＶＩＰ'],
    ['ｖｉｐ', 'VIP'],
    ['final', 'ﬁnal'],
    ['wonder', 'won\u00adder'],
    ['vi\u200bp', 'VIP'],
    ["rock'n'roll", 'Rock’n’Roll'],
    ['rock’n’roll', "Rock'n'Roll"],
    ['"best"', '„Best“'],
    ['e-mail', 'E‑Mail'],
    ['two words', 'Two\u00a0 words'],
    ['two words', 'two\nwords'],
    ['3', 'Level ٣'],
    ['level ٣', 'Level 3'],
    ['३', 'Level ٣'],
    ['３', 'Level 3'],
    ['𐒣', 'Level 3'],
    ['12 é', '١٢ é'],
  ])('%j finds %j', (query, one) => {
    expect(new TextQuery(query).isIn(one)).toBe(true)
    expect(new TextQuery(query).isIn('other', one)).toBe(true)
  })

  it.each([
    ['zürich', 'Zurich'],
    ['zürich cafe', 'Zurich Café'],
    ['øl', 'ol'],
    ['か', 'が'],
    ['하', '한'],
    ['ab', 'a b'],
    ['é 12', 'e ١٢'],
    ['3', 'Level ٤'],
    ['٣', 'Level 4'],
  ])('%j does not find %j', (query, one) => {
    expect(new TextQuery(query).isIn(one)).toBe(false)
  })

  it.each(['\u200b', '\u00ad\u00ad', '\u0301', '\ufeff \u200b'])('of %j is compared as typed', (query) => {
    expect(new TextQuery(query).isIn(`a${query}b`)).toBe(true)
    expect(new TextQuery(query).isIn('any other text')).toBe(false)
  })

  it('finds all that the specified comparison finds', () => {
    fc.assert(
      fc.property(text, text, text, (before, query, after) => {
        const one = `${before}${query}${after}`
        expect(new TextQuery(query).isIn(one)).toBe(true)
        for (const other of [before, after])
          if (specified(query, other)) expect(new TextQuery(query).isIn(other)).toBe(true)
      }),
      { ...settings, numRuns: 1000 },
    )
  })

  it('finds a number in the digits of any script, whichever it is typed in', () => {
    const script = fc.constantFrom(...scripts)
    fc.assert(
      fc.property(
        fc.array(fc.nat(9), { minLength: 1, maxLength: 6 }),
        script,
        script,
        (number, typed, found) => {
          const one = `Level ${written(number, found)}`
          const query = new TextQuery(written(number, typed))
          expect(query.isIn(one)).toBe(true)
          const search = new TextSearch()
          search.add([one])
          expect(search.find(query)).toEqual([0])
          expect(splitMatches(one, query)).toEqual(['Level ', written(number, found), ''])
          expect(new TextQuery(`level ${written(number, typed)}`).begins(one)).toBe(true)
          const other = number.with(0, (Number(number[0]) + 1) % 10)
          expect(
            new TextQuery(written(other, typed)).isIn(`Level ${written(number.slice(0, 1), found)}`),
          ).toBe(false)
        },
      ),
      { ...settings, numRuns: 500 },
    )
  })

  it('finds a text by each of its spellings', () => {
    fc.assert(
      fc.property(text, (one) => {
        for (const query of [one.toUpperCase(), one.normalize('NFD'), one.normalize('NFKC'), fold(one)])
          if (new TextQuery(query).folded !== '') expect(new TextQuery(query).isIn(one)).toBe(true)
      }),
      { ...settings, numRuns: 1000 },
    )
  })
})

describe('a search', () => {
  it('finds the same while the query is typed as at once, and the same as each text alone', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { maxLength: 12 }), text, (rows, typed) => {
        const search = new TextSearch()
        for (const row of rows) search.add(row)
        for (let length = 1; length <= typed.length; length += 1) {
          const query = new TextQuery(typed.slice(0, length))
          // A line break stands between fields.
          if (query.isBlank || query.typed.includes('\n')) continue
          const expected = rows.flatMap((row, index) => (query.isIn(...row) ? [index] : []))
          expect(search.find(query)).toEqual(expected)
        }
      }),
      { ...settings, numRuns: 600 },
    )
  })
})

describe('the marks of a text', () => {
  it.each([
    ['Zürich and ZURICH', 'zurich', ['', 'Zürich', ' and ', 'ZURICH', '']],
    ['Zu\u0308rich', 'zur', ['', 'Zu\u0308r', 'ich']],
    ['Die Straße hier', 'strasse', ['Die ', 'Straße', ' hier']],
    ['Straße', 'as', ['Str', 'aß', 'e']],
    ['İstanbul İzmir', 'izmir', ['İstanbul ', 'İzmir', '']],
    ['won\u00adder now', 'er n', ['won\u00add', 'er n', 'ow']],
    ['a \u00a0 b c', 'b c', ['a \u00a0 ', 'b c', '']],
    ['…ﬁnal', 'nal', ['…ﬁ', 'nal', '']],
    ['😀 Café', 'cafe', ['😀 ', 'Café', '']],
    ['aaaa', 'aa', ['', 'aa', '', 'aa', '']],
    ['1+1', '+', ['1', '+', '1']],
  ])('%j for %j', (one, query, parts) => {
    expect(splitMatches(one, new TextQuery(query))).toEqual(parts)
  })

  it('have the letters of the query, and the parts together the text', () => {
    fc.assert(
      fc.property(text, text, text, (before, query, after) => {
        const one = `${before}${query}${after}`
        const wanted = new TextQuery(query)
        const parts = splitMatches(one, wanted)
        expect(parts.join('')).toBe(one)
        expect(parts.length % 2).toBe(1)
        for (const [index, part] of parts.entries()) if (index % 2 === 1) expect(wanted.isIn(part)).toBe(true)
        if (!wanted.isBlank) expect(parts.length).toBeGreaterThan(1)
      }),
      { ...settings, numRuns: 1000 },
    )
  })

  it('come from pieces that are together the folded text', () => {
    fc.assert(
      fc.property(text, (one) => {
        expect(foldedPieces(one).folded.join('')).toBe(foldForSearch(one))
      }),
      { ...settings, numRuns: 2000 },
    )
  })
})
