// End-to-end tests in a real browser on the built demo; further arguments go to Playwright.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { browserPath } from './browser.mjs'
import { buildDemo, runPlaywright } from './run.mjs'

const path = browserPath()
// The recorded API traffic must be from this run only (tests/e2e/traffic.ts).
rmSync('test-results/traffic', { recursive: true, force: true })
if (!process.env.E2E_SKIP_BUILD) buildDemo()
// Without the delay after sign-in, which costs 1.5 s at every page load; tests/unit/auth and tests/live test it.
const config = 'dist-demo/config.json'
writeFileSync(config, JSON.stringify({ ...JSON.parse(readFileSync(config, 'utf8')), authLoaderDelayMs: 0 }))
runPlaywright('tests/e2e/playwright.config.ts', path)
