// End-to-end tests in a real browser on the built demo; further arguments go to Playwright.
import { rmSync } from 'node:fs'
import { browserPath } from './browser.mjs'
import { freePorts, readyDemo, runPlaywright } from './run.mjs'

const path = browserPath()
// The recorded API traffic must be from this run only (tests/e2e/traffic.ts), or from both halves of one in CI.
if (!process.env.TEST_KEEP_TRAFFIC) rmSync('test-results/traffic', { recursive: true, force: true })
readyDemo()
process.env.E2E_PORT ??= String(await freePorts(4173, 2))
runPlaywright('tests/e2e/playwright.config.ts', path)
