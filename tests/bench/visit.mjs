import { probe } from './probe.mjs'
import { accountOf } from './servers/rows.mjs'

const network = { offline: false, latency: 60, downloadThroughput: 9e6 / 8, uploadThroughput: 1.5e6 / 8 }
const patience = 60_000
/** In ms. Loading 100,000 players takes a thousand requests. */
const patienceOfLoadAll = 300_000

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** Rejects after `ms`, because a promise in the page has no timeout. */
function within(promise, ms, what) {
  let timer
  const limit = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not shown within ${ms / 1000} s: ${what}`)), ms)
  })
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer))
}

/** Elements that the console and the floor have in common. */
export const at = {
  rows: 'main tbody tr',
  list: (type) => `nav a[href="/${type}/list"]`,
  search: 'main input[type=search]',
  sort: (header) => `main th:has-text("${header}") button`,
  editFirst: 'main tbody tr:first-child a[aria-label^="Edit "]',
  nameField: 'main input[id$="-name"]',
  lastQuestion: '[data-question="99"]',
  loadAll: 'main button:text-is("Load all")',
  openSearch: 'button:has-text("Global Search")',
  globalField: 'dialog[open] input',
  globalStatus: 'dialog[open] [role=status]',
  results: 'dialog[open] [role=option]',
}

/** One page of an application in a fresh context: signed in, with a cold cache. */
export class Visit {
  constructor(page, session, app, options) {
    this.page = page
    this.session = session
    this.app = app
    this.options = options
  }

  pause = pause
  /** Calls a function of the probe. */
  probe = (name, ...args) =>
    this.page.evaluate(([name, args]) => globalThis.bench[name](...args), /** @type {const} */ ([name, args]))

  /** The time at which a frame with the described elements was painted: see the probe. */
  shown(wanted, limit = patience) {
    const { not, ...words } = wanted
    const what = JSON.stringify(words) + (not === undefined ? '' : ' with another text')
    const time = within(this.probe('shown', wanted), limit, what)
    // The action before the `await` can fail first, which would leave this rejection unhandled.
    time.catch(() => undefined)
    return time
  }
  lastEvent = (type) => this.page.evaluate((type) => globalThis.bench.last[type], type)

  slowProcessor = () => this.session.send('Emulation.setCPUThrottlingRate', { rate: this.options.cpu })
  slowNetwork = async () => {
    await this.session.send('Network.enable')
    await this.session.send('Network.emulateNetworkConditions', network)
  }
  fullSpeed = async () => {
    await this.session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await this.session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
  }

  /** Opens a list in the account with `rows` rows. Resolves with the time of its first row. */
  async open(type, rows) {
    const url = `${this.app.origins.site}/${type}/list?account=${accountOf(rows)}`
    await this.page.goto(url, { waitUntil: 'commit' })
    return within(
      this.page.evaluate(() => globalThis.bench.firstRow),
      patience,
      'the first row',
    )
  }

  /** Performs an action. Resolves with the time from its last event of `type` until `wanted` is shown. */
  async from(type, wanted, act, limit = patience) {
    const shown = this.shown(wanted, limit)
    await act()
    const time = await shown
    const event = await this.lastEvent(type)
    if (time < event) throw new Error(`${wanted.selector} was as expected before the ${type}`)
    return time - event
  }
  click = (selector, wanted, limit = patience) =>
    this.from('click', wanted, () => this.page.locator(selector).first().click(), limit)

  goTo = (type, singular) => this.click(at.list(type), { selector: at.rows, text: `${singular} \\d{6} ` })

  /** Loads the rest of the list. */
  async loadAll(rows) {
    if (rows <= 500) return undefined
    const whole = { selector: 'main', text: `Page 1 of ${Math.ceil(rows / 10)}(?!\\d)` }
    return this.click(at.loadAll, whole, patienceOfLoadAll)
  }

  /** Types at an even pace. Resolves with the times from the last key to `wanted`, and from each key to its paint. */
  async type(text, wanted) {
    const before = await this.metrics()
    const result = await this.from('keydown', wanted, async () => {
      for (const letter of text) {
        const next = Date.now() + 150
        await this.page.keyboard.press(letter)
        await pause(Math.max(0, next - Date.now()))
      }
    })
    await pause(600)
    const after = await this.metrics()
    const paints = await this.probe('keyPaints', text.length)
    return { result, paints, busyPerKey: ((after.TaskDuration - before.TaskDuration) * 1000) / text.length }
  }

  /** The longest task while `act` runs. */
  async longestTask(act) {
    const from = await this.probe('now')
    await act()
    // The browser reports tasks a moment later.
    await pause(500)
    return this.probe('longestTask', from, await this.probe('now'))
  }

  /** Names in the texts of elements, which both applications must share. */
  names = async (selector) =>
    (await this.probe('textsOf', selector)).map((text) => /[A-Z][a-z]+ \d{6}/.exec(text)?.[0])

  async metrics() {
    await this.session.send('Performance.enable')
    const { metrics } = await this.session.send('Performance.getMetrics')
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
  }

  /** Used heap in MB after garbage collection. */
  async heap() {
    for (let round = 0; round < 3; round += 1) {
      await this.session.send('HeapProfiler.collectGarbage')
      await pause(100)
    }
    return (await this.session.send('Runtime.getHeapUsage')).usedSize / 1e6
  }

  /**
   * Number of objects on the heap. Unlike the size of the heap, it does not depend on what the engine compiled. Returns
   * the smallest of three counts, because a list that is being refetched is on the heap twice.
   */
  async objects() {
    const counts = []
    for (let round = 0; round < 3; round += 1) {
      counts.push(await this.countObjects())
      await pause(1000)
    }
    return Math.min(...counts)
  }

  async countObjects() {
    const { result: prototype } = await this.session.send('Runtime.evaluate', {
      expression: 'Object.prototype',
    })
    const { objects } = await this.session.send('Runtime.queryObjects', {
      prototypeObjectId: prototype.objectId,
      objectGroup: 'counted',
    })
    const { result } = await this.session.send('Runtime.callFunctionOn', {
      objectId: objects.objectId,
      functionDeclaration: 'function () { return this.length }',
      returnByValue: true,
    })
    await this.session.send('Runtime.releaseObjectGroup', { objectGroup: 'counted' })
    return result.value
  }
}

/** Opens a page, passes it to `use`, and closes it. Collects errors of the page in `complaints`. */
export async function visit(browser, app, state, options, use) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, storageState: state })
  const complaints = []
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  context.on('weberror', (error) => complaints.push(String(error.error())))
  try {
    await context.addInitScript(probe)
    const page = await context.newPage()
    page.setDefaultTimeout(patience)
    const session = await context.newCDPSession(page)
    const result = await use(new Visit(page, session, app, options)).catch(async (error) => {
      await page.screenshot({ path: `${options.out}/failed-${app.name}.png` }).catch(() => undefined)
      throw error
    })
    return { ...result, complaints }
  } finally {
    await context.close()
  }
}
