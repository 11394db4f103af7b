import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CouldNotRun } from '../report/couldNotRun.ts'
import { root } from '../tools.ts'

const here = (path: string) => join(root, path)

/** A name that the compiler does not follow: the kit is compiled, and runs, without Vite. */
const VITE: string = 'vite'
interface Vite {
  runnerImport(file: string, config: object): Promise<{ module: { start(): Promise<Mocks> } }>
}

export interface Mocks {
  origin: string
  stop: () => Promise<void>
  setFault: (operation: string, fault: string | null) => void
}

/** Starts the console's mocked API in the same way as mocks/serve.mjs. */
export async function startMocks(): Promise<Mocks> {
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
  return module.start()
}
