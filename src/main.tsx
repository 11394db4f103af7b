// First: it sets the order of the cascade layers.
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
  // The style sheet is missing, and public/start.js says so.
  if ('missing' in document.body.dataset) return
  requireBrowser()
  watchPolicy()
  let history: RouterHistory | undefined
  if (import.meta.env.VITE_MOCKS) {
    const { startMockedConsole } = await import('@mocks/boot')
    const mocked = await startMockedConsole()
    // Null on pages of the mocks' own, such as those of the identity provider; the console does not start on them.
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
    // Its code, if there is a brand, loads beside the request.
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
