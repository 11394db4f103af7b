import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from './filesIn.ts'

/** Names of lists that test files loop over: the registry, the generated table, and lists derived from them. */
const listsOfTypes = 'entities|resources|elements|entityTypes|accountTypes|programmeTypes|typesReferringBy'
const constants = new RegExp(
  String.raw`const (\w+)\b[^=\n]*=(?: \[)?\s*(?:\.\.\.)?(?:Object\.keys\()?(?:${listsOfTypes})\b`,
  'g',
)

/** A pattern for the start of a loop over types. */
function loopsOverTypes(text: string): RegExp {
  const names = [listsOfTypes, ...[...text.matchAll(constants)].map(([, name]) => name)].join('|')
  return new RegExp(
    String.raw`\.each(?:<[^>]*>)?\([^'"\`]{0,60}?\b(?:${names})\b|for \(const .* of (?:${names})\b`,
    'g',
  )
}

/** What follows the start of a loop: a test title with a placeholder for the name of the type. */
const filledTitle =
  /^(?:''|(?!\.each)[^'"`]){0,160}\)\(\s*(?:'[^'\n]*[%$]|"[^"\n]*[%$]|`[^`\n]*[%$])|^[^'"`\n]*\)(?: \{)?\s*(?:it|test|describe)\b[^'"`\n]*\(\s*`[^`\n]*\$\{/

/** The test files of `folder` with a loop over types. */
export const testsOfTypes = (folder: string, root = '.'): string[] =>
  filesIn(folder, /\.test\.tsx?$/, root).filter((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return loopsOverTypes(text).test(text)
  })

/**
 * The test files of one type, and those that contain a test for each type. Leaves out files that only mention the type,
 * such as a test of a page that shows two missions.
 */
export function testsOfType(type: string): { own: string[]; others: string[] } {
  const all = ['tests/unit', 'tests/contract'].flatMap((folder) => filesIn(folder, /\.test\.tsx?$/))
  const own = all.filter((file) => file.includes(`/${type}.`))
  const others = testsOfTypes('tests/unit').filter((file) => {
    const text = readFileSync(file, 'utf8')
    const loops = [...text.matchAll(loopsOverTypes(text))]
    return (
      !own.includes(file) &&
      loops.some(({ 0: { length }, index }) => filledTitle.test(text.slice(index + length)))
    )
  })
  return { own, others }
}
