import type { Auth0Client } from '@auth0/auth0-spa-js'
import { startSignIn } from '@/auth/client'
import { type AppConfig, ConfigError, loadConfig } from './config'

export interface Started {
  config: AppConfig
  client: Auth0Client
}

/**
 * Reads the configuration and sends the request of the silent sign-in, while the code of the console loads. Returns a
 * ConfigError if the configuration is invalid.
 */
export async function start(): Promise<Started | ConfigError> {
  try {
    const config = await loadConfig()
    const { client, isUnderWay } = startSignIn(config.auth)
    // Code that starts now would block the page before the request to the provider.
    await isUnderWay
    return { config, client }
  } catch (error) {
    if (error instanceof ConfigError) return error
    throw error
  }
}
