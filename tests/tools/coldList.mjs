// What a browser transfers when it opens a list with nothing cached, until five seconds pass in which nothing loads: the
// production build with a real sign-in, on the servers of the bench. Sizes are those of the files, compressed as a server
// would, so that they do not depend on the machine or on the server.
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { chromium } from 'playwright-core'
import { signIn, startApp } from '../bench/apps.mjs'
import { accountOf } from '../bench/servers/rows.mjs'
import { browserPath } from './browser.mjs'

const quietMs = 5000
const atMostMs = 60_000
const rows = 500
const isText = /\.(js|css|html|json|svg|webmanifest)$/

/** The compressed size of a text, in bytes. */
export const brotli = (text) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

/**
 * @typedef {'announced' | 'behind' | 'ahead'} Kind `announced` by index.html, `behind` the first rows, or `ahead` of the
 * next click (rule SPEED-6): what a connection that saves data does not load
 * @typedef {{ name: string, isFirst: boolean, files: { file: string, kind: Kind, bytes: number }[] }} Opening
 */

/** Opens the list in a browser that has visited the console before, and in a new one. */
export async function openColdLists(dist) {
  const app = await startApp({ name: 'console', dist, port: await freePort(), rows: [rows] })
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    // Each with a session of its own: the provider renews the cookie of a session with every silent sign-in.
    const states = []
    for (const isFirst of [false, false, true, true]) {
      const state = await signIn(browser, app)
      states.push(isFirst ? withoutConsole(state) : state)
    }
    const [later, laterSaving, first, firstSaving] = await Promise.all(
      states.map((state, index) => filesOf(browser, app, state, index % 2 === 1)),
    )
    return [
      { name: 'a later visit', isFirst: false, files: kinds(dist, later, laterSaving) },
      { name: 'a first visit', isFirst: true, files: kinds(dist, first, firstSaving) },
    ]
  } finally {
    await browser.close()
    app.stop()
  }
}

/** A port of which the next ones are most likely free, too. Several checkouts can measure at once. */
async function freePort() {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  server.close()
  return port
}

/** The storage of a browser before its first visit to the console, but signed in. */
const withoutConsole = ({ cookies, origins }) => ({
  cookies,
  origins: origins.map(({ origin, localStorage }) => ({
    origin,
    localStorage: localStorage.filter(({ name }) => !name.startsWith('console.')),
  })),
})

/** The files of the build that one opening requests. */
async function filesOf(browser, { origins }, storageState, savesData) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, storageState })
  if (savesData)
    await context.addInitScript(() =>
      Object.defineProperty(/** @type {any} */ (navigator).connection, 'saveData', { value: true }),
    )
  const page = await context.newPage()
  const files = new Set()
  let active = Date.now()
  const note = (request) => {
    if (!request.url().startsWith(`${origins.site}/`)) return
    const { pathname } = new URL(request.url())
    // The silent frame of the sign-in gets the same document.
    files.add(request.resourceType() === 'document' ? 'index.html' : pathname.slice(1))
    active = Date.now()
  }
  page.on('request', note)
  page.on('requestfinished', note)
  await page.goto(`${origins.site}/missions/list?account=${accountOf(rows)}`, { waitUntil: 'commit' })
  await page.locator('main tbody tr').first().waitFor({ timeout: atMostMs })
  active = Date.now()
  const until = Date.now() + atMostMs
  while (Date.now() - active < quietMs) {
    if (Date.now() > until) throw new Error(`The list still loads after ${atMostMs / 1000} s`)
    await page.waitForTimeout(100)
  }
  await context.close()
  return files
}

/** @returns {Opening['files']} */
function kinds(dist, all, ofSaving) {
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  // The server writes the configuration.
  const built = [...new Set([...all, ...ofSaving])].filter((file) => existsSync(join(dist, file)))
  return built.map((file) => {
    const content = readFileSync(join(dist, file))
    return {
      file,
      kind:
        file === 'index.html' || html.includes(file) ? 'announced' : ofSaving.has(file) ? 'behind' : 'ahead',
      bytes: isText.test(file) ? brotli(content) : content.length,
    }
  })
}
