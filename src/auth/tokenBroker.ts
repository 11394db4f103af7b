import { isRefusal } from './signInFailure'

/** The part of the identity provider's SDK that the broker needs. */
export interface TokenProvider {
  /** Returns an access token, cached unless `cacheMode` is 'off'; undefined when the session has ended. */
  fetchToken(options?: { cacheMode: 'off' }): Promise<string | undefined>
  /** Called with every new token. Returns false if it belongs to another user and must not be used for this screen. */
  onToken(token: string): boolean
  /** The provider or the API refuses all calls until the user signs in again. */
  onRefused(): void
  /** The API accepts calls again that it had refused. */
  onAccepted(): void
}

const fail = (error: unknown) => Promise.reject(error)
const sessionOver = () => Object.assign(new Error('The session is over'), { error: 'login_required' })
const codeOf = (error: unknown) => (error as { error?: unknown } | null)?.error

/**
 * Connects callers that need access tokens to the SDK, which exists only once React runs. Waits for the SDK, shares one
 * renewal among all callers (decision E5) and never rejects.
 */
export function createTokenBroker() {
  let settle: (provider: TokenProvider | null) => void = () => {}
  let connected = new Promise<TokenProvider | null>((resolve) => {
    settle = resolve
  })
  let lastToken: string | undefined
  let refused = false
  let renewal: Promise<string | undefined> | undefined
  /** Calls that got 401 with a renewed token, and that token. */
  let unauthorized: { calls: Set<string>; token: string | undefined } | undefined

  async function obtain(options?: { cacheMode: 'off' }): Promise<string | undefined> {
    const provider = await connected
    if (!provider || refused) return undefined
    const fetchToken = () => provider.fetchToken(options)
    try {
      // The SDK forgets a refused refresh token; its next attempt uses the provider's session instead.
      const token = await fetchToken().catch((error) =>
        codeOf(error) === 'invalid_grant' ? fetchToken() : fail(error),
      )
      // Another tab has ended the session in the meantime.
      if (refused) return undefined
      if (!token) throw sessionOver()
      if (token !== lastToken && provider.onToken(token) === false) throw sessionOver()
      lastToken = token
      return token
    } catch (error) {
      if (isRefusal(error)) {
        refused = true
        provider.onRefused()
      }
      return undefined
    }
  }

  return {
    /** Returns an access token if one is available, renewed if it is about to expire. */
    getToken: (): Promise<string | undefined> => obtain(),

    /**
     * Returns a new access token after the API refused one with 401. Concurrent callers share one renewal; a caller
     * whose refused token has been replaced in the meantime gets the replacement.
     */
    refreshToken(refusedToken?: string): Promise<string | undefined> {
      if (!renewal && refusedToken && lastToken && refusedToken !== lastToken) return obtain()
      renewal ??= obtain({ cacheMode: 'off' }).finally(() => {
        renewal = undefined
      })
      return renewal
    },

    /** The API refused a renewed token as well: the user has to sign in again. */
    async reportUnauthorized(call: string): Promise<void> {
      unauthorized = { calls: unauthorized?.calls ?? new Set(), token: lastToken }
      unauthorized.calls.add(call)
      const provider = await connected
      provider?.onRefused()
    },

    /**
     * The API accepted a call. If it had refused that call before, or the token has changed since, the session
     * continues. Other calls prove nothing: some may succeed with any token.
     */
    async reportResponse(call: string): Promise<void> {
      if (!unauthorized || (!unauthorized.calls.has(call) && unauthorized.token === lastToken)) return
      unauthorized = undefined
      const provider = await connected
      if (!refused) provider?.onAccepted()
    },

    /** Whether no token is available until the user signs in again: every call then fails. */
    isSessionOver: () => refused,

    /**
     * Suspends token requests during logout. The SDK has already dropped its refresh token and would use the provider's
     * session, which still exists, so a poll would sign the user in again.
     */
    hold(): void {
      connected = new Promise((resolve) => {
        settle = resolve
      })
    },

    /** Another tab ended the session: drops the token, and no call gets one until `connect`. */
    end(): void {
      refused = true
      lastToken = undefined
    },

    /** Null if nobody is signed in and no token is available. Also called after the user signed in again. */
    connect(provider: TokenProvider | null): void {
      refused = false
      unauthorized = undefined
      lastToken = undefined
      settle(provider)
      connected = Promise.resolve(provider)
    },
  }
}

interface Call {
  method?: string
  url?: string
}
const nameOf = ({ method, url }: Call) => `${method} ${url}`

const broker = createTokenBroker()

/** The functions for `configureApi`. Both wait until AuthProvider knows whether a user is signed in. */
export const getToken = broker.getToken
export const refreshToken = broker.refreshToken
export const reportUnauthorized = (call: Call) => broker.reportUnauthorized(nameOf(call))
export const isSessionOver = broker.isSessionOver
export const reportResponse = (call: Call) => void broker.reportResponse(nameOf(call))
export const holdTokens = broker.hold
export const endTokens = broker.end
export const connectTokens = broker.connect
