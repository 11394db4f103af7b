// End-to-end tests of the production build against a real API and identity provider; further arguments go to Playwright.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { browserPath } from './browser.mjs'

const run = (command, args, env = {}) => {
  const { status } = spawnSync(`node_modules/.bin/${command}`, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  if (status !== 0) process.exit(status ?? 1)
}

const path = browserPath()
const isBuilt = process.env.LIVE_SKIP_BUILD && existsSync('dist/index.html')
if (!isBuilt) run('vite', ['build', '--outDir', 'dist', '--logLevel', 'warn'])
run('playwright', ['test', '-c', 'tests/live/playwright.config.ts', ...process.argv.slice(2)], {
  CHROMIUM_PATH: path,
})
