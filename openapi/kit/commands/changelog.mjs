import { loadContract } from '../contract/bundle.mjs'
import { loadDescription } from '../contract/load.mjs'
import { createReader } from '../contract/reader.mjs'
import { createShapes } from '../contract/shape.mjs'
import { changelogOf } from '../diff/changelog.mjs'
import { compareDescriptions } from '../diff/paths.mjs'
import { CouldNotRun, createReport } from '../report/findings.mjs'
import { bundleFile } from '../tools.mjs'

/** @import { Fact } from '../diff/changelog.mjs' */

/**
 * Writes what a new version of the contract brings, as Markdown for people.
 * @param {import('../types').Values} _values
 * @param {string[]} positionals the old version, and the new one if it is not this one
 */
export async function run(_values, [before, after]) {
  if (!before) throw new CouldNotRun('Which version? contract changelog <old contract> [<new contract>]')
  const old = (await loadDescription(before)).document
  const current = after ? (await loadDescription(after)).document : loadContract()
  const reader = createReader(current, after ?? bundleFile)
  /** @type {Fact[]} */
  const facts = []
  compareDescriptions({
    ours: createShapes(createReader(old, before)),
    theirs: createShapes(reader),
    add: (spot, difference) => void facts.push({ spot, difference }),
  })
  return { ...createReport('changelog', before), page: changelogOf(facts, reader) }
}
