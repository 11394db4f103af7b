import { defineConfig } from '@playwright/test'
import base from '../e2e/playwright.config.ts'
import { serverCommand } from '../tools/serverCommand.ts'
import { origins } from './servers/settings.ts'

/** The production build behind a static server, with an API and an identity provider on their own origins. */
export default defineConfig({
  ...base,
  testDir: '.',
  // Some tests visit every list.
  timeout: 120_000,
  outputDir: '../../test-results/live',
  workers: 2,
  use: { ...base.use, baseURL: origins.site },
  webServer: {
    command: serverCommand('tests/live/servers/start.mjs'),
    cwd: new URL('../..', import.meta.url).pathname,
    url: origins.site,
    reuseExistingServer: false,
    stdout: 'pipe',
  },
})
