/*
 * `npm run programme -- <command>` works on the programme of an account as a file. Vite's module runner loads the
 * TypeScript, so that the commands use the same sources and aliases as the console.
 */
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { buildFacts } from '../vite/buildFacts.ts'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

globalThis.BUILD_FACTS = buildFacts()

const { module } = await runnerImport(here('./run.ts'), {
  configFile: false,
  logLevel: 'error',
  resolve: { alias: { '@': here('../src') } },
})
process.exitCode = module.exitCode
