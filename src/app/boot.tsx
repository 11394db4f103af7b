import '@/ui/theme'
import type { RouterHistory } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { watchForDrift } from '@/api/drift'
import { configureApi } from '@/api/request'
import { createQueryClient } from '@/api/rows'
import type { SignInClient } from '@/auth/client'
import { configureReaders, sendsNothing } from '@/auth/permissions'
import { carryAccountToNewTabs } from '@/auth/selectedAccount'
import { getToken, isSessionOver, refreshToken, reportResponse, reportUnauthorized } from '@/auth/tokenBroker'
import { whenIdle } from '@/lib/idle'
import { removeExpired } from '@/stored/stored'
import { catchStrayDrops } from '@/ui/strayDrops'
import { App } from './App'
import { showBootFailure } from './bootFailure'
import { type AppConfig, ConfigError } from './config'
import { noteError, noteFailedCall, startReports } from './reports/startReports'
import { createConsoleRouter } from './router'

/** Results of the entry, which ran while the code of the console loaded. */
export interface Started {
  config: AppConfig
  client: SignInClient
}

/** Loaded later, because the first screen does not need it. If it fails to load, there is nothing to show. */
const watchVersion = () =>
  import('./watchVersion').then(
    ({ watchVersion }) => watchVersion(),
    () => undefined,
  )

/**
 * When the code of a screen is missing, the router reloads the page, which loses the console when offline. The router
 * recognises such errors by the start of their message, so this changes that start; the screen then shows the error.
 */
function keepPageWhenCodeIsMissing() {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (payload instanceof Error) payload.message = `Code is missing: ${payload.message}`
  })
}

/** Used when even the error page cannot be loaded. */
const JustWords = ({ error }: { error: ConfigError }) => (
  <p role="alert">
    {`The console cannot start. ${error.problems.map(({ key, text }) => `${key} ${text}`).join(', ')}`}
  </p>
)

/**
 * Renders the console, or a page that lists what is wrong with its configuration. The mocked console passes a history of
 * its own to the router.
 */
export async function boot(started: Started | ConfigError, history?: RouterHistory): Promise<void> {
  keepPageWhenCodeIsMissing()
  catchStrayDrops()
  // An error that no boundary caught: React has removed everything from the page.
  const root = createRoot(document.getElementById('root') as HTMLElement, {
    onUncaughtError: (error) => {
      noteError(error)
      showBootFailure(error)
    },
  })
  if (started instanceof ConfigError) return showProblems(root, started)
  const { images, features } = started.config
  // Without `images` and `features` there is nothing to check, so the code is not loaded.
  const error = images || features ? (await import('./configKeys')).checkKeys(started.config) : undefined
  if (error) return showProblems(root, error)
  showConsole(root, started, history)
}

async function showProblems(root: Root, error: ConfigError) {
  const { ConfigErrorPage } = await import('./ConfigErrorPage').catch(() => ({
    ConfigErrorPage: JustWords,
  }))
  root.render(<ConfigErrorPage error={error} />)
}

function showConsole(root: Root, { config, client: authClient }: Started, history?: RouterHistory) {
  startReports(config)
  configureReaders(config.readersPropose)
  configureApi({
    baseUrl: config.apiBaseUrl,
    getToken,
    refreshToken,
    onUnauthorized: reportUnauthorized,
    isSessionOver,
    whyReadOnly: () =>
      sendsNothing() ? 'You have read-only access: nothing was sent. Propose the change instead' : undefined,
    onResponse: (call, response) => {
      reportResponse(call)
      watchForDrift(call, response)
    },
    onFailure: noteFailedCall,
  })
  carryAccountToNewTabs()
  const client = createQueryClient()
  const router = createConsoleRouter({ client, history })
  root.render(
    <StrictMode>
      <App config={config} authClient={authClient} client={client} router={router} />
    </StrictMode>,
  )
  void whenIdle().then(removeExpired)
  if (import.meta.env.PROD) setTimeout(watchVersion, 5000)
}
