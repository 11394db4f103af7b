/** What the broker needs of the identity provider's SDK. */
export interface TokenProvider {
  /** An access token, from the cache unless `cacheMode` is 'off'; nothing when the session has reached its end. */
  fetchToken(options?: { cacheMode: 'off' }): Promise<string | undefined>
  /** A token differs from the last one. False when it is another user's: it must not be used on this one's screen. */
  onToken(token: string): boolean
  /** The provider, or the API, will take nothing more without the user signing in again. */
  onRefused(): void
  /** The API takes again what it had refused. */
  onAccepted(): void
}

/** Answers after which asking again is useless until the user has signed in; anything else may pass. */
const REFUSALS = new Set([
  'login_required',
  'consent_required',
  'interaction_required',
  'account_selection_required',
  'missing_refresh_token',
  'invalid_grant',
  'access_denied',
])

const fail = (error: unknown) => Promise.reject(error)
const sessionOver = () => Object.assign(new Error('The session is over'), { error: 'login_required' })
const codeOf = (error: unknown) => (error as { error?: unknown } | null)?.error

/**
 * Stands between those who need access tokens and the SDK, which is there only once React runs:
 * waits for the SDK, shares one renewal among all callers (decision E5) and never rejects.
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
      // A refused refresh token is forgotten by the SDK; its next attempt asks the provider's session instead.
      const token = await fetchToken().catch((error) =>
        codeOf(error) === 'invalid_grant' ? fetchToken() : fail(error),
      )
      if (!token) throw sessionOver()
      if (token !== lastToken && provider.onToken(token) === false) throw sessionOver()
      lastToken = token
      return token
    } catch (error) {
      if (REFUSALS.has(String(codeOf(error)))) {
        refused = true
        provider.onRefused()
      }
      return undefined
    }
  }

  return {
    /** An access token if one is obtainable, renewed when it is about to expire. */
    getToken: (): Promise<string | undefined> => obtain(),

    /**
     * A new access token after the API refused one with 401. Callers at the same time share one renewal; a
     * caller whose refused token has been replaced in the meantime gets the replacement.
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
     * The API answered a call. When it is one of those it had refused, or the token is another one by now, the
     * session goes on. Others prove nothing: some calls may be let through whatever the token says.
     */
    async reportAnswer(call: string): Promise<void> {
      if (!unauthorized || (!unauthorized.calls.has(call) && unauthorized.token === lastToken)) return
      unauthorized = undefined
      const provider = await connected
      if (!refused) provider?.onAccepted()
    },

    /** Whether there are no more tokens until the user signs in again: every call is then refused. */
    isSessionOver: () => refused,

    /** Null: nobody is signed in, so no token is obtainable. Also called after the user signed in again. */
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
  method?: string | undefined
  url?: string | undefined
}
const nameOf = ({ method, url }: Call) => `${method} ${url}`

const broker = createTokenBroker()

/** For `configureApi`; both wait until AuthProvider knows whether somebody is signed in. */
export const getToken = broker.getToken
export const refreshToken = broker.refreshToken
export const reportUnauthorized = (call: Call) => void broker.reportUnauthorized(nameOf(call))
export const isSessionOver = broker.isSessionOver
export const reportAnswer = (call: Call) => void broker.reportAnswer(nameOf(call))
export const connectTokens = broker.connect
