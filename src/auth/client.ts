import {
  Auth0Client,
  type ConnectAccountRedirectResult,
  type GetTokenSilentlyOptions,
  type GetTokenSilentlyVerboseResponse,
  type PopupConfigOptions,
  type PopupLoginOptions,
  type RedirectLoginResult,
} from '@auth0/auth0-spa-js'
import { basePath } from '@/lib/basePath'
import { requestFromPage } from '@/lib/policy'
import { isIdTokenRefused, isUnreachable } from './signInFailure'

interface AuthConfig {
  /** Host name or full origin, without a trailing slash. */
  domain: string
  clientId: string
  audience: string
  appMetadataClaim: string
}

const CALLBACK_PATH = `${basePath}/callback`

/** Reading the provider's session in a hidden frame takes about a second; this is the limit for an unreachable one. */
const SILENT_TIMEOUT_SECONDS = 15

/**
 * The callback screen shows errors of the provider, and on other paths `code` and `state` belong to the screen there.
 * So the SDK handles only a code on the callback path.
 */
export const hasCode = ({ pathname, search }: Location) =>
  pathname === CALLBACK_PATH && !readCallbackError(search)

/**
 * The SDK's client. It also keeps why the last request for a token failed: `checkSession` does not report it, and the
 * sign-in page needs it.
 *
 * The SDK takes any response of the provider for that of the window, and closes the window. So no request for a token, which may
 * need a hidden frame, runs while the window is open.
 */
export class SignInClient extends Auth0Client {
  failure: unknown
  /** Why the last sign-in in a window failed: the hook of the SDK does not reject. Requests for tokens do not change it. */
  windowFailure: unknown
  private windowEnd: Promise<void> | undefined
  /** Requests for tokens that may have a frame. */
  private readonly requests = new Set<Promise<unknown>>()

  get isWindowOpen(): boolean {
    return this.windowEnd !== undefined
  }

  override getTokenSilently(
    options: GetTokenSilentlyOptions & { detailedResponse: true },
  ): Promise<GetTokenSilentlyVerboseResponse | undefined>
  override getTokenSilently(options?: GetTokenSilentlyOptions): Promise<string | undefined>
  override async getTokenSilently(
    options?: GetTokenSilentlyOptions,
  ): Promise<string | GetTokenSilentlyVerboseResponse | undefined> {
    const isLookup = options?.cacheMode === 'cache-only'
    while (!isLookup && this.windowEnd) await this.windowEnd
    const request = super.getTokenSilently(options)
    if (!isLookup) this.requests.add(request)
    try {
      const token = await request
      // An empty cache says nothing about the request before.
      if (!isLookup || token !== undefined) this.failure = undefined
      return token
    } catch (error) {
      this.failure = error
      await this.dropRefused(error)
      throw error
    } finally {
      this.requests.delete(request)
    }
  }

  override async handleRedirectCallback<S = unknown>(
    url?: string,
  ): Promise<RedirectLoginResult<S> | ConnectAccountRedirectResult<S>> {
    try {
      return await super.handleRedirectCallback<S>(url)
    } catch (error) {
      // The SDK exchanges the code in its worker.
      if (isUnreachable(error)) await requestFromPage(originOf(this.getConfiguration().domain))
      await this.dropRefused(error)
      throw error
    }
  }

  override async loginWithPopup(options?: PopupLoginOptions, config?: PopupConfigOptions): Promise<void> {
    this.windowFailure = undefined
    let end = () => {}
    this.windowEnd = new Promise<void>((resolve) => {
      end = resolve
    })
    try {
      await this.endOfRequests()
      await super.loginWithPopup(
        options,
        config?.popup ? { ...config, popup: untilSeenTwice(config.popup) } : config,
      )
    } catch (error) {
      this.windowFailure = error
      await this.dropRefused(error)
      throw error
    } finally {
      this.windowEnd = undefined
      end()
    }
  }

  /**
   * Waits for requests that began before the window, e.g. because the user came back to the tab; later ones wait for the window.
   * The window is blank meanwhile, so the wait is limited to the time that a frame has.
   */
  private async endOfRequests(): Promise<void> {
    if (this.requests.size === 0) return
    let timer: number | undefined
    const limit = new Promise<void>((resolve) => {
      timer = window.setTimeout(resolve, SILENT_TIMEOUT_SECONDS * 1000)
    })
    await Promise.race([Promise.allSettled(this.requests), limit])
    window.clearTimeout(timer)
  }

