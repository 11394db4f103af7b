import { useAuth0 } from '@auth0/auth0-react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type AccessClaims, readAccessClaims } from './claims'
import { adoptAccountOf } from './selectedAccount'
import type { Session } from './session'
import { connectTokens, getToken } from './tokenBroker'
import { type IdProfile, toSessionUser } from './user'

interface Identity extends Pick<Session, 'status' | 'user' | 'expired'> {
  error: Error | undefined
  other: string | undefined
  /** After the user signed in again: takes the new token and clears `expired`. Rejects when there is none. */
  reconnect(): Promise<void>
}

/** Keeps the old object while the new one says the same, so that renewals re-render nothing. */
const keepSame =
  <T>(next: T) =>
  (previous: T | undefined) =>
    JSON.stringify(previous) === JSON.stringify(next) ? previous : next

/** Follows the SDK from its start: fetches and decodes the access token, and connects the token broker. */
export function useIdentity(appMetadataClaim: string): Identity {
  const { isLoading, isAuthenticated, user: idToken, error: startError, getAccessTokenSilently } = useAuth0()
  const [claims, setClaims] = useState<AccessClaims>()
  const [profile, setProfile] = useState<IdProfile>()
  const [settled, setSettled] = useState(false)
  const [expired, setExpired] = useState(false)
  /** Whose screen this is: the first user of the page. */
  const owner = useRef<string>(undefined)
  const [tokenError, setTokenError] = useState<Error>()

  const connect = useCallback(async () => {
    connectTokens({
      fetchToken: getAccessTokenSilently,
      onToken(token) {
        try {
          const next = readAccessClaims(token, appMetadataClaim)
          owner.current ??= next.id
          if (next.id !== owner.current) return false
          adoptAccountOf(next.id)
          setClaims(keepSame(next))
          setTokenError(undefined)
        } catch (error) {
          console.error('The access token could not be decoded', error)
          setClaims(undefined)
          setTokenError(error as Error)
        }
        return true
      },
      onRefused: () => setExpired(true),
      onAccepted: () => setExpired(false),
    })
    const token = await getToken()
    setSettled(true)
    if (!token) throw new Error('The identity provider gave no access token')
    setExpired(false)
  }, [getAccessTokenSilently, appMetadataClaim])

  // Whoever comes back to this tab may have signed in again in another one.
  useEffect(() => {
    if (!expired) return
    const look = () => {
      if (document.visibilityState === 'visible') connect().catch(() => undefined)
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [expired, connect])

  // When a renewal fails the SDK forgets the user; what is on the screen must survive that, so only the
  // way in is followed here. The way out is the logout, which leaves the page.
  const [entered, setEntered] = useState(false)
  if (isAuthenticated && !entered) setEntered(true)

  useEffect(() => {
    if (entered) connect().catch(setTokenError)
  }, [entered, connect])

  useEffect(() => {
    if (entered || isLoading) return
    connectTokens(null)
    setSettled(true)
  }, [entered, isLoading])

  useEffect(() => {
    if (startError && !entered) console.error('Signing in could not be started or finished', startError)
  }, [startError, entered])

  const isOwn = profile === undefined || idToken === undefined || idToken.sub === profile.sub
  useEffect(() => {
    if (idToken && isOwn) setProfile(keepSame<IdProfile>(idToken))
  }, [idToken, isOwn])

  const user = useMemo(() => (claims && profile ? toSessionUser(claims, profile) : null), [claims, profile])
  const status = user ? 'signedIn' : settled ? 'signedOut' : 'loading'
  // Later on it is about signing in again, where it is told of.
  const error = (entered ? undefined : startError) ?? tokenError
  const other = isOwn ? undefined : (idToken.email ?? idToken.name ?? idToken.sub)
  return {
    status,
    user,
    error,
    expired,
    other,
    reconnect: connect,
  }
}
