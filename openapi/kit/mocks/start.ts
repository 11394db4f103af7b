import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CouldNotRun } from '../report/couldNotRun.ts'
import { root } from '../tools.ts'

const here = (path: string) => join(root, path)

/** A name that the compiler does not follow: the kit is compiled, and runs, without Vite. */
const VITE: string = 'vite'
interface Vite {
  runnerImport(file: string, config: object): Promise<{ module: { start(given: Given): Promise<Mocks> } }>
}

interface Given {
  /** A scenario of the workshop as text, such as `missions:501,listTeams:status-500`. */
  scenario?: string
  /** The origins of the pages that may call the API. Default: every origin. */
  origins?: string[]
}

export interface Mocks {
  origin: string
  stop: () => Promise<void>
  setFault: (operation: string, fault: string | null) => void
  /** The parts of the scenario that could not be read, each with what was probably meant. */
  unknown: { part: string; meant?: string }[]
  /** The settings of the scenario that only a console has. */
  unused: string[]
}

/** Starts the console's mocked API in the same way as mocks/serve.mjs. */
export async function startMocks(given: Given = {}): Promise<Mocks> {
  if (!existsSync(here('mocks/httpServer.ts')))
    throw new CouldNotRun(
      'The mocks are not in an installed package; run this in the repository of the console',
    )
  const { runnerImport }: Vite = await import(VITE).catch((error) => {
    throw new CouldNotRun(`The mocks need the development packages (npm ci): ${error.message}`)
  })
  const { module } = await runnerImport(here('openapi/kit/mocks/server.ts'), {
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@mocks': here('mocks'), '@': here('src') } },
  })
  return module.start(given)
}
