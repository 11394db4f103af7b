import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { CouldNotRun } from '../report/couldNotRun.ts'
import { createReport } from '../report/findings.ts'
import { bundleFile, redocly } from '../tools.ts'
import type { Values } from '../types.ts'

export const ownOutput = true

/** Renders the contract as one HTML page into the file `--output`. The report goes to the terminal. */
export async function run(values: Values) {
  const target = resolve(values.output?.[0] ?? 'openapi-docs.html')
  const { code, stdout, stderr } = await redocly('contract docs', [
    'build-docs',
    bundleFile,
    '-o',
    target,
    '--inlineBundle',
  ])
  if (code !== 0) throw new CouldNotRun(`redocly build-docs failed:\n${stderr || stdout}`)
  const report = createReport('docs', target)
  report.looked = `the contract; wrote ${Math.round(statSync(target).size / 1024)} kB`
  return report
}
