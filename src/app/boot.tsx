import { ChakraProvider } from '@chakra-ui/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { configureApi } from '@/api/request'
import { adoptAccountFromUrl } from '@/auth/selectedAccount'
import { getToken, refreshToken, reportUnauthorized } from '@/auth/tokenBroker'
import { trustOwnWorker } from '@/auth/trustedWorker'
import { system } from '@/ui/theme'
import { App } from './App'
import { type AppConfig, ConfigError, loadConfig } from './config'

/** Reads the configuration and renders the console, or a plain page that names what is wrong with it. */
export async function boot() {
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
  })
  adoptAccountFromUrl()
  root.render(
    <StrictMode>
      <App config={config} />
    </StrictMode>,
  )
}
