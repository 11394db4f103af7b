import { ChakraProvider } from '@chakra-ui/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { watchForDrift } from '@/api/drift'
import { configureApi } from '@/api/request'
import { adoptAccountFromUrl, carryAccountToNewTabs } from '@/auth/selectedAccount'
import { getToken, isSessionOver, refreshToken, reportAnswer, reportUnauthorized } from '@/auth/tokenBroker'
import { trustOwnWorker } from '@/auth/trustedWorker'
import { system } from '@/ui/theme'
import { App } from './App'
import { type AppConfig, ConfigError, loadConfig } from './config'

/** Not needed for the first screen. If it fails to load, there is nothing to show. */
const watchVersion = () =>
  import('./update/watchVersion').then(
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
    The console cannot start. {error.problems.map(({ key, text }) => `${key} ${text}`).join(', ')}
  </p>
)

/** Reads the configuration and renders the console, or a plain page that lists what is wrong with it. */
export async function boot() {
  keepPageWhenCodeIsMissing()
  const root = createRoot(document.getElementById('root') as HTMLElement)
  let config: AppConfig
  try {
    config = await loadConfig()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    const { ConfigErrorPage } = await import('./ConfigErrorPage').catch(() => ({
      ConfigErrorPage: JustWords,
    }))
    root.render(
      <ChakraProvider value={system}>
        <ConfigErrorPage error={error} />
      </ChakraProvider>,
    )
    return
  }
  trustOwnWorker()
  configureApi({
    baseUrl: config.apiBaseUrl,
    getToken,
    refreshToken,
    onUnauthorized: reportUnauthorized,
    isSessionOver,
    onAnswer: (call, answer) => {
      reportAnswer(call)
      watchForDrift(call, answer)
    },
  })
  adoptAccountFromUrl()
  carryAccountToNewTabs()
  root.render(
    <StrictMode>
      <App config={config} />
    </StrictMode>,
  )
  if (import.meta.env.PROD) setTimeout(watchVersion, 5000)
}
