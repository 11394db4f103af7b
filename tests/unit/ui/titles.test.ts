import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { filesIn } from '../../tools/filesIn'

/* All titles below that of a page are the part `Title` of src/ui/Title.tsx (rule FRAME-23). */

/** A heading of its own: as an element, or one of Chakra. */
const heading = /<h[2-6]\b|\bchakra\.h[2-6]\b|\bchakra\(['"]h[2-6]|\bas="h[2-6]"|[`'"]h\$\{/
/** A style of a text within a rule for headings. */
const styled =
  /(?<![\w.-])h[2-6]\b[^{}'"`]*['"`]?:? ?\{[^{}]*(?:textStyle|font-?[sS]ize|line-?[hH]eight|composes|font-?[wW]eight: ?'?\d)/

const own = [
  'src/ui/Title.tsx',
  // The title of a page that has nothing to show.
  'src/ui/StateView.tsx',
  // The answer of a page is a sentence (rule FRAME-22).
  'src/pages/player-view/Moment.tsx',
  'src/pages/player-view/CompareView.tsx',
  'src/pages/player-view/Why.tsx',
  'src/pages/economy/Headline.tsx',
]

const filesWith = (pattern: RegExp, type: RegExp) =>
  filesIn('src', type).filter(
    (file) => !file.startsWith('src/generated/') && pattern.test(readFileSync(file, 'utf8')),
  )

it('no screen draws a title of its own (rule FRAME-23)', () => {
  expect(filesWith(heading, /\.tsx?$/).toSorted()).toEqual(own.toSorted())
})

it('no style gives titles another size, line or weight (rule FRAME-23)', () => {
  expect(filesWith(styled, /\.(css|tsx?)$/)).toEqual([])
})

describe('finds', () => {
  it.each(['<h2>Title</h2>', '<chakra.h3 mb="1">', "chakra('h2', {", '<Sentence as="h2" />'])(
    '%s',
    (code) => {
      expect(heading.test(code)).toBe(true)
    },
  )

  it.each([
    "'& > h2': { mb: '2', textStyle: 'sm' }",
    "'& h3': { fontWeight: '580' }",
    '& h2 {\n  font-size: 1rem;\n}',
  ])('%s', (code) => {
    expect(styled.test(code)).toBe(true)
  })
})
