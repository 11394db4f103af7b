// The measured applications: the floor, and one or more builds of the console, each with its own servers.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const firstPort = Number(process.env.BENCH_PORT ?? 4640)
/** Long enough for an hour of the page's own clock. */
const tokenLifetime = 36_000
const email = 'bench@acme.example'

/** Builds the console into `dist`, unless a build is there and `skipBuild` is set. */
export function buildConsole(skipBuild) {
  if (skipBuild && existsSync('dist/index.html')) return 'dist'
  execFileSync('node_modules/.bin/vite', ['build', '--logLevel', 'warn'], { stdio: 'inherit' })
  return 'dist'
}

/** Builds the floor, with compressed copies as the console's build has them. */
export async function buildFloor() {
  const outDir = here('../../node_modules/.cache/bench/floor')
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (
    await build({
      root: here('./floor'),
      configFile: false,
      logLevel: 'warn',
      build: { outDir, emptyOutDir: true, target: 'es2023', modulePreload: false },
    })
  )
  for (const file of output) {
    const content = file.type === 'chunk' ? file.code : file.source
    writeFileSync(join(outDir, `${file.fileName}.gz`), gzipSync(content, { level: 9 }))
  }
  return outDir
}

/** Starts the servers of an application, on three ports from `port`. They end with this process. */
export async function startApp({
  name,
  dist,
  isFloor = false,
  index = 0,
  port = firstPort + index * 10,
  rows,
}) {
  const origins = {
    site: `http://localhost:${port}`,
    api: `http://localhost:${port + 1}`,
    identity: `http://localhost:${port + 2}`,
  }
  const child = spawn(process.execPath, [here('./servers/start.mjs')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      LIVE_PORT: String(port),
      LIVE_DIST: dist,
      BENCH_ROWS: rows.join(),
      ...(isFloor && { BENCH_FLOOR: '1' }),
    },
  })
  const stop = () => child.kill()
  process.on('exit', stop)
  await isServed(origins.site, child)
  return { name, isFloor, origins, stop }
}

async function isServed(url, child) {
  for (let tries = 0; tries < 100; tries += 1) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
    if (child.exitCode !== null) break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`Nothing is served on ${url}. Is the port free?`)
}

/** Signs in on the provider's page, as a user does. Later contexts with the returned state sign in silently. */
export async function signIn(browser, { origins, isFloor }) {
  if (isFloor) return undefined
  const control = `${origins.identity}/_control/${encodeURIComponent(email)}`
  await fetch(control, { method: 'POST', body: JSON.stringify({ lifetime: tokenLifetime }) })
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(origins.site)
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'SEND CODE' }).click()
  const code = page.getByLabel('6-digit code')
  await code.waitFor()
  await code.fill((await (await fetch(control)).json()).code)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { level: 1, name: 'Accounts' }).waitFor()
  const state = await context.storageState()
  await context.close()
  return state
}
