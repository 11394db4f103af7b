import { Auth0Provider } from '@auth0/auth0-react'
import { type ReactNode, useCallback } from 'react'
import { readCallbackError } from './callbackError'
import { rememberRequestedLink } from './requestedLink'
import { SessionBridge } from './SessionBridge'

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
const hasAnswer = ({ pathname, search }: Location) => pathname === CALLBACK_PATH && !readCallbackError(search)

/**
 * Sign-in with Auth0's SDK (rule AUTH-1): authorization code with PKCE, tokens in memory, rotating refresh tokens with
 * the silent frame as fallback. `onRedirectCallback` runs once after a login; the frame then shows /accounts/list, and
 * `peekRequestedLink` returns the link requested before.
 */
export function AuthProvider(props: {
  config: AuthConfig
  onRedirectCallback: () => void
  children: ReactNode
}) {
  const { config, onRedirectCallback } = props
  const arrive = useCallback(
    (appState?: { returnTo?: string }) => {
      if (appState?.returnTo) rememberRequestedLink(appState.returnTo)
      onRedirectCallback()
    },
    [onRedirectCallback],
  )
  return (
    <Auth0Provider
      domain={config.domain}
      clientId={config.clientId}
      authorizationParams={{
        audience: config.audience,
        redirect_uri: window.location.origin + CALLBACK_PATH,
        scope: 'openid profile email offline_access',
      }}
      cacheLocation="memory"
      useRefreshTokens
      useRefreshTokensFallback
      authorizeTimeoutInSeconds={SILENT_TIMEOUT_SECONDS}
      skipRedirectCallback={!hasAnswer(window.location)}
      onRedirectCallback={arrive}
    >
      <SessionBridge appMetadataClaim={config.appMetadataClaim}>{props.children}</SessionBridge>
    </Auth0Provider>
  )
}
