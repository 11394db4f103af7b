// Writes exchanges as HAR 1.2: each as it came, without secrets.
import { isSecretName, redact, redactText } from '../report/redact.ts'
import type { Exchange } from '../types.ts'

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
  failure,
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
          ...(sent.text !== undefined && { text: redactText(sent.text) }),
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
      content: { mimeType: response.headers['content-type'] ?? '', ...contentOf(response) },
      redirectURL: '',
      headersSize: -1,
      bodySize: -1,
      ...(failure && { _error: redact(failure) }),
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

/** The body of a response as HAR has it. A body that is not UTF-8 is written as base64. */
function contentOf({ text, bytes, charset, unreadable }: NonNullable<Exchange['response']>) {
  if (bytes && (charset || unreadable)) {
    const clean = Buffer.from(redactText(Buffer.from(bytes).toString('latin1')), 'latin1')
    const body = { size: clean.length, text: clean.toString('base64'), encoding: 'base64' }
    return unreadable ? { ...body, comment: unreadable, _unreadable: unreadable } : body
  }
  if (text === undefined)
    return { size: -1, ...(unreadable && { comment: unreadable, _unreadable: unreadable }) }
  const clean = redactText(text)
  return { size: sizeOf(clean), text: clean }
}
