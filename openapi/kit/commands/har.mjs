import { existsSync } from 'node:fs'
import { createChecker } from '../check/contract.mjs'
import { checkEntries, readEntries } from '../check/recording.mjs'
import { CouldNotRun, createReport } from '../report/findings.mjs'

/** @satisfies {import('node:util').ParseArgsOptionsConfig} */
export const options = { 'base-url': { type: 'string' } }

/**
 * Checks recorded traffic against the contract.
 * @param {{ 'base-url'?: string }} values
 * @param {string[]} positionals
 */
export async function run(values, [file]) {
  if (!file) throw new CouldNotRun('Which recording? contract har <file.har>')
  if (!existsSync(file)) throw new CouldNotRun(`There is no file ${file}`)
  const report = createReport('har', file)
  const counts = checkEntries(readEntries(file), {
    checker: createChecker(),
    report,
    base: values['base-url'],
  })
  if (counts.responses === 0) report.incomplete.push('no answer of the API is in this recording')
  else if (counts.bodies === 0) report.incomplete.push('no body was recorded; record with content')
  const { responses, bodies, operations } = counts
  report.looked = `${responses} answers, ${bodies} of them with a body or none due, of ${operations.size} operations`
  return report
}
