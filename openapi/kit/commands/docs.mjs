import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { CouldNotRun, createReport } from '../report/findings.mjs'
import { bundleFile, redocly } from '../tools.mjs'

/**
 * Renders the contract as one HTML page into the file `--output`. The report goes to the terminal.
 * @param {import('../types').Values} values
 */
export async function run(values) {
  const target = resolve(values.output ?? 'openapi-docs.html')
  values.output = undefined
  const { code, stdout, stderr } = await redocly(['build-docs', bundleFile, '-o', target, '--inlineBundle'])
  if (code !== 0) throw new CouldNotRun(`redocly build-docs failed:\n${stderr || stdout}`)
  const report = createReport('docs', target)
  report.looked = `the contract; wrote ${Math.round(statSync(target).size / 1024)} kB`
  return report
}
