import { cutText } from '@/lib/format'
import { isMissingCode, unloadable } from '@/lib/missingCode'
import { fieldsOf, filledText } from '@/lib/value'

/** How a request can fail (rule ERROR-1): time-out, no response, an unreadable response, an error status. */
type ApiErrorKind = 'timeout' | 'fetch' | 'parsing' | 'status'

interface ApiErrorDetails {
  kind: ApiErrorKind
  message: string
  status?: number
  code?: string
  field?: string
  retryAfter?: number
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
  /** Whether a write with this error may have taken effect: it left the browser, and the server did not refuse it. */
  isUncertain: boolean

  constructor({ kind, message, status, code, field, retryAfter, isUnsent = false, cause }: ApiErrorDetails) {
    super(message, { cause })
    this.name = 'ApiError'
    this.kind = kind
    this.status = status
    // A server can send a code of any length (rule NUMBER-6).
    this.code = code === undefined ? undefined : cutText(code)
    this.field = field
    this.retryAfter = retryAfter
    this.isUncertain = !isUnsent && (kind !== 'status' || (status ?? 0) >= 500)
  }
}

/** The default message. */
export const unexpected = 'An unexpected error occurred'

/** The text of an error in a body. */
export const errorIn = (body: unknown): string | undefined => filledText(fieldsOf(body).error)

/**
 * An error for a 2xx response with an unexpected body. Uses the code and field of the body, in case it describes an
 * error.
 */
export function unexpectedAnswer(body: unknown, message: string): ApiError {
  const { code, field } = fieldsOf(body)
  return new ApiError({
    kind: 'parsing',
    message: cutText(errorIn(body) ?? message),
    code: filledText(code),
    field: filledText(field),
  })
}

/** The generated calls throw a URIError for half a surrogate pair, before anything is sent. */
const noPath = 'An id with half of a character has no address at the server'

/** Converts a thrown value into an ApiError. `api/errors.ts` converts axios errors first. */
export function asApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown
  if (isMissingCode(thrown))
    return new ApiError({ kind: 'fetch', message: unloadable, isUnsent: true, cause: thrown })
  if (thrown instanceof URIError)
    return new ApiError({ kind: 'fetch', message: noPath, isUnsent: true, cause: thrown })
  const message = thrown instanceof Error ? filledText(thrown.message) : filledText(thrown)
  return new ApiError({ kind: 'fetch', message: cutText(message ?? unexpected), cause: thrown })
}
