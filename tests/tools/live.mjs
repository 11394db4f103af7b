// End-to-end tests of the production build against a real API and identity provider; further arguments go to Playwright.
import { existsSync } from 'node:fs'
import { browserPath } from './browser.mjs'
import { freePorts, run, runPlaywright } from './run.mjs'

const path = browserPath()
const isBuilt = process.env.LIVE_SKIP_BUILD && existsSync('dist/index.html')
if (!isBuilt) run('vite', ['build', '--outDir', 'dist', '--logLevel', 'warn'])
// tests/live/servers/settings.ts counts its ports from it.
process.env.LIVE_PORT ??= String(await freePorts(4610, 6))
// Tests that make random changes use another seed in each run. A failed test is repeated with the same seed.
process.env.CHAOS_SEED ??= String(Math.floor(Math.random() * 100_000))
console.log(`chaos: seed ${process.env.CHAOS_SEED}, CHAOS_SEED repeats it`)
runPlaywright('tests/live/playwright.config.ts', path)
