import { defineConfig } from '@playwright/test'
import { serverCommand } from '../tools/serverCommand.ts'

const port = Number(process.env.E2E_PORT ?? 4173)

/** The built demo behind a static server, in the Chromium that tests/tools/browser.mjs found. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: 2,
  fullyParallel: true,
  // In `npm run test:all`, which lists the test as flaky then (tests/tools/run-all.mjs).
  retries: Number(process.env.TEST_RETRIES ?? 0),
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.TEST_REPORT
    ? [['list'], ['json', { outputFile: process.env.TEST_REPORT }], ['../tools/suite/playwrightProgress.ts']]
    : [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page lives for seconds here: compiling its code a second time, optimized, costs a sixth of the processor time.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
  webServer: {
    command: serverCommand(
      `node_modules/vite/bin/vite.js preview --mode mocked --outDir dist-demo --port ${port} --strictPort`,
    ),
    cwd: new URL('../..', import.meta.url).pathname,
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
})
