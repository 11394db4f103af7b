import axios, { type AxiosError, type AxiosResponse } from 'axios'
import { rowLimits, truncate } from '@/lib/format'
import { maxDepth, TooDeepError } from '@/lib/json'
import { isMissingCode, unloadable } from '@/lib/missingCode'
import { fieldsOf, filledText, titleOf } from '@/lib/value'

/** How a request can fail (rule ERROR-1): time-out, no response, an unreadable response, an error status. */
type ApiErrorKind = 'timeout' | 'fetch' | 'parsing' | 'status'

interface ApiErrorDetails {
  kind: ApiErrorKind
  message: string
  status?: number
  code?: string | undefined
  field?: string | undefined
  retryAfter?: number | undefined
  /** The request never left the browser. */
  isUnsent?: boolean
  cause?: unknown
}

/** A failed request, worded for the user; `message` is the server's text if it sent one. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind
  /** HTTP status, if there was a response. */
  readonly status: number | undefined
  /** The `code` of the error body. */
  readonly code: string | undefined
  /** Dot path of the invalid field, such as `reward.points`. */
  readonly field: string | undefined
  /** Seconds until the server accepts a retry, if it sent `Retry-After`. */
  readonly retryAfter: number | undefined
  /** Refused without a token after the session ended. The user was asked to sign in again, so no message is needed. */
  isSessionOver = false
  /** A write with this error may have been carried out: it left the browser, and the server did not refuse it. */
  isUncertain: boolean

  constructor({ kind, message, status, code, field, retryAfter, isUnsent = false, cause }: ApiErrorDetails) {
    super(message, { cause })
    this.name = 'ApiError'
    this.kind = kind
    this.status = status
    this.code = code
    this.field = field
    this.retryAfter = retryAfter
    this.isUncertain = !isUnsent && (kind !== 'status' || (status ?? 0) >= 500)
  }
}

const unexpected = 'An unexpected error occurred'

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
    message: withRetry(filledText(error) ?? filledText(thrown) ?? unexpected, retryAfter),
    retryAfter,
    code: filledText(code),
    field: filledText(field),
    cause,
  })
}

/** The text of an error in a body. */
export const errorIn = (body: unknown): string | undefined => filledText(fieldsOf(body).error)

/** The error of a success whose body is not what the contract says. It can have the error in its body. */
export function unexpectedAnswer(body: unknown, message: string): ApiError {
  const { code, field } = fieldsOf(body)
  return new ApiError({
    kind: 'parsing',
    message: errorIn(body) ?? message,
    code: filledText(code),
    field: filledText(field),
  })
}

/** The generated calls throw a URIError for half a surrogate pair, before anything is sent. */
const noPath = 'An id with half of a character has no address at the server'

/** Why a response could not be read. Names the object that is nested too deeply, which may be one of a list. */
function unreadable(cause: unknown): string {
  const words = "The server's answer could not be read"
  if (!(cause instanceof TooDeepError)) return words
  const { id, player, account } = fieldsOf(cause.object)
  const name = titleOf(fieldsOf(cause.object), id ?? player ?? account)
  return `${words}: ${name === '—' ? 'it' : `'${truncate(name, rowLimits)}'`} is nested more than ${maxDepth} levels deep`
}

/** Converts anything thrown into an ApiError; every error passes through here (rule ERROR-2). */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown
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
      return new ApiError({ kind: 'fetch', message: 'The server could not be reached', cause: thrown })
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
  if (isMissingCode(thrown))
    return new ApiError({ kind: 'fetch', message: unloadable, isUnsent: true, cause: thrown })
  if (thrown instanceof URIError)
    return new ApiError({ kind: 'fetch', message: noPath, isUnsent: true, cause: thrown })
  const message = thrown instanceof Error ? filledText(thrown.message) : filledText(thrown)
  return new ApiError({ kind: 'fetch', message: message ?? unexpected, cause: thrown })
}

/**
 * The content of the error toast: the body's code, else the HTTP status, beside 'Error' (rule ERROR-3). Undefined after
 * the session has ended, because a notice tells the user about that.
 */
export function errorToast(thrown: unknown): { code?: string | number; description: string } | undefined {
  const { code, status, message, isSessionOver } = toApiError(thrown)
  if (isSessionOver) return undefined
  const shown = code ?? status
  return { ...(shown !== undefined && { code: shown }), description: message }
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

/** 'Try again in 12 seconds.' A day or more is no time that anybody waits for, or a broken header. */
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
