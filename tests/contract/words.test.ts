import { relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { lineOf, sourcesIn } from './sources'

/* Plain technical English in comments and test names: CONTRIBUTING.md, "Habits". */

const commented = ['src', 'mocks', 'tests', 'vite', 'openapi/kit', 'openapi/tools', 'programme']

/** Words that have no use in a comment about code, so that no exceptions are needed. */
const words =
  /\b(anew|whoever|whatever|(?:is|are|was|be) (?:said|told)|made of|of now|names? nothing|mend(?:s|ed|ing)?)\b/gi

/** A comment up to the end of its line. A line of a block comment begins with an asterisk. */
const comment = /(?:^[ \t]*\/?\*|(?:^|[ \t])\/\/).*$/gm

/** The start of the name of a test or a group, also after the table of `each`. */
const unclear = /(?:\b(?:it|test|describe)(?:\.\w+)*\(|\)\()\s*(['"`])((?:and|may|are)\b.*?)\1/g

const unclearWords = (text: string): string[] =>
  [...text.matchAll(comment)].flatMap((found) =>
    [...found[0].matchAll(words)].map(([word]) => `${lineOf(text, found.index)}: ${word}`),
  )

const unclearNames = (text: string): string[] =>
  [...text.matchAll(unclear)].map((found) => `${lineOf(text, found.index + found[0].length)}: ${found[2]}`)

/** Problems of all files of the folders, as `path:line: problem`. */
function problems(folders: readonly string[], ending: RegExp, find: (text: string) => string[]): string[] {
  const files = sourcesIn(folders, ending).filter(({ path }) => path !== relative('.', import.meta.filename))
  expect(files.length).toBeGreaterThan(100)
  return files.flatMap(({ path, text }) => find(text).map((problem) => `${path}:${problem}`))
}

describe('comments', () => {
  it('no comment has a word that a reader would have to translate', () => {
    expect(problems(commented, /\.(tsx?|mjs|css)$/, unclearWords)).toEqual([])
  })

  it('such a word is found in each kind of comment, and not in code', () => {
    const text = [
      '/** Made of parts. */',
      'const whatever = 1 // Read anew.',
      '/*',
      " * It names nothing: 'x'",
      ' */',
      "const text = 'mended' // whoever",
    ].join('\n')
    expect(unclearWords(text)).toEqual(['1: Made of', '2: anew', '4: names nothing', '6: whoever'])
  })
})

describe('names of tests', () => {
  it('no name of a test begins with "and", "may" or "are"', () => {
    expect(problems(['tests'], /\.(test|spec)\.tsx?$/, unclearNames)).toEqual([])
  })

  it('such a name is found after a table and on a line of its own', () => {
    const text = [
      "it('are two', () => {})",
      "it.each([1])('android %i', () => {})",
      'it.each([',
      '  [1],',
      "])('and %i', () => {})",
      'test.describe(',
      "  'may be',",
      ')',
    ].join('\n')
    expect(unclearNames(text)).toEqual(['1: are two', '5: and %i', '7: may be'])
  })
})
