import fc from 'fast-check'

/* Numbers as JSON texts, and a reader of their values that shares no code with the console. */

const digits = (min: number, max: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: min, maxLength: max })
    .map((all) => all.join('').replace(/^0+(?=\d)/, ''))

/** The text of any number that JSON can have, most of them such that no double has their value. */
export const numberText = fc.oneof(
  digits(17, 40),
  fc
    .tuple(
      fc.constantFrom('', '-'),
      digits(1, 25),
      fc.option(digits(1, 25)),
      fc.option(fc.integer({ min: -999, max: 999 })),
    )
    .map(
      ([sign, whole, part, power]) =>
        `${sign}${whole}${part === null ? '' : `.${part}`}${power === null ? '' : `e${power}`}`,
    ),
  fc.constantFrom(
    '-0',
    '0',
    '1.0',
    '1e400',
    '-1E+400',
    '1e-400',
    '9007199254740992',
    '9007199254740993',
    '-9007199254740993',
    '100000000000000000000',
    '0.1',
    '0.1000000000000000055511151231257827',
    '1e999999999999999999999',
    `1${'0'.repeat(400)}1`,
  ),
)

/** The value of a number: its digits without zeros at both ends, and the power of ten of the last one. */
export function decimalIn(text: string): string {
  const [, sign = '', whole = '', part = '', power = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(text) ?? []
  const all = `${whole}${part}`.replace(/^0+/, '')
  if (all === '') return '0'
  const bare = all.replace(/0+$/, '')
  return `${sign}${bare}e${BigInt(power.replace('+', '')) - BigInt(part.length) + BigInt(all.length - bare.length)}`
}

/** The values of all numbers in a JSON text, in order. */
export const numbersIn = (json: string): string[] =>
  (json.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""').match(/-?\d[\d.eE+-]*/g) ?? []).map(decimalIn)
