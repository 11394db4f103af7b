import axios, { AxiosError, type AxiosRequestConfig } from 'axios'
import { ApiError, toApiError } from './errors'

/** Where the API is and how a bearer token is come by; set once at boot. */
export interface ApiSettings {
  baseUrl: string
  /** Resolves to undefined when no token is obtainable; the call then goes out without one (spec §7). */
  getToken: () => Promise<string | undefined>
  /** Gets a token other than the refused one after a 401; many callers at once share one refresh (reading E5). */
  refreshToken: (refused?: string) => Promise<string | undefined>
  /** The API refused a fresh token too: only signing in again helps (reading E5). */
  onUnauthorized?: () => void
}

let settings: ApiSettings = {
  baseUrl: '/admin/api/v0',
  getToken: async () => undefined,
  refreshToken: async () => undefined,
}

export function configureApi(next: ApiSettings): void {
  settings = next
}

/** A call is given up after this time (reading F4). */
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
  return answer.data
}

async function resend<T>(config: AxiosRequestConfig, fresh: string): Promise<T> {
  try {
    return await send<T>(config, fresh)
  } catch (thrown) {
    if (isUnauthorized(thrown)) settings.onUnauthorized?.()
    throw thrown
  }
}

/**
 * orval's mutator and the only door to the server: base URL, bearer token, time-out; on a 401 the token is
 * refreshed once and the call repeated once (spec §7). Throws ApiError, or the abort of its signal.
 */
export async function request<T>(config: AxiosRequestConfig): Promise<T> {
  try {
    const token = await settings.getToken()
    try {
      return await send<T>(config, token)
    } catch (thrown) {
      if (!isUnauthorized(thrown)) throw thrown
      const fresh = await settings.refreshToken(token).catch(() => undefined)
      if (!fresh) throw thrown
      return await resend<T>(config, fresh)
    }
  } catch (thrown) {
    if (axios.isCancel(thrown) && (thrown as AxiosError).code === AxiosError.ERR_CANCELED) throw thrown
    throw toApiError(thrown)
  }
}
