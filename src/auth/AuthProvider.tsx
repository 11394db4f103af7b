import Auth0Provider from '@auth0/auth0-react/src/auth0-provider'
import useAuth0 from '@auth0/auth0-react/src/use-auth0'
import { type ReactNode, useCallback, useMemo } from 'react'
import { basePath } from '@/lib/basePath'
import { forgetCurrentUser, forgetScrollAtLeaving } from '@/stored/stored'
import { hasCode, type SignInClient } from './client'
import { peekRequestedLink, rememberRequestedLink } from './requestedLink'
import { type Session, SessionContext } from './session'
import { useSignInAgain } from './signInAgain'
import { holdTokens } from './tokenBroker'
import { useIdentity } from './useIdentity'
import type { AccessClaims } from './user'

/**
 * Provides the session of Auth0's SDK. `onRedirectCallback` runs once after a login; the frame then shows
 * /accounts/list, and `peekRequestedLink` returns the link requested before. `onAccess` is called once, with the claims of
 * the first access token, before the session renders. Pass a stable function.
 */
export function AuthProvider(props: {
  client: SignInClient
  appMetadataClaim: string
  onRedirectCallback: () => void
  onAccess: (claims: AccessClaims) => void
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
      <SessionBridge
        client={props.client}
        appMetadataClaim={props.appMetadataClaim}
        onAccess={props.onAccess}
      >
        {props.children}
      </SessionBridge>
    </Auth0Provider>
  )
}

/**
 * Reloads a page that the browser restored from its back-forward cache: it would show objects of the user who logged
 * out.
 */
const reloadIfKept = ({ persisted }: PageTransitionEvent) => {
  if (persisted) window.location.reload()
}

/** Turns the SDK's state into our session, which keeps its reference until its content changes. */
function SessionBridge(props: {
  client: SignInClient
  appMetadataClaim: string
  onAccess: (claims: AccessClaims) => void
  children: ReactNode
}) {
  const { loginWithRedirect, logout: leave } = useAuth0()
  const { status, user, error, expired, ended, other, reconnect, announce } = useIdentity(
    props.client,
    props.appMetadataClaim,
    props.onAccess,
  )

  const login = useCallback(
    (email: string, returnTo = peekRequestedLink()) =>
      loginWithRedirect({
        authorizationParams: { connection: 'email', login_hint: email.trim() },
        appState: { returnTo },
      }),
    [loginWithRedirect],
  )
  const signInAgain = useSignInAgain({
    client: props.client,
    email: user?.email,
    isOther: other !== undefined,
    reconnect,
  })
  const logout = useCallback(async () => {
    announce('left')
    holdTokens()
    await forgetCurrentUser()
    const keepScroll = forgetScrollAtLeaving()
    window.addEventListener('pageshow', reloadIfKept)
    try {
      await leave({ logoutParams: { returnTo: window.location.origin + basePath } })
    } catch (error) {
      window.removeEventListener('pageshow', reloadIfKept)
      keepScroll()
      await reconnect().catch(() => undefined)
      announce('entered')
      throw error
    }
  }, [leave, reconnect, announce])

  const session = useMemo<Session>(
    () => ({
      status,
      user,
      expired,
      ended,
      login,
      signInAgain,
      logout,
      other,
      error,
    }),
    [status, user, error, expired, ended, other, login, signInAgain, logout],
  )
  return <SessionContext value={session}>{props.children}</SessionContext>
}
