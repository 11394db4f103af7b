import { describe, expect, it, vi } from 'vitest'
import { createTokenBroker, type TokenProvider } from '@/auth/tokenBroker'

const refusal = (error: string) => Object.assign(new Error(error), { error })

function connected(fetchToken: TokenProvider['fetchToken']) {
  const broker = createTokenBroker()
  const provider = {
    fetchToken: vi.fn(fetchToken),
    onToken: vi.fn(),
    onRefused: vi.fn(),
    onAccepted: vi.fn(),
  }
  broker.connect(provider)
  return { broker, provider }
}

describe('the token broker', () => {
  it('waits until it is known whether a user is signed in', async () => {
    const broker = createTokenBroker()
    const waiting = broker.getToken()
    broker.connect({
      fetchToken: async () => 'token',
      onToken: vi.fn(),
      onRefused: vi.fn(),
      onAccepted: vi.fn(),
    })
    expect(await waiting).toBe('token')
  })

  it('has no token if no user is signed in', async () => {
    const broker = createTokenBroker()
    broker.connect(null)
    expect(await broker.getToken()).toBeUndefined()
    expect(await broker.refreshToken()).toBeUndefined()
  })

  it('requests no token while the user logs out, and continues if that failed', async () => {
    const { broker, provider } = connected(async () => 'token')
    broker.hold()
    const waiting = broker.getToken()
    await new Promise((resolve) => setTimeout(resolve))
    expect(provider.fetchToken).not.toHaveBeenCalled()
    broker.connect(provider)
    expect(await waiting).toBe('token')
  })

  it('shares one renewal among parallel callers, past the cache (decision E5)', async () => {
    let count = 0
    const { broker, provider } = connected(async () => `token ${++count}`)
    const all = await Promise.all([broker.refreshToken(), broker.refreshToken(), broker.refreshToken()])
    expect(all).toEqual(['token 1', 'token 1', 'token 1'])
    expect(provider.fetchToken.mock.calls).toEqual([[{ cacheMode: 'off' }]])
    expect(await broker.refreshToken()).toBe('token 2')
  })

  it('requests a new sign-in if the API refused a renewed token too, and still returns tokens', async () => {
    const { broker, provider } = connected(async () => 'token')
    await broker.reportUnauthorized('PUT /missions')
    expect(provider.onRefused).toHaveBeenCalledTimes(1)
    expect(await broker.getToken()).toBe('token')
  })

  it('withdraws the refusal when the same call succeeds, or on a newer token, and never otherwise', async () => {
    let count = 0
    const { broker, provider } = connected(async () => `token ${++count}`)
    await broker.refreshToken()
    await broker.reportResponse('PUT /missions')
    expect(provider.onAccepted).not.toHaveBeenCalled()
    await broker.reportUnauthorized('PUT /missions')
    await broker.reportResponse('GET /analytics')
    expect(provider.onAccepted).not.toHaveBeenCalled()
    await broker.reportResponse('PUT /missions')
    expect(provider.onAccepted).toHaveBeenCalledOnce()
    await broker.reportResponse('PUT /missions')
    expect(provider.onAccepted).toHaveBeenCalledOnce()

    await broker.reportUnauthorized('PUT /missions')
    await broker.refreshToken()
    await broker.reportResponse('GET /analytics')
    expect(provider.onAccepted).toHaveBeenCalledTimes(2)
  })

  it('returns the replacement to a late caller with the replaced token', async () => {
    const { broker, provider } = connected(async () => 'new')
    await broker.refreshToken('old')
    expect(await broker.refreshToken('old')).toBe('new')
    expect(provider.fetchToken).toHaveBeenLastCalledWith(undefined)
  })

  it('notifies about a token once, no matter how often it is requested', async () => {
    const { broker, provider } = connected(async () => 'same')
    await broker.getToken()
    await broker.getToken()
    await broker.refreshToken()
    expect(provider.onToken.mock.calls).toEqual([['same']])
  })

  it.each([
    'login_required',
    'consent_required',
    'missing_refresh_token',
    'mfa_required',
    'unauthorized',
    'unauthorized_client',
    'a_code_of_tomorrow',
  ])('reports %s once and makes no further request until the user has signed in again', async (error) => {
    const { broker, provider } = connected(() => Promise.reject(refusal(error)))
    expect(await broker.getToken()).toBeUndefined()
    expect(await broker.refreshToken()).toBeUndefined()
    expect(provider.onRefused).toHaveBeenCalledOnce()
    expect(provider.fetchToken).toHaveBeenCalledOnce()
    broker.connect({ ...provider, fetchToken: async () => 'again' })
    expect(await broker.getToken()).toBe('again')
  })

  it('is refused when the session has expired', async () => {
    const { broker, provider } = connected(async () => undefined)
    expect(await broker.getToken()).toBeUndefined()
    expect(provider.onRefused).toHaveBeenCalledOnce()
  })

  it.each([
    refusal('timeout'),
    refusal('server_error'),
    refusal('too_many_requests'),
    new Error('Failed to fetch'),
  ])('does not treat a failure as a refusal: %s', async (failure) => {
    let online = false
    const { broker, provider } = connected(() =>
      online ? Promise.resolve('token') : Promise.reject(failure),
    )
    expect(await broker.refreshToken()).toBeUndefined()
    expect(provider.onRefused).not.toHaveBeenCalled()
    online = true
    expect(await broker.getToken()).toBe('token')
  })

  it('returns no token once another tab has ended the session, also one that was under way (rule AUTH-18)', async () => {
    let arrive: (token: string) => void = () => undefined
    const { broker, provider } = connected(
      () =>
        new Promise<string>((resolve) => {
          arrive = resolve
        }),
    )
    const waiting = broker.getToken()
    await vi.waitFor(() => expect(provider.fetchToken).toHaveBeenCalled())
    broker.end()
    arrive('too late')
    expect(await waiting).toBeUndefined()
    expect(provider.onToken).not.toHaveBeenCalled()
    expect(await broker.getToken()).toBeUndefined()
    expect(provider.fetchToken).toHaveBeenCalledOnce()
    expect(broker.isSessionOver()).toBe(true)
  })

  it('retries once after a refused refresh token: the SDK then uses the session', async () => {
    const answers = [Promise.reject(refusal('invalid_grant')), Promise.resolve('from the session')]
    const { broker, provider } = connected(() => answers.shift() ?? Promise.resolve('late'))
    expect(await broker.refreshToken()).toBe('from the session')
    expect(provider.onRefused).not.toHaveBeenCalled()
  })
})
