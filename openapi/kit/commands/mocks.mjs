import { existsSync } from 'node:fs'
import { createChecker } from '../check/contract.mjs'
import { examplesOf, loadContract } from '../contract/bundle.mjs'
import { provokeAll } from '../mocks/responses.mjs'
import { startMocks } from '../mocks/start.mjs'
import { checkTraffic } from '../mocks/traffic.mjs'
import { CouldNotRun, createReport } from '../report/findings.mjs'

const TRAFFIC = 'test-results/traffic'

/** @satisfies {import('node:util').ParseArgsOptionsConfig} */
export const options = { traffic: { type: 'string' }, 'write-screens': { type: 'boolean' } }

/**
 * Checks this repository: the responses of the mocks, and the traffic of the recorded end-to-end run.
 * @param {{ traffic?: string, 'write-screens'?: boolean }} values
 */
export async function run(values) {
  if (values.traffic && !existsSync(values.traffic))
    throw new CouldNotRun(`There is no folder ${values.traffic}`)
  const contract = loadContract()
  const checker = createChecker(contract)
  const report = createReport('mocks', 'mocks/')
  const mocks = await startMocks()
  let looked
  try {
    looked = await provokeAll(mocks, { checker, report, examples: examplesOf(contract) })
  } finally {
    await mocks.stop()
  }
  report.looked = `${looked.responses} answers of the mocks to ${checker.operations.length} operations (${looked.requests} requests)`
  const folder = values.traffic ?? TRAFFIC
  if (!existsSync(folder)) report.notes.push(`the end-to-end run was not looked at: there is no ${folder}`)
  else {
    const entries = checkTraffic(folder, { checker, report, write: values['write-screens'] })
    report.looked += `, ${entries} recorded calls of the end-to-end tests`
  }
  return report
}
