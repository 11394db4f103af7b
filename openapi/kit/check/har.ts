// The exchanges of a HAR recording, as recorders write them, and as the kit checks them.
import { withoutMark } from '../contract/load.ts'
import type { Exchange, HttpResponse, SentBody } from '../types.ts'
import { type Body, partsOf, readUnpacked } from './body.ts'

/** An exchange of a HAR recording: the parts that the kit reads, any of which a recorder can leave out. */
export interface HarEntry {
  request: HarRequest
  response?: HarResponse
  startedDateTime?: string
  /** Path of the calling page of the console; tests/e2e/traffic.ts writes it. */
  _page?: string
}

export interface HarResponse {
  status?: number
  statusText?: string
  headers?: HarHeader[]
  /** As transferred; -1 or absent if the recorder does not know it. */
  bodySize?: number
  /** Why there is no response, or only a part of it (Chrome, and the recorder of the kit). */
  _error?: string
  /** The same (Playwright). */
  _failureText?: string
  content?: HarBody
}

export interface HarBody {
  mimeType?: string
  text?: string
  encoding?: string
  /** Of the unpacked body; -1 or absent if the recorder does not know it. */
  size?: number
  /** The name of a file beside the recording that has the body (Playwright). */
  _file?: string
  /** Why the text is missing or cut. */
  comment?: string
  /** Why the body could not be read (the recorder of the kit). */
  _unreadable?: string
}

export interface HarRequest {
  method: string
  url: string
  headers?: HarHeader[]
  /** -1 or absent if the recorder does not know it. */
  bodySize?: number
  postData?: HarBody & { params?: { name: string }[] }
}

export interface HarHeader {
  name: string
  value: string
}

/** An entry as an exchange. Its address must be valid. */
export function exchangeOf({ request, response, startedDateTime }: HarEntry): Exchange {
  const status = Number(response?.status ?? 0)
  const error = response?._error ?? response?._failureText ?? undefined
  // A request that the page aborted by navigating is not an error of the service.
  const cancelled = /abort|cancel/i.test(error ?? '')
  const call = {
    started: new Date(startedDateTime ?? 0),
    method: request.method.toUpperCase(),
    url: new URL(request.url),
    headers: headersOf(request.headers),
    sent: sentOf(request),
    cancelled,
  }
  // An aborted request has the status 0, or -1.
  if (!response || !(status >= 100)) return { ...call, ...(error && !cancelled && { failure: error }) }
  const headers = headersOf(response.headers)
  headers['content-type'] ||= knownType(response.content?.mimeType)
  const size = sizeOf(response.content?.size, response.bodySize, headers['content-length'])
  const body = error
    ? { unreadable: `its body was cut (${error})` }
    : bodyOf({ ...response.content, size }, headers)
  return { ...call, response: { status, headers, ...body } }
}

const headersOf = (headers: HarResponse['headers']): HttpResponse['headers'] =>
  Object.fromEntries((headers ?? []).map(({ name, value }) => [name.toLowerCase(), String(value ?? '')]))

/** Browsers write `x-unknown` for a response without a content type. */
const knownType = (type: string | undefined) => (type === 'x-unknown' ? '' : (type ?? ''))

function sentOf({ postData, headers, bodySize }: HarRequest): SentBody {
  const sentHeaders = headersOf(headers)
  const type = postData?.mimeType || sentHeaders['content-type']
  const size = sizeOf(postData?.size ?? bodySize, bodySize, sentHeaders['content-length'])
  // Chrome writes the size 0 for a form whose files it did not keep, beside its type.
  const isEmpty = !postData && size === 0 && !type
  const body: Body = isEmpty ? { text: '' } : postData ? bodyOf({ ...postData, size }) : {}
  const names = postData?.params?.map(({ name }) => name) ?? []
  return names.length > 0 ? { ...sentBody(type, body), parts: names } : sentBody(type, body)
}

/** A body that was sent. Forms have parts; some recorders write them as text, with an empty list of parts. */
export function sentBody(type: string | undefined, { text, unreadable }: Body): SentBody {
  const parts = type?.startsWith('multipart/') ? partsOf(text ?? '') : []
  return {
    text,
    unreadable,
    type: type?.replace(/;.*/, '').trim().toLowerCase(),
    ...(parts.length > 0 && { parts }),
  }
}

/**
 * The size of an unpacked body, if it is known: HAR 1.2 writes -1 for what a recorder does not know, or nothing. The size
 * of what was transferred can be that of a packed body, so only its 0 tells.
 */
function sizeOf(unpacked: number | undefined, transferred: number | undefined, header: string | undefined) {
  if (unpacked !== undefined && unpacked >= 0) return unpacked
  return transferred === 0 || header === '0' ? 0 : undefined
}

/**
 * The text of a recorded body. Recorders leave a body out, empty it, cut it, or write it as base64. An empty text is an
 * empty body only if its size is known to be 0.
 */
function bodyOf(content: HarBody, headers: HttpResponse['headers'] = {}): Body {
  const { text: given, size, comment, _unreadable: unreadable } = content
  if (unreadable) return { unreadable }
  if (typeof given !== 'string') return { unreadable: notRecorded(comment) }
  if (given === '') return size === 0 ? { text: '' } : { unreadable: notRecorded(comment) }
  const body =
    content.encoding === 'base64'
      ? readUnpacked(Buffer.from(given, 'base64'), {
          encoding: headers['content-encoding'],
          type: headers['content-type'],
        })
      : { text: given }
  if (body.text === undefined) return body
  const text = withoutMark(body.text)
  const cut = comment || (size ?? 0) > Buffer.byteLength(text)
  return cut && isBroken(text) ? { unreadable: 'its body was recorded only in part' } : { ...body, text }
}

const notRecorded = (comment: string | undefined) =>
  comment ? `its body was not recorded (${comment})` : 'its body was not recorded'

function isBroken(text: string) {
  try {
    JSON.parse(text)
    return false
  } catch {
    return true
  }
}
