// End-to-end tests in a real browser on the built demo; further arguments go to Playwright.
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { browserPath } from './browser.mjs'

const run = (command, args, env = {}) => {
  const { status } = spawnSync(`node_modules/.bin/${command}`, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  if (status !== 0) process.exit(status ?? 1)
}

const path = browserPath()
// The recorded API traffic must be from this run only (tests/e2e/traffic.ts).
rmSync('test-results/traffic', { recursive: true, force: true })
if (!process.env.E2E_SKIP_BUILD)
  run('vite', ['build', '--mode', 'mocked', '--outDir', 'dist-demo', '--logLevel', 'warn'])
// Without the delay after sign-in, which costs 1.5 s at every page load; tests/unit/auth and tests/live test it.
const config = 'dist-demo/config.json'
writeFileSync(config, JSON.stringify({ ...JSON.parse(readFileSync(config, 'utf8')), authLoaderDelayMs: 0 }))
run('playwright', ['test', '-c', 'tests/e2e/playwright.config.ts', ...process.argv.slice(2)], {
  CHROMIUM_PATH: path,
})
