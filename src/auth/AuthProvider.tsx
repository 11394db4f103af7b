import { Auth0Provider } from '@auth0/auth0-react'
import type { Auth0Client } from '@auth0/auth0-spa-js'
import { type ReactNode, useCallback } from 'react'
import { hasCode } from './client'
import { rememberRequestedLink } from './requestedLink'
import { SessionBridge } from './SessionBridge'

/**
 * Provides the session of Auth0's SDK. `onRedirectCallback` runs once after a login; the frame then shows
 * /accounts/list, and `peekRequestedLink` returns the link requested before.
 */
export function AuthProvider(props: {
  client: Auth0Client
  appMetadataClaim: string
  onRedirectCallback: () => void
  children: ReactNode
}) {
  const { onRedirectCallback } = props
  const arrive = useCallback(
    (appState?: { returnTo?: string }) => {
      if (appState?.returnTo) rememberRequestedLink(appState.returnTo)
      onRedirectCallback()
    },
    [onRedirectCallback],
  )
  return (
    <Auth0Provider
      client={props.client}
      skipRedirectCallback={!hasCode(window.location)}
      onRedirectCallback={arrive}
    >
      <SessionBridge appMetadataClaim={props.appMetadataClaim}>{props.children}</SessionBridge>
    </Auth0Provider>
  )
}
