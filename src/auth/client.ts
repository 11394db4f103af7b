import { Auth0Client } from '@auth0/auth0-spa-js'

interface AuthConfig {
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

interface SignIn {
  client: Auth0Client
  /** Resolves when the silent frame has been requested, or is not needed. */
  isUnderWay: Promise<unknown>
}

/**
 * Creates the client of Auth0's SDK (rule AUTH-1): authorization code with PKCE, tokens in memory, rotating refresh
 * tokens with the silent frame as fallback. Starts the silent sign-in at once, before React and the frame are loaded.
 */
export function startSignIn({ domain, clientId, audience }: AuthConfig): SignIn {
  trustOwnWorker()
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

/** The provider's error redirect: `/callback?error=access_denied&error_description=…`. */
interface CallbackError {
  code: string
  /** The provider's description, or its error code without one. */
  words: string
}

/** Reads the provider's error from a query string; null if there is none. */
export function readCallbackError(search: string): CallbackError | null {
  const params = new URLSearchParams(search)
  const code = params.get('error')
  if (!code) return null
  return { code, words: params.get('error_description')?.trim() || code }
}

interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string }): unknown
}

/**
 * The Content-Security-Policy has `require-trusted-types-for 'script'`: the browser refuses script URLs that are plain
 * strings, unless a default policy accepts them. The SDK starts its worker from a blob URL of this page, so the policy
 * accepts only those.
 */
function trustOwnWorker(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      if (url.startsWith(`blob:${window.location.origin}/`)) return url
      throw new TypeError(`Not a script of this page: ${url}`)
    },
  })
}
