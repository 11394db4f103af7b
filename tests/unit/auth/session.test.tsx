import { findPersona, type Persona } from '@mocks/provider/personas'
import { mintAccessToken } from '@mocks/provider/tokens'
import { act, render, screen, waitFor } from '@testing-library/react'
import { memo, useSyncExternalStore } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AuthProvider } from '@/auth/AuthProvider'
import { startSignIn } from '@/auth/client'
import { endedElsewhere } from '@/auth/otherTabs'
import { selectAccount } from '@/auth/selectedAccount'
import { type Session, useSession } from '@/auth/session'
import { getToken, refreshToken } from '@/auth/tokenBroker'

/** Replaces the SDK: tests set its state and spy on its methods. */
const sdk = vi.hoisted(() => {
  const start = { isLoading: true, isAuthenticated: false, user: undefined, error: undefined }
  const listeners = new Set<() => void>()
  const methods = {
    loginWithRedirect: vi.fn(async () => {}),
    loginWithPopup: vi.fn(async (..._args: unknown[]): Promise<void> => {}),
    logout: vi.fn(async () => {}),
    getAccessTokenSilently: vi.fn(async (): Promise<string> => 'none'),
  }
  return {
    ...methods,
    /** Of the provider component. */
    props: {} as Record<string, unknown>,
    /** Of the client. */
    options: {} as Record<string, unknown>,
    checkSession: vi.fn(async () => {}),
    dropTokens: vi.fn(async () => {}),
    /** Of the client: the cached token. */
    getTokenSilently: vi.fn(async (): Promise<string | undefined> => undefined),
    state: { ...start, ...methods } as Record<string, unknown>,
    reset() {
      this.state = { ...start, ...methods }
    },
    set(change: Record<string, unknown>) {
      this.state = { ...this.state, ...change }
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
})

vi.mock('@auth0/auth0-react/src/use-auth0', () => ({
  default: () => useSyncExternalStore(sdk.subscribe, () => sdk.state),
}))
vi.mock('@auth0/auth0-react/src/auth0-provider', () => ({
  default: ({ children, ...props }: { children: React.ReactNode }) => {
    sdk.props = props
    return children
  },
}))
vi.mock('@auth0/auth0-spa-js', () => ({
  Auth0Client: class {
    checkSession = sdk.checkSession
    // A method, as in the SDK: the console's client overrides it.
    getTokenSilently(...args: []) {
      return sdk.getTokenSilently(...args)
    }
    logout = sdk.dropTokens
    constructor(options: Record<string, unknown>) {
      sdk.options = options
    }
  },
}))

const config = {
  domain: 'tenant.eu.auth0.com',
  clientId: 'abc',
  audience: 'https://admin-api.example',
  appMetadataClaim: 'https://admin-api.example/app_metadata',
}
const mira = { sub: 'email|7f3c02b9d1', name: 'Mira Tarnwell', email: 'mira.tarnwell@brindlewick.example' }

let session: Session
const seen = vi.fn()
const Watcher = memo(() => {
  session = useSession()
  seen(session)
  return <p>{session.user?.name ?? session.status}</p>
})

function start() {
  const onRedirectCallback = vi.fn()
  const onAccess = vi.fn()
  render(
    <AuthProvider
      client={startSignIn(config).client}
      appMetadataClaim={config.appMetadataClaim}
      onRedirectCallback={onRedirectCallback}
      onAccess={onAccess}
    >
      <Watcher />
    </AuthProvider>,
  )
  return { onRedirectCallback, onAccess }
}

/** `minute` makes tokens of the same persona differ. */
const tokenOf = (minute: number) => mintAccessToken('service-admin', { now: minute * 60_000 })
const enter = () => act(async () => sdk.set({ isLoading: false, isAuthenticated: true, user: { ...mira } }))

/** The sign-in window, and the provider's messages from it. */
function stubWindow(message: object | null = { code: 'x' }, origin = `https://${config.domain}`) {
  const popup = { closed: false, focus: vi.fn(), close: vi.fn() }
  vi.spyOn(window, 'open').mockReturnValue(popup as never)
  sdk.loginWithPopup.mockImplementation(async () => {
    const data = { type: 'authorization_response', response: message }
    const event = new MessageEvent('message', { origin, data })
    // As in browsers: a window that has closed is no source.
    Object.defineProperty(event, 'source', { value: popup.closed ? null : popup })
    if (message) window.dispatchEvent(event)
  })
  return popup
}

beforeEach(() => {
  sdk.reset()
  seen.mockClear()
  sessionStorage.clear()
  for (const method of [sdk.checkSession, sdk.loginWithRedirect, sdk.logout, sdk.loginWithPopup])
    method.mockClear()
  sdk.getAccessTokenSilently.mockReset().mockResolvedValue(tokenOf(1))
})

describe('the session', () => {
  it('requests from the SDK what rule AUTH-1 specifies', () => {
    start()
    expect(sdk.options).toMatchObject({
      domain: 'tenant.eu.auth0.com',
      clientId: 'abc',
      authorizationParams: {
        audience: 'https://admin-api.example',
        redirect_uri: `${window.location.origin}/callback`,
        scope: expect.stringContaining('offline_access'),
      },
      cacheLocation: 'memory',
      useRefreshTokens: true,
      useRefreshTokensFallback: true,
    })
    expect(sdk.props).toMatchObject({ skipRedirectCallback: true })
  })

  it.each([
    ['/missions/list', 1],
    ['/callback?error=access_denied', 1],
    // A session check would compete with the code for the new session.
    ['/callback?code=c&state=s', 0],
  ])('checks for a session before React renders, unless a login returns: %s', (address, times) => {
    window.history.replaceState(null, '', address)
    startSignIn(config)
    expect(sdk.checkSession).toHaveBeenCalledTimes(times)
    window.history.replaceState(null, '', '/')
  })

  it('is loading, then signed out if no user is signed in', async () => {
    start()
    expect(screen.getByText('loading')).toBeVisible()
    await act(async () => sdk.set({ isLoading: false }))
    expect(session).toMatchObject({ status: 'signedOut', user: null })
    expect(await getToken()).toBeUndefined()
  })

  it('has rights from the access token and the user from the ID token', async () => {
    start()
    await enter()
    expect(session.status).toBe('signedIn')
    expect(session.user).toMatchObject({
      id: 'email|7f3c02b9d1',
      name: 'Mira Tarnwell',
      permissions: ['admin:read', 'admin:write', 'account:read', 'account:write'],
      accounts: ['brindlewick', 'fennmarsh', 'quillmoor', 'tarnstead'],
      isAuthorized: true,
      profile: mira,
    })
  })

  it('passes on the claims of the first token once, while it is still loading', async () => {
    const { onAccess } = start()
    const statusThen = vi.fn()
    onAccess.mockImplementation(() => statusThen(session.status))
    await enter()
    sdk.getAccessTokenSilently.mockResolvedValue(tokenOf(2))
    await act(() => refreshToken())
    expect(onAccess).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ id: 'email|7f3c02b9d1', permissions: session.user?.permissions }),
    )
    expect(statusThen).toHaveBeenCalledWith('loading')
  })

  it('keeps the same reference, and rerenders nothing, when a token is renewed', async () => {
    start()
    await enter()
    const [before, renders] = [session, seen.mock.calls.length]
    sdk.getAccessTokenSilently.mockResolvedValue(tokenOf(2))
    await act(async () => {
      await refreshToken()
      sdk.set({ user: { ...mira } })
    })
    expect(session).toBe(before)
    expect(seen).toHaveBeenCalledTimes(renders)
  })

  it('uses a cached token without a render of the SDK, and renews past the cache (rule SPEED-1)', async () => {
    start()
    await enter()
    sdk.getAccessTokenSilently.mockClear()
    sdk.getTokenSilently.mockResolvedValueOnce(tokenOf(1))
    expect(await getToken()).toBe(tokenOf(1))
    expect(sdk.getTokenSilently).toHaveBeenLastCalledWith({ cacheMode: 'cache-only' })
    expect(sdk.getAccessTokenSilently).not.toHaveBeenCalled()
    await act(() => refreshToken())
    expect(sdk.getAccessTokenSilently).toHaveBeenCalledExactlyOnceWith({ cacheMode: 'off' })
  })

  it('updates changed rights with the renewed token', async () => {
    start()
    await enter()
    const reader = { ...findPersona('service-admin'), permissions: ['account:read'] } as Persona
    sdk.getAccessTokenSilently.mockResolvedValue(mintAccessToken(reader))
    await act(() => refreshToken())
    expect(session.user?.permissions).toEqual(['account:read'])
  })

  it('keeps the user on the screen when the provider stops renewing, until signed in again', async () => {
    start()
    await enter()
    sdk.getAccessTokenSilently.mockRejectedValue(Object.assign(new Error(), { error: 'login_required' }))
    await act(async () => {
      await refreshToken()
      sdk.set({ isAuthenticated: false, user: undefined })
    })
    expect(session).toMatchObject({ status: 'signedIn', expired: true, user: { name: 'Mira Tarnwell' } })
    sdk.getAccessTokenSilently.mockResolvedValue(tokenOf(3))
    const popup = stubWindow()
    await act(() => session.signInAgain())
    // The validity of an e-mail code instead of the SDK's default of 60 seconds.
    expect(sdk.loginWithPopup).toHaveBeenCalledWith(
      { authorizationParams: { connection: 'email', login_hint: mira.email } },
      { popup, timeoutInSeconds: 1800 },
    )
    expect(session.expired).toBe(false)
  })

  it.each([
    [null, true, 'closed', ''],
    [null, false, 'late', ''],
    [{ error: 'access_denied', error_description: 'Not approved' }, true, 'refused', 'Not approved'],
    [{ error: 'server_error' }, true, 'failed', 'server_error'],
    [{ code: 'x' }, true, 'failed', 'The identity provider gave no access token'],
  ])(
    'reports why signing in again failed: response %j, window closed: %s, is %s',
    async (message, closed, reason, words) => {
      start()
      await enter()
      sdk.getAccessTokenSilently.mockRejectedValue(Object.assign(new Error(), { error: 'login_required' }))
      await act(() => refreshToken())
      const popup = stubWindow(message)
      popup.closed = closed
      let failure: unknown
      await act(async () => {
        failure = await session.signInAgain().catch((error) => error)
      })
      expect(failure).toMatchObject({ reason, message: words })
      expect(popup.close).toHaveBeenCalled()
      expect(session).toMatchObject({ expired: true, user: { name: 'Mira Tarnwell' } })
    },
  )

  it.each(['https://evil.example', 'http://tenant.eu.auth0.com', 'null', ''])(
    'a message of the origin %j is discarded, even from the window of the provider',
    async (origin) => {
      start()
      await enter()
      const listener = vi.fn()
      window.addEventListener('message', listener)
      stubWindow({ error: 'access_denied' }, origin).closed = true
      await act(async () => {
        await expect(session.signInAgain()).rejects.toMatchObject({ reason: 'closed' })
      })
      window.removeEventListener('message', listener)
      expect(listener).not.toHaveBeenCalled()
    },
  )

  it('reports a sign-in window that the browser blocked', async () => {
    start()
    await enter()
    vi.spyOn(window, 'open').mockReturnValue(null)
    await expect(session.signInAgain()).rejects.toMatchObject({ reason: 'blocked' })
    expect(sdk.loginWithPopup).not.toHaveBeenCalled()
  })

  it('brings an open sign-in window to the front on another request', async () => {
    start()
    await enter()
    const popup = stubWindow()
    await act(() => Promise.all([session.signInAgain(), session.signInAgain()]))
    expect(window.open).toHaveBeenCalledOnce()
    expect(popup.focus).toHaveBeenCalledOnce()
    expect(sdk.loginWithPopup).toHaveBeenCalledOnce()
  })

  it('never uses the token of another user, and names that user', async () => {
    start()
    await enter()
    stubWindow()
    sdk.getAccessTokenSilently.mockResolvedValue(mintAccessToken('account-reader'))
    await act(async () => {
      await session.signInAgain().catch(() => undefined)
      sdk.set({ user: { sub: 'email|other', name: 'Other', email: 'other@brindlewick.example' } })
    })
    expect(session).toMatchObject({ expired: true, other: 'other@brindlewick.example' })
    expect(session.user).toMatchObject({ id: mira.sub, name: 'Mira Tarnwell' })
    expect(await getToken()).toBeUndefined()

    sdk.getAccessTokenSilently.mockResolvedValue(tokenOf(5))
    await act(async () => {
      await session.signInAgain()
      sdk.set({ user: { ...mira } })
    })
    // The provider must show its login page, or it would continue with the other user.
    expect(sdk.loginWithPopup.mock.lastCall?.at(0)).toMatchObject({
      authorizationParams: { prompt: 'login' },
    })
    expect(session).toMatchObject({ expired: false, user: { name: 'Mira Tarnwell' } })
    expect(session.other).toBeUndefined()
  })

  it('notices on return to the tab that the user signed in again in another one', async () => {
    start()
    await enter()
    const [refusal, back] = [Object.assign(new Error(), { error: 'login_required' }), tokenOf(4)]
    sdk.getAccessTokenSilently.mockRejectedValue(refusal)
    await act(() => refreshToken())
    const look = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')))
    await look()
    expect(session.expired).toBe(true)
    sdk.getAccessTokenSilently.mockResolvedValue(back)
    await look()
    await waitFor(() => expect(session.expired).toBe(false))
  })

  it('logs a token that cannot be decoded once and leaves no user', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    sdk.getAccessTokenSilently.mockResolvedValue('opaque')
    start()
    await enter()
    await act(() => getToken())
    expect(session).toMatchObject({ status: 'signedOut', user: null, error: expect.any(Error) })
    expect(error).toHaveBeenCalledOnce()
    error.mockClear()
  })

  it('only logs a failed start', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    start()
    await act(async () => sdk.set({ isLoading: false, error: new Error('Invalid state') }))
    expect(session.status).toBe('signedOut')
    expect(error).toHaveBeenCalledOnce()
    error.mockClear()
  })
})

