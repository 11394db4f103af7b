import { useAuth0 } from '@auth0/auth0-react'
import { type ReactNode, useCallback, useMemo } from 'react'
import { peekRequestedLink, takeRequestedLink } from './requestedLink'
import { forgetAccounts } from './selectedAccount'
import { type Session, SessionContext } from './session'
import { useSignInAgain } from './signInAgain'
import { useIdentity } from './useIdentity'

/** Turns the SDK's state into our session, which keeps its reference until its content changes. */
export function SessionBridge(props: { appMetadataClaim: string; children: ReactNode }) {
  const { loginWithRedirect, logout: leave } = useAuth0()
  const { status, user, error, expired, other, reconnect } = useIdentity(props.appMetadataClaim)

  const login = useCallback(
    (email: string, returnTo = peekRequestedLink()) =>
      loginWithRedirect({
        authorizationParams: { connection: 'email', login_hint: email.trim() },
        appState: { returnTo },
      }),
    [loginWithRedirect],
  )
  const signInAgain = useSignInAgain({ email: user?.email, isOther: other !== undefined, reconnect })
  const logout = useCallback(() => {
    forgetAccounts()
    takeRequestedLink()
    return leave({ logoutParams: { returnTo: window.location.origin } })
  }, [leave])

  const session = useMemo<Session>(
    () => ({
      status,
      user,
      expired,
      login,
      signInAgain,
      logout,
      ...(other && { other }),
      ...(error && { error }),
    }),
    [status, user, error, expired, other, login, signInAgain, logout],
  )
  return <SessionContext value={session}>{props.children}</SessionContext>
}
