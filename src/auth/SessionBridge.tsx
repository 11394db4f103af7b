import { useAuth0 } from '@auth0/auth0-react'
import { type ReactNode, useCallback, useMemo } from 'react'
import { peekRequestedLink, takeRequestedLink } from './requestedLink'
import { forgetAccounts } from './selectedAccount'
import { type Session, SessionContext } from './session'
import { useIdentity } from './useIdentity'

/** Turns the SDK's state into our session, which changes only when something in it does. */
export function SessionBridge(props: { appMetadataClaim: string; children: ReactNode }) {
  const { loginWithRedirect, loginWithPopup, logout: leave } = useAuth0()
  const { status, user, error, expired, reconnect } = useIdentity(props.appMetadataClaim)

  const login = useCallback(
    (email: string, returnTo = peekRequestedLink()) =>
      loginWithRedirect({
        authorizationParams: { connection: 'email', login_hint: email.trim() },
        appState: { returnTo },
      }),
    [loginWithRedirect],
  )
  const email = user?.email
  const signInAgain = useCallback(async () => {
    await loginWithPopup({
      authorizationParams: { connection: 'email', ...(email && { login_hint: email }) },
    })
    await reconnect()
  }, [loginWithPopup, reconnect, email])
  const logout = useCallback(() => {
    forgetAccounts()
    takeRequestedLink()
    return leave({ logoutParams: { returnTo: window.location.origin } })
  }, [leave])

  const session = useMemo<Session>(
    () => ({ status, user, expired, login, signInAgain, logout, ...(error && { error }) }),
    [status, user, error, expired, login, signInAgain, logout],
  )
  return <SessionContext value={session}>{props.children}</SessionContext>
}
