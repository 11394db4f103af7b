import { contractFile, loadContract } from '../contract/bundle.ts'
import { loadDescription } from '../contract/load.ts'
import { shapeOf, withoutBase } from '../contract/paths.ts'
import { createReader } from '../contract/reader.ts'
import { createShapes } from '../contract/shape.ts'
import { changelogOf, type Fact } from '../diff/changelog.ts'
import { compareDescriptions } from '../diff/paths.ts'
import { CouldNotRun } from '../report/couldNotRun.ts'
import { createReport } from '../report/findings.ts'
import type { Report, Values } from '../types.ts'

export const most = 2
export const formats = ['human', 'markdown', 'json']

/**
 * Writes what a new version of the contract brings, as Markdown for people.
 * @param positionals the old version, and the new one if it is not this one
 */
export async function run(_values: Values, [before, after]: string[]): Promise<Report> {
  if (!before) throw new CouldNotRun('Which version? contract changelog <old contract> [<new contract>]')
  const own = loadContract()
  // Either of them can have been written with a prefix, or both with another one each.
  const read = async (file: string) => withoutBase((await loadDescription(file)).document, own)
  const current = after ? await read(after) : own
  const old = withoutBase(await read(before), current)
  const reader = createReader(current, after ?? contractFile())
  const facts: Fact[] = []
  const known = new Set(Object.keys(old.paths).map(shapeOf))
  if (!Object.keys(withoutBase(current, old).paths).some((path) => known.has(shapeOf(path))))
    throw new CouldNotRun(`${before} has no path in common with ${after ?? 'the contract'}`)
  compareDescriptions({
    ours: createShapes(createReader(old, before)),
    theirs: createShapes(reader),
    add: (spot, difference) => void facts.push({ spot, difference }),
  })
  return {
    ...createReport('changelog', before),
    page: (format) => changelogOf(facts, reader, format === 'json' ? 'json' : 'markdown'),
  }
}
