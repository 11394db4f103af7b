import { defineConfig } from '@playwright/test'
import type { EngineOption } from './engineTest'

const names = (process.env.ENGINES ?? 'firefox,webkit').split(',')

/** Playwright's runner alone: it cannot drive these browsers (`engine.ts`). tests/tools/engines.mjs starts it. */
export default defineConfig<object, EngineOption>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  timeout: 300_000,
  expect: { timeout: 45_000 },
  // The engines run side by side.
  workers: names.length,
  // In `npm run test:all`, which lists the test as flaky then (tests/tools/run-all.mjs).
  retries: Number(process.env.TEST_RETRIES ?? 0),
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.TEST_REPORT
    ? [['list'], ['json', { outputFile: process.env.TEST_REPORT }], ['../tools/suite/playwrightProgress.ts']]
    : [['list']],
  projects: names.map((name) => ({
    name,
    workers: 1,
    use: { engineName: name as EngineOption['engineName'] },
  })),
})
