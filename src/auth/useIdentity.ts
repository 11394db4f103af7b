import useAuth0 from '@auth0/auth0-react/src/use-auth0'
import { useSelector } from '@tanstack/react-store'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { SignInClient } from './client'
import { endedElsewhere, joinTabs, type TabNews } from './otherTabs'
import { holdPermissions } from './permissions'
import { adoptAccountOf } from './selectedAccount'
import type { Session } from './session'
import { connectTokens, endTokens, getToken } from './tokenBroker'
import { type AccessClaims, type IdTokenClaims, readAccessClaims, toSessionUser } from './user'

interface Identity extends Pick<Session, 'status' | 'user' | 'expired' | 'ended'> {
  error: Error | undefined
  other: string | undefined
  /** Uses the new token after the user signed in again, and clears `expired`. Rejects if there is no token. */
  reconnect(): Promise<void>
  /** Tells the other tabs that the user is logging out, or that this failed. */
  announce(type: TabNews['type']): void
}

/** Keeps the old reference while the content is equal, so that renewals do not re-render anything. */
const keepSame =
  <T>(next: T) =>
  (previous: T | undefined) =>
    JSON.stringify(previous) === JSON.stringify(next) ? previous : next

/** Calls `onNews` for messages from other tabs. Returns a function that sends one to them. */
function useTabs(onNews: (news: TabNews) => void) {
  const tabs = useRef<ReturnType<typeof joinTabs>>(undefined)
  const hear = useEffectEvent(onNews)
  useEffect(() => {
    tabs.current = joinTabs(hear)
    return tabs.current.leave
  }, [])
  return useCallback((news: TabNews) => tabs.current?.announce(news), [])
}

/** The profile of the first user of the page, and whether the ID token is theirs. */
function useFirstProfile(idToken: IdTokenClaims | undefined) {
  const [profile, setProfile] = useState<IdTokenClaims>()
  const isOwn = profile === undefined || idToken === undefined || idToken.sub === profile.sub
  useEffect(() => {
    if (idToken && isOwn) setProfile(keepSame<IdTokenClaims>(idToken))
  }, [idToken, isOwn])
  return { profile, isOwn }
}

/**
 * Connects each time that the user returns to this tab, because they may have signed in again in another one. While the
 * sign-in window is open, nothing is looked up: each look-up would wait for the end of the window, and delay the next one.
 */
function useLookOnReturn(client: SignInClient, isWanted: boolean, connect: () => Promise<void>): void {
  useEffect(() => {
    if (!isWanted) return
    const look = () => {
      if (document.visibilityState === 'visible' && !client.isWindowOpen) connect().catch(() => undefined)
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [client, isWanted, connect])
}

/**
 * Follows the SDK from the start: fetches and decodes the access token, and connects the token broker.
 * @param onAccess called once, with the claims of the first token. Pass a stable function
 */
export function useIdentity(
  client: SignInClient,
  appMetadataClaim: string,
  onAccess: (claims: AccessClaims) => void,
): Identity {
  const { isLoading, isAuthenticated, user: idToken, error: startError, getAccessTokenSilently } = useAuth0()
  const [claims, setClaims] = useState<AccessClaims>()
  const [settled, setSettled] = useState(false)
  const [expired, setExpired] = useState(false)
  /** The user this screen belongs to: the first user of the page. */
  const owner = useRef<string>(undefined)
  const [tokenError, setTokenError] = useState<Error>()
  const ended = useSelector(endedElsewhere)
  /** Who has signed in in another tab. */
  const [elsewhere, setElsewhere] = useState<string>()

  const connect = useCallback(async () => {
    connectTokens({
      // The provider component renders after each call of its own function, even for a cached token.
      fetchToken: async (options) =>
        (options ? undefined : await client.getTokenSilently({ cacheMode: 'cache-only' })) ??
        getAccessTokenSilently(options),
      onToken(token) {
        try {
          const next = readAccessClaims(token, appMetadataClaim)
          const isFirst = owner.current === undefined
          owner.current ??= next.id
          if (next.id !== owner.current) return false
          adoptAccountOf(next.id)
          holdPermissions(next.permissions)
          if (isFirst) onAccess(next)
          setClaims(keepSame(next))
          setTokenError(undefined)
          setElsewhere(undefined)
          endedElsewhere.set(false)
        } catch (error) {
          console.error('The access token could not be decoded', error)
          setClaims(undefined)
          setTokenError(error as Error)
        }
        return true
      },
      // The notice is rendered before the error of the call is shown.
      onRefused: () => flushSync(() => setExpired(true)),
      onAccepted: () => setExpired(false),
    })
    const token = await getToken()
    setSettled(true)
    if (!token) throw new Error('The identity provider gave no access token')
    setExpired(false)
  }, [client, getAccessTokenSilently, appMetadataClaim, onAccess])

  // After a log-out in another tab, the tab waits for a message that somebody has signed in. It does not ask the
  // provider, which may still have the session that is being ended.
  useLookOnReturn(client, expired && !ended, connect)

  // The SDK forgets the user when a renewal fails, but the screen must survive that. So only signing in is followed
  // here; logging out leaves the page anyway.
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

  const { profile, isOwn } = useFirstProfile(idToken)

  /** Rule AUTH-18. */
  const onNews = (news: TabNews) => {
    if (owner.current === undefined) return
    const isOwner = news.type === 'entered' && news.id === owner.current
    if (isOwner) {
      if (expired) connect().catch(() => undefined)
      return
    }
    endTokens()
    endedElsewhere.set(true)
    setExpired(true)
    setElsewhere(news.type === 'entered' ? news.name : undefined)
    // Drops the SDK's tokens without leaving the page. This also removes the cookie by which new tabs detect a session,
    // so it must not happen after somebody else has signed in.
    if (news.type === 'left') client.logout({ openUrl: false }).catch(() => undefined)
  }
  const tell = useTabs(onNews)

  const user = useMemo(() => (claims && profile ? toSessionUser(claims, profile) : null), [claims, profile])
  const status = user ? 'signedIn' : settled ? 'signedOut' : 'loading'
  const announce = useCallback(
    (type: TabNews['type']) =>
      tell(type === 'left' ? { type } : { type, id: user?.id ?? '', name: user?.email ?? user?.name ?? '' }),
    [user, tell],
  )
  useEffect(() => {
    if (user && !expired) announce('entered')
  }, [user, expired, announce])

  // After the first sign-in, errors concern signing in again and are shown there.
  const silentError = status === 'signedOut' ? (client.failure as Error | undefined) : undefined
  const error = (entered ? undefined : (startError ?? silentError)) ?? tokenError
  const other = isOwn ? elsewhere : (idToken?.email ?? idToken?.name ?? idToken?.sub)
  return { status, user, error, expired, ended, other, reconnect: connect, announce }
}
