import axios, {
  AxiosError,
  type AxiosRequestConfig,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios'
import { parseJson, writeJson } from '@/lib/json'
import { isOffline } from '@/lib/offline'
import { ApiError } from '@/model/apiError'
import { patienceMs, retryAfterOf, toApiError } from './errors'

/** A call that was sent and failed. */
export interface FailedCall {
  method: string
  /** Path below the base, e.g. `/missions/acme/m-1`. */
  path: string
  /** HTTP status, if there was a response. */
  status: number | undefined
  failure: ApiError['kind']
}

/** The address of the API and the source of bearer tokens; set once at boot. */
interface ApiSettings {
  baseUrl: string
  /** Resolves to undefined if no token is available; the request is then sent without one (rule API-4). */
  getToken: () => Promise<string | undefined>
  /** Returns a token other than the refused one after a 401; concurrent callers share one refresh (decision E5). */
  refreshToken: (refused?: string) => Promise<string | undefined>
  /**
   * The API refused a fresh token too: the user has to sign in again (decision E5). The call fails after this has
   * resolved, so that its toast appears below the notice instead of moving away from a click on it.
   */
  onUnauthorized?: (call: AxiosRequestConfig) => Promise<void>
  /** Whether no token is available until the user signs in again. The user has been told, so a 401 shows no message. */
  isSessionOver?: () => boolean
  /** Why nothing but GET is sent, in a sentence; undefined where writes are sent (rules ASSIST-1 and PERM-13). */
  whyReadOnly?: () => string | undefined
  /** Receives every readable response before the caller does. Must return quickly. */
  onResponse?: (call: AxiosRequestConfig, response: unknown) => void
  /** Receives every call that was sent and failed. Must not throw. */
  onFailure?: (call: FailedCall) => void
}

let settings: ApiSettings = {
  baseUrl: '/admin/api/v0',
  getToken: async () => undefined,
  refreshToken: async () => undefined,
}

export function configureApi(next: ApiSettings): void {
  settings = next
}

/** Requests time out after this many ms (decision F4). */
const timeoutMs = 30_000

const http = axios.create({
  timeout: timeoutMs,
  responseType: 'json',
  transitional: { clarifyTimeoutError: true },
  // Axios would read and write JSON with `JSON`, which rounds large numbers (rule NUMBER-1).
  transformResponse: readBody,
})

/** Axios sets the response while a body is read. */
type Receiving = InternalAxiosRequestConfig & { response?: AxiosResponse }

function readBody(this: Receiving, body: unknown): unknown {
  if (typeof body !== 'string' || body === '') return body
  try {
    return parseJson(body)
  } catch (thrown) {
    throw AxiosError.from(thrown as Error, AxiosError.ERR_BAD_RESPONSE, this, null, this.response)
  }
}

/** The body of a request as JSON. Multipart forms are returned unchanged. */
const written = ({ data }: AxiosRequestConfig) =>
  isPlain(data) || Array.isArray(data) ? { data: writeJson(data), transformRequest: [] } : {}

const isPlain = (data: unknown) =>
  typeof data === 'object' && data !== null && Object.getPrototypeOf(data) === Object.prototype

const isUnauthorized = (thrown: unknown) => axios.isAxiosError(thrown) && thrown.response?.status === 401

async function send<T>(config: AxiosRequestConfig, token: string | undefined): Promise<T> {
  // Without a session the server would refuse the call; after a log-out nothing may be sent (rule AUTH-18).
  if (settings.isSessionOver?.()) {
    throw new ApiError({ kind: 'fetch', status: 401, message: 'Your session has ended' })
  }
  const response = await http.request<T>({
    ...config,
    ...written(config),
    baseURL: settings.baseUrl,
    headers: { ...config.headers, ...(token && { Authorization: `Bearer ${token}` }) },
  })
  const { status } = response
  const fault = faultOf(config, response)
  if (fault !== undefined) throw new ApiError({ kind: 'parsing', status, message: fault })
  try {
    settings.onResponse?.(config, response.data)
  } catch (thrown) {
    // The call succeeded. An error in `onResponse` must not turn it into a failure.
    console.error(thrown)
  }
  return response.data
}

/**
 * Why a 2xx response is not a success although its content was not checked yet. A write is then read again (rule
 * SAFE-7).
 */
function faultOf({ method }: AxiosRequestConfig, { status, data }: { status: number; data: unknown }) {
  // Neither a list nor a record is empty. Where the contract has no content, it says 204.
  const mayBeEmpty = method !== 'GET' && status === 204
  if (!mayBeEmpty && (data === '' || data === null || data === undefined))
    return 'The server answered without any content'
  return status === 202 ? 'The server accepted the request, but has not carried it out yet' : undefined
}

const sleep = (ms: number, signal: AxiosRequestConfig['signal']) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener?.('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Retries a read once if the server asked to wait (`Retry-After`) and the wait is short. */
async function sendPatiently<T>(config: AxiosRequestConfig, token: string | undefined): Promise<T> {
  try {
    return await send<T>(config, token)
  } catch (thrown) {
    const ms = axios.isAxiosError(thrown) ? patienceMs(retryAfterOf(thrown.response)) : undefined
    if (config.method !== 'GET' || ms === undefined) throw thrown
    await sleep(ms, config.signal)
    return send<T>(config, token)
  }
}

/**
 * Refuses writes of read-only users. The controls for them are hidden; this also covers a control that was forgotten.
 */
function refuseWrites({ method = 'GET' }: AxiosRequestConfig) {
  const message = method.toUpperCase() === 'GET' ? undefined : settings.whyReadOnly?.()
  if (message !== undefined) throw new ApiError({ kind: 'fetch', isUnsent: true, message })
}

/**
 * Browsers resolve `.` and `..` in a path, even encoded: `DELETE missions/acme/..` would reach `missions`. So requests
 * with such an id, or with an empty one, are refused.
 */
function refuseLostIds({ url = '' }: AxiosRequestConfig) {
  const parts = url.split('/').slice(1)
  if (!parts.some((part) => part === '' || part === '.' || part === '..')) return
  throw new ApiError({
    kind: 'fetch',
    isUnsent: true,
    message: 'An id that is empty, "." or ".." has no address at the server',
  })
}

async function resend<T>(config: AxiosRequestConfig, fresh: string): Promise<T> {
  try {
    return await send<T>(config, fresh)
  } catch (thrown) {
    if (isUnauthorized(thrown)) await settings.onUnauthorized?.(config)
    throw thrown
  }
}

/**
 * orval's mutator; all requests go through it. Adds base URL, bearer token and time-out; after a 401 it refreshes the
 * token once and repeats the request once (rule API-5). Throws ApiError, or the abort of its signal.
 */
export async function request<T>(config: AxiosRequestConfig): Promise<T> {
  const wasOffline = isOffline()
  try {
    refuseLostIds(config)
    const token = await settings.getToken()
    // The token contains the permissions of the user.
    refuseWrites(config)
    try {
      return await sendPatiently<T>(config, token)
    } catch (thrown) {
      if (!isUnauthorized(thrown)) throw thrown
      const fresh = await settings.refreshToken(token).catch(() => undefined)
      if (!fresh) throw thrown
      return await resend<T>(config, fresh)
    }
  } catch (thrown) {
    if (axios.isCancel(thrown) && (thrown as AxiosError).code === AxiosError.ERR_CANCELED) throw thrown
    const error = toApiError(thrown)
    error.isSessionOver = error.status === 401 && settings.isSessionOver?.() === true
    // Without a network the request cannot have left the browser.
    if (wasOffline && error.kind === 'fetch') error.isUncertain = false
    if (axios.isAxiosError(thrown) || error.kind === 'parsing') noteFailure(config, error, wasOffline)
    throw error
  }
}

/**
 * Reports a failed call, except one that was refused before it was sent or failed because the browser is offline: these
 * say nothing about the API.
 */
function noteFailure({ method = 'GET', url = '' }: AxiosRequestConfig, error: ApiError, wasOffline: boolean) {
  const { status, kind } = error
  if (!(wasOffline && kind === 'fetch')) settings.onFailure?.({ method, path: url, status, failure: kind })
}
