import axios, { AxiosError, type AxiosRequestConfig } from 'axios'
import { ApiError, toApiError } from './errors'
import { patienceMs, retryAfterOf } from './retryAfter'

/** Where the API is and how a bearer token is come by; set once at boot. */
export interface ApiSettings {
  baseUrl: string
  /** Resolves to undefined when no token is obtainable; the call then goes out without one (rule API-4). */
  getToken: () => Promise<string | undefined>
  /** Gets a token other than the refused one after a 401; many callers at once share one refresh (decision E5). */
  refreshToken: (refused?: string) => Promise<string | undefined>
  /** The API refused a fresh token too: only signing in again helps (decision E5). */
  onUnauthorized?: (call: AxiosRequestConfig) => void
  /** Whether no token is to be had until the user signs in again, which they know: a 401 then says nothing new. */
  isSessionOver?: () => boolean
  /** Sees every answer that could be read, before anybody uses it. Must not take time. */
  onAnswer?: (call: AxiosRequestConfig, answer: unknown) => void
}

let settings: ApiSettings = {
  baseUrl: '/admin/api/v0',
  getToken: async () => undefined,
  refreshToken: async () => undefined,
}

export function configureApi(next: ApiSettings): void {
  settings = next
}

/** A call is given up after this time (decision F4). */
const timeoutMs = 30_000

const http = axios.create({
  timeout: timeoutMs,
  responseType: 'json',
  transitional: { silentJSONParsing: false, clarifyTimeoutError: true },
})

const isUnauthorized = (thrown: unknown) => axios.isAxiosError(thrown) && thrown.response?.status === 401

async function send<T>(config: AxiosRequestConfig, token: string | undefined): Promise<T> {
  const answer = await http.request<T>({
    ...config,
    baseURL: settings.baseUrl,
    headers: { ...config.headers, ...(token && { Authorization: `Bearer ${token}` }) },
  })
  // A read that answers nothing is no list and no record; a write may answer nothing and is done all the same.
  if (config.method === 'GET' && (answer.data === '' || answer.data === null)) {
    throw new ApiError({
      kind: 'parsing',
      status: answer.status,
      message: 'The server answered without any content',
    })
  }
  settings.onAnswer?.(config, answer.data)
  return answer.data
}

const sleep = (ms: number, signal: AxiosRequestConfig['signal']) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener?.('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** A read that came too soon is sent once more after the time that the server asked for, if that is short. */
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
 * A browser takes `.` and `..` for folders however they are written: `DELETE missions/acme/..` would reach
 * `missions`. So an id of that kind goes nowhere, and neither does an empty one.
 */
function refuseLostIds({ url = '' }: AxiosRequestConfig) {
  const parts = url.split('/').slice(1)
  if (!parts.some((part) => part === '' || part === '.' || part === '..')) return
  throw new ApiError({
    kind: 'fetch',
    message: 'An id that is empty, "." or ".." has no address at the server',
  })
}

async function resend<T>(config: AxiosRequestConfig, fresh: string): Promise<T> {
  try {
    return await send<T>(config, fresh)
  } catch (thrown) {
    if (isUnauthorized(thrown)) settings.onUnauthorized?.(config)
    throw thrown
  }
}

/**
 * orval's mutator and the only door to the server: base URL, bearer token, time-out; on a 401 the token is
 * refreshed once and the call repeated once (rule API-5). Throws ApiError, or the abort of its signal.
 */
export async function request<T>(config: AxiosRequestConfig): Promise<T> {
  try {
    refuseLostIds(config)
    const token = await settings.getToken()
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
    throw error
  }
}