describe('login and logout', () => {
  it('redirects to the provider with the e-mail address as a hint and the requested link', async () => {
    sessionStorage.setItem('console.requestedLink', '/missions/x')
    start()
    await act(async () => sdk.set({ isLoading: false }))
    await session.login(' mira@brindlewick.example ')
    expect(sdk.loginWithRedirect).toHaveBeenCalledWith({
      authorizationParams: { connection: 'email', login_hint: 'mira@brindlewick.example' },
      appState: { returnTo: '/missions/x' },
    })
  })

  it('logs out at the provider with the origin to return to and clears the account', async () => {
    start()
    await enter()
    selectAccount('fennmarsh')
    expect(sessionStorage).toHaveLength(1)
    await session.logout()
    expect(sdk.logout).toHaveBeenCalledWith({ logoutParams: { returnTo: window.location.origin } })
    expect(sessionStorage).toHaveLength(0)
  })

  it('continues if logging out fails', async () => {
    start()
    await enter()
    sdk.logout.mockRejectedValueOnce(new Error('No browser'))
    await expect(session.logout()).rejects.toThrow('No browser')
    expect(await getToken()).toBeDefined()
  })
})

describe('the session of another tab (rule AUTH-18)', () => {
  const id = 'email|7f3c02b9d1'
  const joined: BroadcastChannel[] = []
  /** Another tab of the same browser, and what it hears. */
  function otherTab() {
    const channel = new BroadcastChannel('console.session')
    joined.push(channel)
    const heard: unknown[] = []
    channel.addEventListener('message', ({ data }) => heard.push(data))
    return { heard, say: (news: object) => channel.postMessage(news) }
  }
  beforeEach(() => sdk.dropTokens.mockClear())
  afterEach(() => {
    for (const channel of joined.splice(0)) channel.close()
    endedElsewhere.set(false)
  })

  it('says when the user has entered and when they log out', async () => {
    const tab = otherTab()
    start()
    await enter()
    await waitFor(() => expect(tab.heard).toEqual([{ type: 'entered', id, name: mira.email }]))
    await act(() => session.logout())
    await waitFor(() => expect(tab.heard.at(-1)).toEqual({ type: 'left' }))
  })

  it('ends this one when somebody logs out there: the tokens are dropped, and the user stays known', async () => {
    const tab = otherTab()
    start()
    await enter()
    tab.say({ type: 'left' })
    await waitFor(() => expect(session).toMatchObject({ ended: true, expired: true }))
    expect(session.user?.id).toBe(id)
    expect(session.other).toBeUndefined()
    expect(sdk.dropTokens).toHaveBeenCalledExactlyOnceWith({ openUrl: false })
    expect(await getToken()).toBeUndefined()
    expect(await refreshToken()).toBeUndefined()

    tab.say({ type: 'entered', id, name: mira.email })
    await waitFor(() => expect(session).toMatchObject({ ended: false, expired: false }))
    expect(await getToken()).toBe(tokenOf(1))
  })

  it('ends this one when another person enters there, and names them', async () => {
    const tab = otherTab()
    start()
    await enter()
    tab.say({ type: 'entered', id: 'email|other', name: 'other@acme.example' })
    await waitFor(() => expect(session).toMatchObject({ ended: true, other: 'other@acme.example' }))
    expect(await getToken()).toBeUndefined()
    expect(sdk.dropTokens, 'the cookie is that of the other person').not.toHaveBeenCalled()
  })

  it('changes nothing when the same user opens another tab', async () => {
    const tab = otherTab()
    start()
    await enter()
    const renders = seen.mock.calls.length
    tab.say({ type: 'entered', id, name: mira.email })
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    expect(seen).toHaveBeenCalledTimes(renders)
  })
})
