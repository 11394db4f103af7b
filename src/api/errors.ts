import axios, { type AxiosError, type AxiosResponse } from 'axios'
import { cutText, rowLimits, truncate } from '@/lib/format'
import { maxDepth, TooDeepError } from '@/lib/json'
import { policyText, refusedOrigin } from '@/lib/policy'
import { fieldsOf, filledText, titleOf } from '@/lib/value'
import { ApiError, asApiError, unexpected } from '@/model/apiError'

const failedWith = (status: number) => `Request failed with status code ${status}`

/** Matches a 'please try again later' at the end of a server's message. */
const asksToRetry = /[\s,.;:-]*\b(please )?((try|retry)\b[^.]*\bagain|retry)\b[^.]*[.!\s]*$/i

/** Too many requests, or an unavailable server: the message says once when to retry. */
function withRetry(message: string, retryAfter: number | undefined) {
  if (retryAfter === undefined) return message
  const asked = asksToRetry.exec(message)?.[0] ?? ''
  if (/\d/.test(asked)) return message
  const rest = message.slice(0, message.length - asked.length).replace(/[.!\s]+$/, '')
  return `${rest && `${rest}. `}${soonWords(retryAfter)}`
}

function fromStatus(status: number, body: unknown, thrown: string, cause: AxiosError): ApiError {
  const { error, code, field } = fieldsOf(body)
  const retryAfter = retryAfterOf(cause.response)
  return new ApiError({
    kind: 'status',
    status,
    message: withRetry(cutText(filledText(error) ?? filledText(thrown) ?? unexpected), retryAfter),
    retryAfter,
    code: filledText(code),
    field: filledText(field),
    cause,
  })
}

/** Why a response could not be read. Names the object that is nested too deeply, which may be one of a list. */
function unreadable(cause: unknown): string {
  const words = "The server's answer could not be read"
  if (!(cause instanceof TooDeepError)) return words
  const { id, player, account } = fieldsOf(cause.object)
  const name = titleOf(fieldsOf(cause.object), id ?? player ?? account)
  return `${words}: ${name === '—' ? 'it' : `'${truncate(name, rowLimits)}'`} is nested more than ${maxDepth} levels deep`
}

/** The message for a missing response. Only an event tells a call that the policy refused from a broken network. */
function unreachable({ config }: AxiosError): string {
  const words = 'The server could not be reached'
  const origin = refusedOrigin(config?.baseURL ?? '')
  return origin === undefined ? words : `${words}: ${policyText(origin, 'API_ORIGIN')}`
}

/** Converts anything thrown into an ApiError; every error passes through here (rule ERROR-2). */
export function toApiError(thrown: unknown): ApiError {
  if (axios.isAxiosError(thrown)) {
    const { response, code, message } = thrown
    if (code === 'ECONNABORTED' || code === 'ETIMEDOUT') {
      return new ApiError({
        kind: 'timeout',
        message: 'The server did not answer within 30 seconds',
        cause: thrown,
      })
    }
    if (!response) {
      return new ApiError({ kind: 'fetch', message: unreachable(thrown), cause: thrown })
    }
    if (response.status < 400) {
      return new ApiError({
        kind: 'parsing',
        status: response.status,
        message: unreadable(thrown.cause),
        cause: thrown,
      })
    }
    // For an HTML error page the message is that of a syntax error, which does not help the user.
    const readable = typeof response.data === 'object' ? message : failedWith(response.status)
    return fromStatus(response.status, response.data, readable, thrown)
  }
  return asApiError(thrown)
}

/**
 * The content of the error toast (rule ERROR-3): the description, and the code of the body, else the HTTP status, which
 * is shown after 'Error'. Undefined after the session has ended, because a notice tells the user about that.
 */
export function errorToast(thrown: unknown): { code?: string | number; description: string } | undefined {
  const { code, status, message, isSessionOver } = toApiError(thrown)
  if (isSessionOver) return undefined
  return { code: code ?? status, description: message }
}

/** A read waits up to this many seconds before it is retried; longer waits are shown to the user instead. */
const patience = 5

/** Statuses that ask the client to retry later. */
const isLater = (status: number) => status === 429 || status === 503

/** Seconds until the server accepts a retry: `Retry-After` in seconds or as a date. */
export function retryAfterOf(response: AxiosResponse | undefined): number | undefined {
  if (!response || !isLater(response.status)) return undefined
  const header: unknown = response.headers['retry-after']
  if (typeof header !== 'string' || header.trim() === '') return undefined
  const seconds = /^\s*\d+\s*$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined
}

/**
 * Returns 'Try again in 12 seconds.' For a day or more, which is longer than anybody waits and often a broken header,
 * returns 'Try again later.'
 */
function soonWords(seconds: number): string {
  if (seconds >= 24 * 3600) return 'Try again later.'
  const [count, unit] =
    seconds < 100
      ? [seconds, 'second']
      : seconds < 100 * 60
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3600), 'hour']
  return count === 0 ? 'Try again now.' : `Try again in ${count} ${unit}${count === 1 ? '' : 's'}.`
}

/**
 * Milliseconds to wait before a read is retried; undefined if it is not retried. A random part keeps requests that were
 * refused together from returning together.
 */
export const patienceMs = (retryAfter: number | undefined): number | undefined =>
  retryAfter === undefined || retryAfter > patience ? undefined : retryAfter * 1000 + Math.random() * 500
