/*
 * `npm run mocks:serve`: the mocked API over HTTP, on PORT (default 4010), optionally with an account of PLAYERS
 * players. Vite's runner loads the TypeScript, so that it uses the same sources and aliases as the browser.
 */
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const port = Number(process.env.PORT ?? 4010)
const crowd = Number(process.env.PLAYERS ?? 0)

try {
  const { module } = await runnerImport(here('./httpServer.ts'), {
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@mocks': here('.'), '@': here('../src') } },
  })
  const { origin } = await module.serve(port, { crowd })
  process.stdout.write(
    `Mocked API: ${origin}/admin/api/v0\nAccess token: ${origin}/mock-provider/tokens/service-admin\n`,
  )
} catch (error) {
  if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
  process.stderr.write(`Port ${port} is taken. Set another one: PORT=4011 npm run mocks:serve\n`)
  process.exitCode = 1
}
