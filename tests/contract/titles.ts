import { readFileSync } from 'node:fs'

/** The titles of the tests, and of their groups, in a file, as they are written there. */
export const titlesOf = (file: string): string[] =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      // A title, options such as the tag of the core, and a function.
      /\(\s*(['"`])((?:\\.|(?!\1)[^\\\n])*)\1,\s*(?:\{[^{}]*\},\s*)?(?:async\b|\(|\w+ =>)/g,
    ),
  ].map(([, , title = '']) => title.replaceAll('\\', ''))

/** The titles of a file of browser tests that belong to `npm test`. */
export const coreTitlesOf = (file: string): string[] =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /\(\s*(['"`])((?:\\.|(?!\1)[^\\\n])*)\1,\s*\{\s*tag(?:: [^{}]*@core[^{}]*|,?\s*)\}/g,
    ),
  ].map(([, , title = '']) => title.replaceAll('\\', ''))
