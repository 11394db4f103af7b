import { mintAccessToken } from '@mocks/provider/tokens'
import { act, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { SignInClient } from '@/auth/client'
import { getToken, refreshToken } from '@/auth/tokenBroker'
import { config, enter, mira, sdk, session, start, tokenOf } from './replacedSdk'

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

describe('signing in again', () => {
  it('keeps the user on the screen when the provider stops renewing, until signed in again (rule AUTH-14)', async () => {
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

  it('reports a refused window, even if a request for a token succeeds meanwhile', async () => {
    start()
    await enter()
    stubWindow()
    const respond = sdk.loginWithPopup.getMockImplementation()
    sdk.openWindow.mockRejectedValueOnce(new Error('Nonce (nonce) claim mismatch in the ID token'))
    sdk.loginWithPopup.mockImplementation(async (...args) => {
      const client = sdk.props.client as SignInClient
      await respond?.(...args)
      // The hook of the SDK does not reject.
      await client.loginWithPopup().catch(() => undefined)
      sdk.getTokenSilently.mockResolvedValueOnce(tokenOf(2))
      await client.getTokenSilently()
    })
    await act(async () => {
      await expect(session.signInAgain()).rejects.toMatchObject({
        reason: 'failed',
        message: expect.stringContaining('Nonce (nonce) claim mismatch'),
      })
    })
  })

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
})
