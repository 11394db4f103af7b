import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { filesIn } from '../../tools/filesIn'
import { faultsOf, stylesOfCode, stylesOfCss } from './styleFaults'

/* All texts and corners are on the scale of src/ui/theme/scale.ts (rule FRAME-20). */

const generated = 'src/generated/'

/** What has a size of its own. */
const own = [
  // A brand.
  'src/ui/Logo.module.css',
  // Initials in a circle of any size.
  'src/ui/Avatar.module.css',
  // The range of weights in a file.
  'src/ui/theme/fonts.css',
]

const faultsIn = (file: string) => {
  const text = readFileSync(file, 'utf8')
  return faultsOf(file.endsWith('.css') ? stylesOfCss(text) : stylesOfCode(text))
}

const files = filesIn('src', /\.(css|tsx?)$/).filter((file) => !file.startsWith(generated))

it('every size, line, weight and radius in a style is on the scale (rule FRAME-20)', () => {
  expect(files.length).toBeGreaterThan(500)
  const faults = files.flatMap((file) => faultsIn(file).map((fault) => `${file}: ${fault}`))
  expect(faults.filter((fault) => !own.some((file) => fault.startsWith(`${file}:`)))).toEqual([])
})

it('no file is excepted without a reason', () => {
  expect(own.filter((file) => faultsIn(file).length === 0)).toEqual([])
})

describe('the scale refuses', () => {
  it.each([
    ['a size', '.a { font-size: 0.9rem; }', 'font-size: 0.9rem'],
    ['a weight', '.a { font-weight: 620; }', 'font-weight: 620'],
    ['a line of another size', '.a { font-size: 13px; line-height: 16px; }', 'line-height: 16px'],
    ['a line without a unit', '.a { line-height: 1.4; }', 'line-height: 1.4'],
    [
      'a line over a text style',
      '.a { composes: text-xs from global; line-height: 18px; }',
      'line-height: 18px',
    ],
    ['a radius', '.a { border-radius: 4px 8px; }', 'border-radius: 4px 8px'],
    ['a size within a condition', '@media print { .a { & b { font-size: 17px; } } }', 'font-size: 17px'],
  ])('%s in a style sheet', (_, css, fault) => {
    expect(faultsOf(stylesOfCss(css))).toEqual([fault])
  })

  it.each([
    ['a size', "{ fontSize: '1.1rem' }", 'font-size: 1.1rem'],
    ['a weight of an attribute', '<Box fontWeight="580">', 'font-weight: 580'],
    ['one of several windows', "<Box fontSize={{ base: 'md', md: '17px' }} />", 'font-size: 17px'],
    ['a line over a text style', '<Box textStyle="xs" lineHeight="18px" />', 'line-height: 18px'],
    ['a radius', "{ '& b': { borderRadius: '3px' } }", 'border-radius: 3px'],
    ['one of two values', "<b fontWeight={isOn ? '640' : '450'} />", 'font-weight: 450'],
  ])('%s in code', (_, code, fault) => {
    expect(faultsOf(stylesOfCode(code))).toEqual([fault])
  })

  it('nothing of the scale', () => {
    const css =
      '.a { composes: text-sm from global; font-weight: 640; border-radius: 0 0 var(--ui-radii-lg) 16px; } .b { font-size: 0.75rem; line-height: 1rem; }'
    expect(faultsOf(stylesOfCss(css))).toEqual([])
    expect(faultsOf(stylesOfCode('<Box textStyle="lg" lineHeight=\'24px\' borderRadius="full" />'))).toEqual(
      [],
    )
  })
})
