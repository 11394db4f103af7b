/*
 * `npm run programme -- <command>` works on the programme of an account as a file. Vite's module runner loads the
 * TypeScript, so that the commands use the same sources and aliases as the console.
 */
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

const { module } = await runnerImport(here('./run.ts'), {
  configFile: false,
  logLevel: 'error',
  resolve: { alias: { '@': here('../src') } },
})
process.exitCode = module.exitCode
