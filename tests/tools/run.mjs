import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'

/** Path of a command of an installed package. */
export const bin = (name) => `node_modules/.bin/${name}`

/**
 * Why a command has no exit code: it did not start, or a signal ended it. Undefined if it has one.
 * @param {string} command @param {{ error?: Error | undefined, signal: string | null }} result
 */
export const failureOf = (command, { error, signal }) =>
  error || signal ? `${command}: ${error?.message ?? `ended by ${signal}`}` : undefined

/** Runs a command of an installed package; ends this process if it fails. */
export function run(command, args, env = {}) {
  const result = spawnSync(bin(command), args, { stdio: 'inherit', env: { ...process.env, ...env } })
  const failure = failureOf(command, result)
  if (failure) console.error(failure)
  if (result.status !== 0) process.exit(result.status ?? 1)
}

/** Builds the console with its mocks. */
export const buildDemo = () =>
  run('vite', ['build', '--mode', 'mocked', '--outDir', 'dist-demo', '--logLevel', 'warn'])

/**
 * The demo for tests, built unless $E2E_SKIP_BUILD is set and there is one. Without the delay after sign-in, which costs 1.5 s at every
 * page load; tests/unit/auth and tests/live test it.
 */
export function readyDemo() {
  const config = 'dist-demo/config.json'
  if (!(process.env.E2E_SKIP_BUILD && existsSync(config))) buildDemo()
  writeFileSync(config, JSON.stringify({ ...JSON.parse(readFileSync(config, 'utf8')), authLoaderDelayMs: 0 }))
}

/** Runs Playwright's tests in the browser at `path`; further arguments of this process go to Playwright. */
export const runPlaywright = (config, path) =>
  run('playwright', ['test', '-c', config, ...process.argv.slice(2)], { CHROMIUM_PATH: path })

const isFree = (port) =>
  new Promise((resolve) => {
    // Listens without a host, as servers do, so that it notices a server at any address of this machine.
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, () => server.close(() => resolve(true)))
  })

/** The first of `count` ports in a row, from `first` on, that no other program uses. */
export async function freePorts(first, count = 1) {
  for (let start = first; start < first + 1000; start += count) {
    const free = await Promise.all(Array.from({ length: count }, (_, index) => isFree(start + index)))
    if (free.every(Boolean)) return start
  }
  throw new Error(`no ${count} free ports from ${first} on`)
}
