import type { Auth0Client } from '@auth0/auth0-spa-js'
import { startSignIn } from '@/auth/client'
import { adoptAccountFromUrl } from '@/auth/selectedAccount'
import { type AppConfig, ConfigError, loadConfig } from './config'

export interface Started {
  config: AppConfig
  client: Auth0Client
}

/**
 * Takes the account from the URL, reads the configuration and sends the request of the silent sign-in, while the code of
 * the console loads. Returns a ConfigError if the configuration is invalid.
 */
export async function start(): Promise<Started | ConfigError> {
  adoptAccountFromUrl()
  try {
    const config = await loadConfig()
    const { client, isUnderWay } = startSignIn(config.auth)
    // The caller evaluates the console's code next, which blocks the page. So send the request first.
    await isUnderWay
    return { config, client }
  } catch (error) {
    if (error instanceof ConfigError) return error
    throw error
  }
}
