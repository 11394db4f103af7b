import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CouldNotRun } from '../report/findings.mjs'
import { root } from '../tools.mjs'

const here = (/** @type {string} */ path) => join(root, path)

/**
 * @typedef {object} Mocks
 * @property {string} origin
 * @property {() => Promise<void>} stop
 * @property {(operation: string, fault: string | null) => void} setFault
 */

/**
 * Starts the console's mocked API in the same way as mocks/serve.mjs.
 * @returns {Promise<Mocks>}
 */
export async function startMocks() {
  if (!existsSync(here('mocks/httpServer.ts')))
    throw new CouldNotRun(
      'The mocks are not in an installed package; run this in the repository of the console',
    )
  const { runnerImport } = await import('vite').catch((error) => {
    throw new CouldNotRun(`The mocks need the development packages (npm ci): ${error.message}`)
  })
  const { module } = await runnerImport(here('openapi/kit/mocks/server.ts'), {
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@mocks': here('mocks'), '@': here('src') } },
  })
  return module.start()
}
