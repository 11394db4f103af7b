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

/** What a person or an end-to-end test can do from the page: `window.__mocks`. */
export interface MockControls {
  /** Forgets all edits and brings the demo world back. The page shows it after its next requests. */
  reset(): Promise<void>
  setFault(operation: OperationId, fault: Fault | null): void
  /** Milliseconds before every answer of the API. */
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
 * MSW asks the worker it finds to update and listens to no refusal; a worker that unregistered itself with its last page
 * just then refuses, which would be an unhandled rejection.
 */
function toleratePassingWorkers() {
  const { update } = ServiceWorkerRegistration.prototype
  ServiceWorkerRegistration.prototype.update = function (this: ServiceWorkerRegistration) {
    return update.call(this).catch(() => this)
  }
}

/** Starts the mocked API behind a service worker; requests are answered once this resolves. */
export async function startMocks(): Promise<void> {
  const base = import.meta.env.BASE_URL
  settings.latencyMs = 120
  // The browser's clock decides what is live, so the demo world is set on the day that it shows.
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

/** Forgets all edits and brings the demo world back. */
export async function resetMocks(): Promise<void> {
  reset()
  await persistence?.clear()
  tabs?.announceReset()
}
