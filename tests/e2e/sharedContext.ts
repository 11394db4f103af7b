import type { Browser, BrowserContext, BrowserContextOptions, Frame } from '@playwright/test'

export type State = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** The contexts of a worker, by their options. */
export type Contexts = Map<string, BrowserContext>

/**
 * Opens a browser context that earlier tests of the worker have used, emptied. It keeps the browser's cache of files and of compiled
 * code, because a new context loads and compiles the whole console again. It has one blank page, for the test.
 * @param options those of the test that differ between tests; all others are those of the configuration
 * @param setUp called once, when the context is created
 */
export async function openShared(
  contexts: Contexts,
  browser: Browser,
  options: BrowserContextOptions,
  state?: State,
  setUp?: (context: BrowserContext) => Promise<unknown>,
): Promise<BrowserContext> {
  const key = JSON.stringify(options)
  let context = contexts.get(key)
  if (!context) {
    context = withoutClock(await browser.newContext({ ...options, storageState: undefined }))
    await setUp?.(context)
    contexts.set(key, context)
  }
  await restore(context, options.baseURL ?? '', state)
  return context
}

/** A clock stays in its context, so a test that installs one fails, unless it has a context of its own. */
function withoutClock(context: BrowserContext): BrowserContext {
  const refuse = () =>
    Promise.reject(new Error('A test with a clock needs a browser context of its own (tests/README.md)'))
  Object.assign(context.clock, {
    install: refuse,
    setFixedTime: refuse,
    setSystemTime: refuse,
    pauseAt: refuse,
  })
  return context
}

/** Closes all pages; a page has its history and its session storage. */
export async function closePages(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.close()))
}

/**
 * Removes what tests left: stored values, databases, cookies, workers, permissions and routes. Then opens the page of the test,
 * because it needs one for this, and a page is the dearest part. The state is stored when the first page is loaded.
 */
async function restore(context: BrowserContext, origin: string, state?: State): Promise<void> {
  await closePages(context)
  await waiting.get(context)?.()
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.clearPermissions()
  await context.clearCookies()
  await context.setOffline(false)
  await context.setExtraHTTPHeaders({})
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await client.detach()
  if (state) await storeAtFirstLoad(context, state)
}

/** Of contexts whose state is not stored yet: ends that it will be. */
const waiting = new WeakMap<BrowserContext, () => Promise<void>>()

/** Stores a state before the first page runs its scripts, and not again: the test can change or remove it. */
async function storeAtFirstLoad(context: BrowserContext, { cookies, origins }: State): Promise<void> {
  await context.addCookies(cookies)
  const script = await context.addInitScript((all) => {
    const own = all.find(({ origin }) => origin === window.location.origin)
    if (window.top !== window) return
    for (const { name, value } of own?.localStorage ?? []) window.localStorage.setItem(name, value)
  }, origins)
  const end = () => {
    context.off('framenavigated', onLoad)
    waiting.delete(context)
    return script.dispose()
  }
  const onLoad = (frame: Frame) => {
    if (!frame.parentFrame() && frame.url() !== 'about:blank') void end()
  }
  context.on('framenavigated', onLoad)
  waiting.set(context, end)
}