  /**
   * The SDK's worker keeps the refresh token of a response before its ID token is checked. The next request would use it, and
   * the ID token of that response needs no nonce. So a refused ID token ends what came with it.
   */
  private async dropRefused(error: unknown): Promise<void> {
    if (isIdTokenRefused(error)) await this.logout({ openUrl: false })
  }
}

/**
 * The window that is passed to the SDK, which reads `closed` every second. It is closed from the second read on: a provider
 * can close the window right after it has sent its response, which can arrive after the first read.
 */
function untilSeenTwice(popup: Window) {
  let isSeen = false
  return {
    get closed() {
      const wasSeen = isSeen
      isSeen = popup.closed
      return wasSeen && isSeen
    },
    get location() {
      return popup.location
    },
    close: () => popup.close(),
  }
}

interface SignIn {
  client: SignInClient
  /** Resolves when the silent frame has been requested, or is not needed. */
  isUnderWay: Promise<unknown>
}

/**
 * Creates the client of Auth0's SDK (rule AUTH-1): authorization code with PKCE, tokens in memory, rotating refresh
 * tokens with the silent frame as fallback. Starts the silent sign-in at once, before React and the frame are loaded.
 */
export function startSignIn({ domain, clientId, audience }: AuthConfig): SignIn {
  trustOwnWorker()
  discardForeignMessages(domain)
  const client = new SignInClient({
    domain,
    clientId,
    authorizationParams: {
      audience,
      redirect_uri: window.location.origin + CALLBACK_PATH,
      scope: 'openid profile email offline_access',
    },
    cacheLocation: 'memory',
    // Browsers without SameSite are not supported: no second cookie without it.
    legacySameSiteCookie: false,
    // The SDK's worker, which holds them, knows no provider below a path; only the mocked one can be there.
    useRefreshTokens: !import.meta.env.VITE_MOCKS || basePath === '',
    useRefreshTokensFallback: true,
    authorizeTimeoutInSeconds: SILENT_TIMEOUT_SECONDS,
  })
  if (hasCode(window.location)) return { client, isUnderWay: Promise.resolve() }
  // The provider component waits for the same call, and reports its error.
  const checked = client.checkSession().catch(() => undefined)
  return { client, isUnderWay: Promise.race([checked, frameAdded()]) }
}

const frameAdded = () =>
  new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('iframe')) return
      observer.disconnect()
      resolve()
    })
    observer.observe(document.body, { childList: true })
  })

/** The provider's error redirect: `/callback?error=access_denied&error_description=…`. */
interface CallbackError {
  code: string
  /** The provider's description, or its error code without one. */
  words: string
}

/** Reads the provider's error from a query string; null if there is none. */
export function readCallbackError(search: string): CallbackError | null {
  const params = new URLSearchParams(search)
  const code = params.get('error')
  if (!code) return null
  return { code, words: params.get('error_description')?.trim() || code }
}

/** The origin of the identity provider, whose domain may be written without a scheme. */
const originOf = (domain: string) => new URL(/^https?:/i.test(domain) ? domain : `https://${domain}`).origin

/**
 * Only this page and the provider may send messages to this window. This listener is the first one, so messages of other
 * origins reach neither the SDK nor the console.
 */
function discardForeignMessages(domain: string): void {
  const trusted = [window.location.origin, originOf(domain)]
  window.addEventListener('message', (event) => {
    if (!trusted.includes(event.origin)) event.stopImmediatePropagation()
  })
}

interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string }): unknown
}

/**
 * The Content-Security-Policy has `require-trusted-types-for 'script'`: the browser refuses script URLs that are plain
 * strings, unless a default policy accepts them. The SDK starts its worker from a blob URL of this page, so the policy
 * accepts only those.
 */
function trustOwnWorker(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      if (url.startsWith(`blob:${window.location.origin}/`)) return url
      throw new TypeError(`Not a script of this page: ${url}`)
    },
  })
}
