import { existsSync } from 'node:fs'
import type { ParseArgsOptionsConfig } from 'node:util'
import { createChecker } from '../check/contract.ts'
import { readEntries } from '../check/readHar.ts'
import { createEntryCheck } from '../check/recording.ts'
import { ofContract } from '../help.ts'
import { CouldNotRun } from '../report/couldNotRun.ts'
import { createReport } from '../report/findings.ts'

export const most = Number.POSITIVE_INFINITY

export const options = { ...ofContract, 'base-url': { type: 'string' } } satisfies ParseArgsOptionsConfig

/** Checks recorded traffic against the contract. */
export async function run(values: { 'base-url'?: string }, files: string[]) {
  if (files.length === 0) throw new CouldNotRun('Which recording? contract har <file.har> …')
  const missing = files.find((file) => file !== '-' && !existsSync(file))
  if (missing !== undefined) throw new CouldNotRun(`There is no file ${missing}`)
  const report = createReport('har', files.join(', '))
  const check = createEntryCheck({ checker: createChecker(), report, base: values['base-url'] })
  const { counts } = check
  for (const file of files) {
    const before = { ...counts }
    for (const entry of readEntries(file)) check.look(entry)
    const where = files.length > 1 ? `${file}: ` : ''
    if (counts.responses === before.responses)
      report.incomplete.push(`${where}no answer of the API is in this recording`)
    else if (counts.bodies === before.bodies)
      report.incomplete.push(`${where}no body was recorded; record with content`)
  }
  check.end()
  report.looked = check.looked
  return report
}
