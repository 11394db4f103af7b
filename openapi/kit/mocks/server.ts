import { setFault } from '@mocks/faults'
import { serve } from '@mocks/httpServer'
import { readScenario } from '@mocks/workshop/address'
import { applyData, applyLive, shapeOf } from '@mocks/workshop/apply'
import { scenarios } from '@mocks/workshop/scenarios'
import { typoOf } from '@mocks/workshop/typos'

/** What an API without a console can have of a scenario. */
const ofApi = new Set(['account', 'sizes', 'texts', 'pictures', 'references', 'latency', 'jitter', 'faults'])

/**
 * The mocked API over HTTP on a free port, in the state of a scenario (`mocks/workshop/address.ts`), and a function that makes
 * operations fail. `unknown` has the parts of the scenario that could not be read, `unused` the settings that only a console has.
 */
export async function start({ scenario = '', origins }: { scenario?: string; origins?: string[] } = {}) {
  const { state, unknown } = readScenario(
    scenario,
    (name) => scenarios.find((one) => one.name === name)?.state,
  )
  const server = await serve(0, { origins })
  if (shapeOf(state)) applyData(state)
  applyLive(state)
  return {
    ...server,
    setFault,
    unknown: unknown.map(typoOf),
    unused: Object.keys(state).filter((key) => !ofApi.has(key)),
  }
}
