import { existsSync } from 'node:fs'
import type { ParseArgsOptionsConfig } from 'node:util'
import { createChecker } from '../check/contract.ts'
import { examplesOf, loadContract } from '../contract/bundle.ts'
import { provokeAll } from '../mocks/responses.ts'
import { startMocks } from '../mocks/start.ts'
import { checkTraffic } from '../mocks/traffic.ts'
import { CouldNotRun } from '../report/couldNotRun.ts'
import { createReport } from '../report/findings.ts'

const TRAFFIC = 'test-results/traffic'

export const options = {
  traffic: { type: 'string' },
  'write-screens': { type: 'boolean' },
} satisfies ParseArgsOptionsConfig

/** Checks this repository: the responses of the mocks, and the traffic of the recorded end-to-end run. */
export async function run(values: { traffic?: string; 'write-screens'?: boolean }) {
  if (values.traffic && !existsSync(values.traffic))
    throw new CouldNotRun(`There is no folder ${values.traffic}`)
  const contract = loadContract()
  const checker = createChecker(contract)
  const report = createReport('mocks', 'mocks/')
  const mocks = await startMocks()
  const provoked = provokeAll(mocks, { checker, report, examples: examplesOf(contract) })
  const looked = await provoked.finally(mocks.stop)
  report.looked = `${looked.responses} answers of the mocks to ${checker.operations.length} operations (${looked.requests} requests)`
  const folder = values.traffic ?? TRAFFIC
  if (!existsSync(folder)) report.notes.push(`the end-to-end run was not looked at: there is no ${folder}`)
  else {
    const entries = checkTraffic(folder, { checker, report, write: values['write-screens'] })
    report.looked += `, ${entries} recorded calls of the end-to-end tests`
  }
  return report
}
