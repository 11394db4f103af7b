import type { RouterHistory } from '@tanstack/react-router'
import { setupWorker } from 'msw/browser'
import type { ConsoleParts } from '@/app/App'
import { basePath } from '@/lib/basePath'
import { handlers } from './handlers'
import { setPageClock } from './pageClock'
import { providerHandlers } from './provider/handlers'
import { signInOfApi } from './realApi'
import { reset } from './reset'
import { configureWorld, storage, store } from './state'
import { indexedDbKeep } from './store/indexedDbKeep'
import { type Persistence, persist } from './store/persistence'
import { shareWithTabs } from './store/tabs'
import { trustWorker } from './trustWorker'
import { applyLive, shapeOf } from './workshop/apply'
import { watchCalls } from './workshop/calls'
import { configHandlers } from './workshop/config'
import { current, demoLatency, readCurrent, scenarioHistory } from './workshop/current'
import { loseCode } from './workshop/missingCode'
import { startTab, startWithSteps, worldOfTab } from './workshop/tab'
import { morningOf } from './world/clock'

/** The functions for the console's footer: `window.__mocks`. */
export interface MockControls {
  /** Discards all edits and restores the demo world. The page shows it after its next requests. */
  reset(): Promise<void>
  /** Shows the offer of the tour, as on a first visit in this browser. */
  firstVisit?: boolean
  /** Set by the console once it has started. */
  parts?: ConsoleParts
  /** For tests: shows another address in this page. False if it has to be loaded. */
  show(href: string): Promise<boolean>
}

declare global {
  interface Window {
    __mocks?: MockControls
  }
}

let persistence: Persistence | undefined
let tabs: ReturnType<typeof shareWithTabs> | undefined

/**
 * MSW updates an existing worker and does not catch a rejection. A worker that has just unregistered itself
 * with its last page rejects, which would be an unhandled rejection.
 */
function toleratePassingWorkers() {
  const { update } = ServiceWorkerRegistration.prototype
  ServiceWorkerRegistration.prototype.update = function (this: ServiceWorkerRegistration) {
    return update.call(this).catch(() => this)
  }
}

/**
 * Starts the mocked API behind a service worker, in the state of the address's scenario. Resolves when it is ready for
 * requests, with the history for the console's router.
 */
export async function startMocks(): Promise<RouterHistory> {
  readCurrent()
  const { state } = current.get()
  startTab(state)
  // The clock of the page decides what is live, so the demo world starts on its day.
  configureWorld({ imageBase: `${basePath}/mock-images`, now: morningOf(new Date()), shape: shapeOf(state) })
  applyLive(state, demoLatency)
  watchCalls()
  const world = await worldOfTab()
  tabs = shareWithTabs(store, resetToScenario, world.name)
  const keep = indexedDbKeep(world.name)
  if (world.isFresh) {
    startWithSteps()
    await keep.clear().catch(() => undefined)
  }
  persistence = await persist(store, keep)
  storage.settled = persistence.settled
  tabs.open()
  window.__mocks = { reset: resetMocks, firstVisit: state.visit === 'first', show }
  toleratePassingWorkers()
  const url = `${basePath}/mockServiceWorker.js`
  trustWorker(url)
  // With an identity provider of its own, the API receives real tokens.
  const provider = signInOfApi() === 'provider' ? [] : providerHandlers
  await setupWorker(...handlers, ...provider, ...configHandlers).start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url },
  })
  await loseCode(state.missingCode)
  void import('./workshop/panel/showPanel').then(({ showPanel }) => showPanel())
  return scenarioHistory()
}

async function show(href: string): Promise<boolean> {
  const { parts } = window.__mocks ?? {}
  if (!parts) return false
  const { showInPage } = await import('./workshop/living')
  const { pathname, search, hash } = new URL(href, window.location.href)
  return showInPage(pathname + search + hash, { parts, shown: current.get(), reset: resetMocks })
}

/** Restores the world of the scenario, without edits. */
function resetToScenario() {
  const { state } = current.get()
  reset()
  setPageClock(state.clock)
  configureWorld({ shape: shapeOf(state) })
  applyLive(state, demoLatency)
  watchCalls()
}

/** Discards all edits and restores the world: the demo's, or that of the scenario. */
export async function resetMocks(): Promise<void> {
  resetToScenario()
  await persistence?.clear()
  tabs?.announceReset()
}
