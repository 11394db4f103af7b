import { isSecretName, redact, redactDeep } from '../report/redact.ts'
import type { HttpResponse } from '../types.ts'

export interface Exchange {
  url: URL
  method: string
  headers: Record<string, string>
  /** The body; for a form the names of its parts */
  sent?: { type: string; text?: string; parts?: string[] }
  /** Undefined if there was no response */
  response?: HttpResponse
  started: Date
  /** Path of the calling page of the console */
  page?: string
}

/** Records exchanges as HAR 1.2, without secrets. */
export function createRecorder() {
  const exchanges: (Exchange & { time: number })[] = []
  return {
    add(exchange: Exchange) {
      exchanges.push({ ...exchange, time: Date.now() - exchange.started.getTime() })
    },
    count: () => exchanges.length,
    /** The recording as JSON. Most runs need none, so entries are built here. */
    toText: () =>
      JSON.stringify({
        log: { version: '1.2', creator: { name: 'contract', version: '1' }, entries: exchanges.map(entryOf) },
      }),
  }
}

function entryOf({
  url,
  method,
  headers,
  sent,
  response = { status: 0, headers: {} },
  started,
  page,
  time,
}: Exchange & { time: number }) {
  return {
    startedDateTime: started.toISOString(),
    time,
    request: {
      method,
      url: redact(url.href),
      httpVersion: 'HTTP/1.1',
      headers: listOf(headers),
      queryString: [...url.searchParams].map(([name, value]) => ({ name, value: redact(value) })),
      cookies: [],
      headersSize: -1,
      bodySize: sent ? sizeOf(sent.text) : 0,
      ...(sent && {
        postData: {
          mimeType: sent.type,
          ...(sent.text !== undefined && { text: clean(sent.text) }),
          ...(sent.parts && { params: sent.parts.map((name) => ({ name })) }),
        },
      }),
    },
    response: {
      status: response.status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      headers: listOf(response.headers),
      cookies: [],
      content: {
        size: sizeOf(response.text),
        mimeType: response.headers['content-type'] ?? '',
        ...(response.text !== undefined && { text: clean(response.text) }),
      },
      redirectURL: '',
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: time, receive: 0 },
    ...(page && { _page: page }),
  }
}

const sizeOf = (text: string | undefined) => (text === undefined ? -1 : Buffer.byteLength(text))

const listOf = (headers: Record<string, string>) =>
  Object.entries(headers).map(([name, value]) => ({
    name,
    value: isSecretName(name) ? '[redacted]' : redact(value),
  }))

function clean(text: string) {
  try {
    return JSON.stringify(redactDeep(JSON.parse(text)))
  } catch {
    return redact(text)
  }
}
