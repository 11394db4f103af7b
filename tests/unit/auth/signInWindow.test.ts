// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sdk, signIn, tokenOf } from './replacedSdk'

/** A promise that a test settles. */
function open<T>() {
  let resolve: (value: T) => void = () => {}
  let reject: (error: unknown) => void = () => {}
  const promise = new Promise<T>((...settle) => {
    ;[resolve, reject] = settle
  })
  return { promise, resolve, reject }
}
/** All that follows without a timer has happened. */
const settled = () => vi.advanceTimersByTimeAsync(0)
const refusal = Object.assign(new Error('The session is over'), { error: 'login_required' })
const cached = { cacheMode: 'cache-only' } as const

/** A frame of the SDK would end an open window: it takes the response of the one for that of the other. */
describe('the sign-in window and requests for tokens', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    sdk.getTokenSilently.mockReset().mockResolvedValue(undefined)
    sdk.openWindow.mockReset().mockResolvedValue(undefined)
    return () => vi.useRealTimers()
  })

  it.each(['signed in', 'closed'])('no request starts before the window has ended: %s', async (end) => {
    const { client } = signIn()
    const window = open<void>()
    sdk.openWindow.mockReturnValueOnce(window.promise)
    const signedIn = client.loginWithPopup().catch(() => undefined)
    const requests = [client.getTokenSilently(), client.getTokenSilently({ cacheMode: 'off' })]
    await client.getTokenSilently(cached)
    await settled()
    expect(sdk.openWindow).toHaveBeenCalledOnce()
    expect(sdk.getTokenSilently.mock.calls).toEqual([[cached]])

    sdk.getTokenSilently.mockResolvedValue(tokenOf(2))
    if (end === 'closed') window.reject(new Error('Popup closed'))
    else window.resolve()
    await signedIn
    expect(await Promise.all(requests)).toEqual([tokenOf(2), tokenOf(2)])
    expect(sdk.getTokenSilently.mock.calls.slice(1)).toEqual([[undefined], [{ cacheMode: 'off' }]])
  })

  it('the window waits for all requests of before, and a retry of one waits for the window', async () => {
    const { client } = signIn()
    const [slow, quick, window] = [open<string>(), open<string>(), open<void>()]
    sdk.getTokenSilently.mockReturnValueOnce(slow.promise).mockReturnValueOnce(quick.promise)
    sdk.openWindow.mockReturnValueOnce(window.promise)
    const retried = client.getTokenSilently().catch(() => client.getTokenSilently())
    const other = client.getTokenSilently()
    const signedIn = client.loginWithPopup()
    quick.resolve(tokenOf(1))
    await other
    await settled()
    expect(sdk.openWindow).not.toHaveBeenCalled()

    slow.reject(refusal)
    await settled()
    expect(sdk.openWindow).toHaveBeenCalledOnce()
    expect(sdk.getTokenSilently).toHaveBeenCalledTimes(2)

    sdk.getTokenSilently.mockResolvedValue(tokenOf(2))
    window.resolve()
    await signedIn
    expect(await retried).toBe(tokenOf(2))
  })

  it('a request that never ends keeps the window blank for at most 15 seconds', async () => {
    const { client } = signIn()
    sdk.getTokenSilently.mockReturnValueOnce(new Promise(() => {}))
    client.getTokenSilently()
    const signedIn = client.loginWithPopup()
    await vi.advanceTimersByTimeAsync(14_999)
    expect(sdk.openWindow).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(sdk.openWindow).toHaveBeenCalledOnce()
    await signedIn
  })

  it('a window that has just closed is open for the SDK, as its response may still arrive, and closed a look later', async () => {
    const { client } = signIn()
    const popup = { closed: false, close: vi.fn(), location: { href: '' } }
    let seen = popup
    sdk.openWindow.mockImplementationOnce(async (_, config) => {
      seen = (config as { popup: typeof popup }).popup
    })
    await client.loginWithPopup({}, { popup, timeoutInSeconds: 60 })
    expect(sdk.openWindow).toHaveBeenCalledWith({}, expect.objectContaining({ timeoutInSeconds: 60 }))
    seen.location.href = 'https://tenant.eu.auth0.com/authorize'
    expect(popup.location.href).toBe('https://tenant.eu.auth0.com/authorize')
    const looks = [seen.closed, seen.closed]
    popup.closed = true
    expect([...looks, seen.closed, seen.closed, seen.closed]).toEqual([false, false, false, true, true])
    seen.close()
    expect(popup.close).toHaveBeenCalledOnce()
  })

  it('why a request failed is kept until there is a token, and apart from why the window failed', async () => {
    const { client } = signIn()
    sdk.getTokenSilently.mockRejectedValueOnce(refusal)
    await client.getTokenSilently().catch(() => undefined)
    await client.getTokenSilently(cached)
    expect(client.failure).toBe(refusal)

    const closed = new Error('Popup closed')
    sdk.openWindow.mockRejectedValueOnce(closed)
    await client.loginWithPopup().catch(() => undefined)
    sdk.getTokenSilently.mockResolvedValueOnce(tokenOf(1))
    await client.getTokenSilently(cached)
    expect([client.failure, client.windowFailure]).toEqual([undefined, closed])

    await client.loginWithPopup()
    expect(client.windowFailure).toBeUndefined()
  })
})
