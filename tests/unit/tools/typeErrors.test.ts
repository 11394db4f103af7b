import fc from 'fast-check'
import { expect, test } from 'vitest'
import { errorsOf } from '../../tools/typeErrors'
import { settings } from '../property/settings'

const esc = '\u001b'
/** As tsc prints it on a terminal, with the code, and the place of another declaration. */
const pretty = (file: string, line: number) =>
  `${esc}[96m${file}.ts${esc}[0m:${esc}[93m${line}${esc}[0m:${esc}[93m7${esc}[0m - ${esc}[91merror${esc}[0m${esc}[90m TS2322: ${esc}[0mType 'string' is not assignable.

${esc}[7m1${esc}[0m const a: number = "x"
${esc}[7m ${esc}[0m ${esc}[91m      ~${esc}[0m

  ${esc}[96ma.ts${esc}[0m:${esc}[93m1${esc}[0m:${esc}[93m41${esc}[0m - The expected type comes from property 'c'

`
const plain = (file: string, line: number) =>
  `${file}.ts(${line},7): error TS2322: Type 'string' is not assignable.\n  Types of property 'c' are incompatible.\n`

const errors = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'src/c'), fc.integer({ min: 1, max: 4 })), {
  minLength: 1,
})

test.each([
  ['a terminal', pretty, '\nFound 6 errors in 4 files.\n\nErrors  Files\n     2  a.ts:1\n'],
  ['a file', plain, ''],
])('an error that several projects have is printed once, with its lines, on %s', (_, print, sum) => {
  fc.assert(
    fc.property(errors, (found) => {
      const output = found.map(([file, line]) => print(file, line)).join('') + sum
      const expected = [...new Set(found.map(([file, line]) => print(file, line).trimEnd()))]
      expect(errorsOf(output)).toEqual(expected)
    }),
    settings,
  )
})

test('without errors nothing is printed', () => {
  expect(errorsOf('')).toEqual([])
})
