import { mintAccessToken } from '@mocks/provider/tokens'
import { act, render } from '@testing-library/react'
import { memo, useSyncExternalStore } from 'react'
import { beforeEach, vi } from 'vitest'
import { AuthProvider } from '@/auth/AuthProvider'
import { startSignIn } from '@/auth/client'
import { type Session, useSession } from '@/auth/session'

/* A session on a replaced SDK, for the tests of the session. */

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
    getTokenSilently: vi.fn(async (..._args: unknown[]): Promise<string | undefined> => undefined),
    /** Replaces the window that the client opens. The hook's own function is another one. */
    openWindow: vi.fn(async (..._args: unknown[]): Promise<void> => {}),
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

export { sdk }

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
    loginWithPopup(...args: []) {
      return sdk.openWindow(...args)
    }
    getConfiguration = () => sdk.options
    logout = sdk.dropTokens
    constructor(options: Record<string, unknown>) {
      sdk.options = options
    }
  },
}))

export const config = {
  domain: 'tenant.eu.auth0.com',
  clientId: 'abc',
  audience: 'https://admin-api.example',
  appMetadataClaim: 'https://admin-api.example/app_metadata',
}
/** Tests call it here: a module that they import before this one would have the real SDK. */
export const signIn = () => startSignIn(config)

export const mira = {
  sub: 'email|7f3c02b9d1',
  name: 'Mira Tarnwell',
  email: 'mira.tarnwell@brindlewick.example',
}

/** Of the latest render. */
export let session: Session
export const seen = vi.fn()
const Watcher = memo(() => {
  session = useSession()
  seen(session)
  return <p>{session.user?.name ?? session.status}</p>
})

export function start() {
  const onRedirectCallback = vi.fn()
  const onAccess = vi.fn()
  render(
    <AuthProvider
      client={signIn().client}
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
export const tokenOf = (minute: number) => mintAccessToken('service-admin', { now: minute * 60_000 })
export const enter = () =>
  act(async () => sdk.set({ isLoading: false, isAuthenticated: true, user: { ...mira } }))

beforeEach(() => {
  sdk.reset()
  seen.mockClear()
  sessionStorage.clear()
  for (const method of [sdk.checkSession, sdk.loginWithRedirect, sdk.logout, sdk.loginWithPopup])
    method.mockClear()
  sdk.getAccessTokenSilently.mockReset().mockResolvedValue(tokenOf(1))
})
