import { findPersona, type Persona } from '@mocks/provider/personas'
import { mintAccessToken } from '@mocks/provider/tokens'
import { act, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { selectAccount } from '@/auth/selectedAccount'
import { getToken, refreshToken } from '@/auth/tokenBroker'
import { enter, mira, sdk, seen, session, signIn, start, tokenOf } from './replacedSdk'

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
    signIn()
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

  it('logs a token that cannot be decoded once and leaves no user (rule AUTH-11)', async () => {
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

  it('logs out at the provider with the origin to return to and clears the account (rule AUTH-12)', async () => {
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
