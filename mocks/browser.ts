import { setupWorker } from 'msw/browser'
import type { OperationId } from '@/generated/resourceMocks'
import { type Fault, setFault } from './faults'
import { handlers } from './handlers'
import { providerHandlers } from './provider/handlers'
import { reset } from './reset'
import { settings } from './settings'
import { configureWorld, store } from './state'
import { indexedDbKeep } from './store/indexedDbKeep'
import { type Persistence, persist } from './store/persistence'
import { shareWithTabs } from './store/tabs'
import { morningOf } from './world/clock'

/** Controls for users and end-to-end tests on the page: `window.__mocks`. */
export interface MockControls {
  /** Discards all edits and restores the demo world. The page shows it after its next requests. */
  reset(): Promise<void>
  setFault(operation: OperationId, fault: Fault | null): void
  /** Delays every response of the API, in milliseconds. */
  setLatency(milliseconds: number): void
}

declare global {
  interface Window {
    __mocks?: MockControls
  }
}

let persistence: Persistence | undefined
let tabs: ReturnType<typeof shareWithTabs> | undefined

/**
 * MSW tells an existing worker to update and does not catch a rejection. A worker that has just unregistered itself
 * with its last page rejects, which would be an unhandled rejection.
 */
function toleratePassingWorkers() {
  const { update } = ServiceWorkerRegistration.prototype
  ServiceWorkerRegistration.prototype.update = function (this: ServiceWorkerRegistration) {
    return update.call(this).catch(() => this)
  }
}

/** Starts the mocked API behind a service worker; resolves when it is ready for requests. */
export async function startMocks(): Promise<void> {
  const base = import.meta.env.BASE_URL
  settings.latencyMs = 120
  // The browser's clock decides what is live, so the demo world starts on the browser's day.
  configureWorld({ imageBase: `${base}mock-images`, now: morningOf(new Date()) })
  tabs = shareWithTabs(store, reset)
  persistence = await persist(store, indexedDbKeep())
  tabs.open()
  window.__mocks = {
    reset: resetMocks,
    setFault,
    setLatency: (milliseconds) => {
      settings.latencyMs = milliseconds
    },
  }
  toleratePassingWorkers()
  await setupWorker(...handlers, ...providerHandlers).start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${base}mockServiceWorker.js` },
  })
}

/** Discards all edits and restores the demo world. */
export async function resetMocks(): Promise<void> {
  reset()
  await persistence?.clear()
  tabs?.announceReset()
}
