import { Auth0Client } from '@auth0/auth0-spa-js'
import { readCallbackError } from './callbackError'

export interface AuthConfig {
  /** Host name or full origin, without a trailing slash. */
  domain: string
  clientId: string
  audience: string
  appMetadataClaim: string
}

const CALLBACK_PATH = '/callback'

/** Reading the provider's session in a hidden frame takes about a second; this is the limit for an unreachable one. */
const SILENT_TIMEOUT_SECONDS = 15

/**
 * The callback screen shows errors of the provider, and on other paths `code` and `state` belong to the screen there.
 * So the SDK handles only a code on the callback path.
 */
export const hasCode = ({ pathname, search }: Location) =>
  pathname === CALLBACK_PATH && !readCallbackError(search)

export interface SignIn {
  client: Auth0Client
  /** Resolves when the silent frame has been requested, or is not needed. */
  isUnderWay: Promise<unknown>
}

/**
 * Creates the client of Auth0's SDK (rule AUTH-1): authorization code with PKCE, tokens in memory, rotating refresh
 * tokens with the silent frame as fallback. Starts the silent sign-in at once, before React and the frame are loaded.
 */
export function startSignIn({ domain, clientId, audience }: AuthConfig): SignIn {
  const client = new Auth0Client({
    domain,
    clientId,
    authorizationParams: {
      audience,
      redirect_uri: window.location.origin + CALLBACK_PATH,
      scope: 'openid profile email offline_access',
    },
    cacheLocation: 'memory',
    useRefreshTokens: true,
    useRefreshTokensFallback: true,
    authorizeTimeoutInSeconds: SILENT_TIMEOUT_SECONDS,
  })
  if (hasCode(window.location)) return { client, isUnderWay: Promise.resolve() }
  // The provider component waits for the same call, and reports its error.
  const checked = client.checkSession().catch(() => undefined)
  return { client, isUnderWay: Promise.race([checked, frameAdded()]) }
}

const frameAdded = () =>
  new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('iframe')) return
      observer.disconnect()
      resolve()
    })
    observer.observe(document.body, { childList: true })
  })
