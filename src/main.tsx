// Must be the first import, because it sets the order of the cascade layers.
import '@/generated/theme.css'
import type { RouterHistory } from '@tanstack/react-router'
import { startSignIn } from '@/auth/client'
import { adoptAccountFromUrl } from '@/auth/selectedAccount'
import { watchPolicy } from '@/lib/policy'
import { startColorMode } from '@/ui/colorMode'
import type { Started } from './app/boot'
import { showBootFailure } from './app/bootFailure'
import { applyBrand } from './app/brand/applyBrand'
import { requireBrowser } from './app/browserSupport'
import { ConfigError, loadConfig } from './app/config'

// Before the first paint, so that a dark page never flashes white.
startColorMode()

/** Signs in while the code of the console loads. The mocks are imported only here; production builds leave them out. */
async function main() {
  // The style sheet failed to load. public/start.js shows a message.
  if ('missing' in document.body.dataset) return
  requireBrowser()
  watchPolicy()
  let history: RouterHistory | undefined
  if (import.meta.env.VITE_MOCKS) {
    const { startMockedConsole } = await import('@mocks/boot')
    const mocked = await startMockedConsole()
    // Null on pages of the mocks themselves, such as that of the identity provider. The console does not start there.
    if (!mocked) return
    history = mocked
  }
  const started = await start()
  const { boot } = await import('./app/boot')
  await boot(started, history)
}

/**
 * Takes the account from the URL, reads the configuration and sends the request of the silent sign-in, while the code of
 * the console loads. Returns a ConfigError if the configuration is invalid.
 */
async function start(): Promise<Started | ConfigError> {
  adoptAccountFromUrl()
  try {
    const config = await loadConfig()
    // If there is a brand, its code loads while the sign-in request is in flight.
    const branded = applyBrand(config)
    const { client, isUnderWay } = startSignIn(config.auth)
    // The caller evaluates the console's code next, which blocks the page. So send the request first.
    await Promise.all([branded, isUnderWay])
    return { config, client }
  } catch (error) {
    if (error instanceof ConfigError) return error
    throw error
  }
}

main().catch(showBootFailure)
