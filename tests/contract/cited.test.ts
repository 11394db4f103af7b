import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { filesIn } from '../tools/filesIn'
import { coreTitlesOf, titlesOf } from './titles'

/*
 * Each rule of docs/product.md is cited in the title of a test, so that a red test names what is broken. The rules that `npm test`
 * does not hold, only `npm run test:all`, are listed in tests/README.md.
 */

const rules = [
  ...readFileSync('docs/product.md', 'utf8').matchAll(
    /<a id="([A-Z]+-\d+)"><\/a>\*\*\S+\*\*\s+(?!Withdrawn)/g,
  ),
].map(([, id = '']) => id)

/** Ids in a title: `(rule LIST-4)`, `(rules LIST-4, LIST-5 and FORM-1)`, `(rules LIST-4 to LIST-7)`. */
function rulesIn(title: string): string[] {
  const ids = [...title.matchAll(/\b([A-Z]+)-(\d+)\b(?: to ([A-Z]+)-(\d+)\b)?/g)]
  return ids.flatMap(([, prefix = '', first = '', , last = first]) =>
    Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, index) => `${prefix}-${Number(first) + index}`,
    ),
  )
}

const isBrowserTest = (file: string) => /\.spec\.ts$/.test(file)
const runsInRest = (file: string) => /^(\/\/|\/?\s\*) Runs in test:all\b/m.test(readFileSync(file, 'utf8'))

const files = ['tests/unit', 'tests/contract', 'tests/e2e', 'tests/live', 'tests/engines'].flatMap((folder) =>
  filesIn(folder, /\.(test|spec)\.tsx?$/),
)
const cited = new Set(files.flatMap(titlesOf).flatMap(rulesIn))
const citedInCore = new Set(
  files
    .flatMap((file) => (isBrowserTest(file) ? coreTitlesOf(file) : runsInRest(file) ? [] : titlesOf(file)))
    .flatMap(rulesIn),
)

describe('the rules of docs/product.md', () => {
  it('has each rule in the title of a test', () => {
    expect(rules.length).toBeGreaterThan(450)
    expect(rules.filter((rule) => !cited.has(rule))).toEqual([])
  })

  it('lists in tests/README.md those that only npm run test:all holds', () => {
    const [, listed = ''] =
      /Rules that only `npm run test:all` holds: (.*)\./.exec(readFileSync('tests/README.md', 'utf8')) ?? []
    expect(listed.split(', ')).toEqual(rules.filter((rule) => cited.has(rule) && !citedInCore.has(rule)))
  })

  it('finds rules in lists and ranges', () => {
    expect(rulesIn('saves twice (rules FORM-1, FORM-2 and LIST-4 to LIST-6)')).toEqual([
      ...['FORM-1', 'FORM-2', 'LIST-4', 'LIST-5', 'LIST-6'],
    ])
  })
})
