import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from './filesIn.ts'

/** What test files loop over: the registry, the generated table, and lists derived from them. */
const listsOfTypes =
  '(?:entities|resources|elements|entityTypes|accountTypes|programmeTypes|typesReferringBy)'
const loops = new RegExp(String.raw`(?:\beach\(\s*|= |\.\.\.)${listsOfTypes}\b`)
/** A title of a test or of a group, up to a quote. */
const titles = /\b(?:it|test|describe)\b[^'"`\n]*\(\s*['"`]([^'"`\n]*)/g

/** The test files of `folder` with a loop over types, whose names then have the type. */
export const testsOfTypes = (folder: string, root = '.'): string[] =>
  filesIn(folder, /\.test\.tsx?$/, root).filter((file) => loops.test(readFileSync(join(root, file), 'utf8')))

/** The test files that are about one type: they loop over types, or its name is in their path or in a title. */
export function testsOfType(type: string, named: RegExp): string[] {
  const all = ['tests/unit', 'tests/contract'].flatMap((folder) => filesIn(folder, /\.test\.tsx?$/))
  const looping = new Set(testsOfTypes('tests/unit'))
  return all.filter(
    (file) =>
      looping.has(file) ||
      file.includes(`/${type}`) ||
      [...readFileSync(file, 'utf8').matchAll(titles)].some(([, title = '']) => named.test(title)),
  )
}
