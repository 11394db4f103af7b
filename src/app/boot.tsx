import { ChakraProvider } from '@chakra-ui/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { watchForDrift } from '@/api/drift'
import { configureApi } from '@/api/request'
import { adoptAccountFromUrl, carryAccountToNewTabs } from '@/auth/selectedAccount'
import { getToken, refreshToken, reportAnswer, reportUnauthorized } from '@/auth/tokenBroker'
import { trustOwnWorker } from '@/auth/trustedWorker'
import { keepPageWhenCodeIsMissing } from '@/ui/missingCode'
import { system } from '@/ui/theme'
import { App } from './App'
import { type AppConfig, ConfigError, loadConfig } from './config'

/** Not needed for the first screen, and nothing to tell where even this cannot be loaded. */
const watchVersion = () =>
  import('./update/watchVersion').then(
    ({ watchVersion }) => watchVersion(),
    () => undefined,
  )

/** Reads the configuration and renders the console, or a plain page that names what is wrong with it. */
export async function boot() {
  keepPageWhenCodeIsMissing()
  const root = createRoot(document.getElementById('root') as HTMLElement)
  let config: AppConfig
  try {
    config = await loadConfig()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    const { ConfigErrorPage } = await import('./ConfigErrorPage')
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
