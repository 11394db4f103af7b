import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from './filesIn.ts'

/** What test files loop over: the registry, the generated table, lists derived from them, and constants with these. */
const listsOfTypes = 'entities|resources|elements|entityTypes|accountTypes|programmeTypes|typesReferringBy'
const constants = new RegExp(
  String.raw`const (\w+)\b[^=\n]*=(?: \[)?\s*(?:\.\.\.)?(?:Object\.keys\()?(?:${listsOfTypes})\b`,
  'g',
)

function loopsOverTypes(text: string): boolean {
  const names = [listsOfTypes, ...[...text.matchAll(constants)].map(([, name]) => name)].join('|')
  return new RegExp(
    String.raw`\.each(?:<[^>]*>)?\([^'"\`]{0,60}?\b(?:${names})\b|for \(const .* of (?:${names})\b`,
  ).test(text)
}

/** A title of a test or of a group, up to a quote. */
const titles = /\b(?:it|test|describe)\b[^'"`\n]*\(\s*['"`]([^'"`\n]*)/g

/** The test files of `folder` with a loop over types, whose names then have the type. */
export const testsOfTypes = (folder: string, root = '.'): string[] =>
  filesIn(folder, /\.test\.tsx?$/, root).filter((file) =>
    loopsOverTypes(readFileSync(join(root, file), 'utf8')),
  )

/** The test files of one type, and others with tests of it: they loop over types, or its name is in a title. */
export function testsOfType(type: string, named: RegExp): { own: string[]; others: string[] } {
  const all = ['tests/unit', 'tests/contract'].flatMap((folder) => filesIn(folder, /\.test\.tsx?$/))
  const looping = new Set(testsOfTypes('tests/unit'))
  const own = all.filter((file) => file.includes(`/${type}.`))
  const others = all.filter(
    (file) =>
      !own.includes(file) &&
      (looping.has(file) ||
        [...readFileSync(file, 'utf8').matchAll(titles)].some(([, title = '']) => named.test(title))),
  )
  return { own, others }
}
