import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cloned, ExactNumber, forSchema, isExact, numberFrom, revived } from '@/lib/exactNumber'
import { maxDepth, parseJson, TooDeepError, writeJson } from '@/lib/json'
import { decimalIn, numbersIn, numberText } from '../property/numberTexts'
import { anyText, settings } from '../property/settings'

/** JSON as text with numbers of any length anywhere. */
const { json } = fc.letrec<{ json: string }>((tie) => ({
  json: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    numberText,
    fc
      .oneof(anyText, fc.constantFrom('12345678901234567890', ': 1e400,', '\\', '\\"1e400'))
      .map((text) => JSON.stringify(text)),
    fc.constantFrom('true', 'false', 'null'),
    fc.array(tie('json'), { maxLength: 4 }).map((items) => `[${items.join(', ')}]`),
    fc
      .uniqueArray(fc.tuple(anyText, tie('json')), { maxLength: 4, selector: ([key]) => key })
      .map((fields) => `{${fields.map(([key, part]) => `${JSON.stringify(key)}:${part}`).join()}}`),
  ),
}))

/** The text without its numbers, whose spelling may change. */
const withoutNumbers = (text: string) =>
  JSON.stringify(JSON.parse(text, (_, value) => (typeof value === 'number' ? 0 : value)))

describe('JSON with numbers of any length (rule NUMBER-1)', () => {
  it('is written with the value of each number, and with everything else as it was', () => {
    fc.assert(
      fc.property(json, (text) => {
        const written = writeJson(parseJson(text))
        expect(numbersIn(written)).toEqual(numbersIn(text))
        expect(withoutNumbers(written)).toBe(withoutNumbers(text))
      }),
      { ...settings, numRuns: 500 },
    )
  })

  it('is the same after a structured clone, a copy, and a way through storage as text', () => {
    fc.assert(
      fc.property(json, (text) => {
        const value = parseJson(text)
        for (const copy of [revived(structuredClone(value)), cloned(value), parseJson(JSON.stringify(value))])
          expect(writeJson(copy)).toBe(writeJson(value))
      }),
      settings,
    )
  })

  it('has doubles where they hold the value, so that ordinary data is ordinary', () => {
    fc.assert(
      fc.property(numberText, (text) => {
        const number = numberFrom(text)
        expect(isExact(number)).toBe(
          decimalIn(String(Number(text)).replace('Infinity', '1e9999999')) !== decimalIn(text),
        )
        if (!isExact(number)) expect(number).toBe(Number(text) + 0)
      }),
      { ...settings, numRuns: 500 },
    )
  })

  it.each([
    ['-0', '0'],
    ['1.0', '1'],
    ['1e2', '100'],
    ['1e400', '1e400'],
    ['1E+400', '1E+400'],
    ['9007199254740992', '9007199254740992'],
    ['9007199254740993', '9007199254740993'],
    ['0.1', '0.1'],
    ['0.10000000000000000001', '0.10000000000000000001'],
  ])('%s is sent as %s (rule NUMBER-2)', (received, sent) => {
    expect(writeJson([numberFrom(received)])).toBe(`[${sent}]`)
    expect(writeJson(parseJson(`{"a":${received} }`))).toBe(
      `{"a":${sent === '0' && received === '-0' ? '0' : sent}}`,
    )
  })

  it('takes no text or object of a server for such a number', () => {
    const text = JSON.stringify({ text: '12345678901234567890', kind: 0, a: { text: '1', kind: '0' } })
    expect(revived(structuredClone(parseJson(text)))).toEqual(JSON.parse(text))
    expect(writeJson(parseJson('["12345678901234567890", "a\\"12345678901234567890"]'))).toBe(
      '["12345678901234567890","a\\"12345678901234567890"]',
    )
  })

  it('keeps a field named __proto__', () => {
    const text = '{"__proto__":12345678901234567890}'
    expect(writeJson(parseJson(text))).toBe(text)
  })

  it('is for a schema a number within its bounds', () => {
    expect(forSchema(parseJson('[12345678901234567890, -1e400, 1.50000000000000000001]'))).toEqual([
      Number.MAX_SAFE_INTEGER,
      -Number.MAX_SAFE_INTEGER,
      1.5,
    ])
  })

  it.each([
    '',
    '{',
    '[1,]',
    '[01234567890123456789]',
    '[12345678901234567890',
    '{"a":-}',
    '[+12345678901234567890]',
    '[.12345678901234567890]',
    '[1e400x]',
  ])('throws what JSON.parse throws for %s', (text) => {
    const thrown = (parse: (text: string) => unknown) => {
      try {
        return parse(text)
      } catch (error) {
        return String(error)
      }
    }
    expect(thrown(parseJson)).toBe(thrown(JSON.parse))
    expect(thrown(parseJson)).toMatch(/^SyntaxError/)
  })
})

describe('an ExactNumber', () => {
  const number = ExactNumber.of('12345678901234567890')
  it('is one instance for one text, and a number in arithmetic and in texts', () => {
    expect(numberFrom('12345678901234567890')).toBe(number)
    expect(Number(number) + 1).toBe(Number('12345678901234567891'))
    expect(`${number}`).toBe('12345678901234567890')
    expect(Object.isFrozen(number)).toBe(true)
  })
})

describe('depth (rule NUMBER-5)', () => {
  const nested = (levels: number) => `${'{"a":['.repeat(levels / 2)}${']}'.repeat(levels / 2)}`

  it('is allowed up to the bound, and refused with the object beyond it', () => {
    expect(() => parseJson(`[${nested(maxDepth - 2)}]`)).not.toThrow()
    for (const levels of [maxDepth, 10_000, 100_000]) {
      const text = `[{"id":"one"},{"id":"two","x":${nested(levels)},"y":1}]`
      let thrown: unknown
      try {
        parseJson(text)
      } catch (error) {
        thrown = error
      }
      expect(thrown).toBeInstanceOf(TooDeepError)
      expect((thrown as TooDeepError).object).toMatchObject({ id: 'two' })
    }
  })

  it('is found also where other fields stand before and after each level', () => {
    const text = `${'{"a":1,"b":'.repeat(10_000)}12345678901234567890${',"c":2}'.repeat(10_000)}`
    expect(() => parseJson(text)).toThrow(TooDeepError)
  })
})

describe('without JSON.rawJSON (Node 20, older browsers)', () => {
  const { rawJSON } = JSON as { rawJSON?: unknown }
  afterEach(() => {
    Object.assign(JSON, { rawJSON })
    vi.resetModules()
  })

  it('numbers are written by writeJson alone', async () => {
    Object.assign(JSON, { rawJSON: undefined })
    vi.resetModules()
    const json = await import('@/lib/json')
    const text = '{"a":[12345678901234567890,1e400],"b":"12345678901234567890"}'
    expect(json.writeJson(json.parseJson(text))).toBe(text)
  })
})
