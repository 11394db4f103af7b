import { isSecretName, redact, redactDeep } from '../report/redact.mjs'

/** @import { HttpResponse } from '../types' */

/**
 * @typedef {object} Exchange
 * @property {URL} url
 * @property {string} method
 * @property {Record<string, string>} headers
 * @property {{ type: string, text?: string, parts?: string[] }} [sent] the body; for a form the names of its parts
 * @property {HttpResponse} [response] undefined if there was no response
 * @property {Date} started
 * @property {string} [page] path of the calling page of the console
 */

/** Records exchanges as HAR 1.2, without secrets. */
export function createRecorder() {
  /** @type {(Exchange & { time: number })[]} */
  const exchanges = []
  return {
    add(/** @type {Exchange} */ exchange) {
      exchanges.push({ ...exchange, time: Date.now() - exchange.started.getTime() })
    },
    /** The recording as JSON. Most runs need none, so entries are built here. */
    toText: () =>
      JSON.stringify({
        log: { version: '1.2', creator: { name: 'contract', version: '1' }, entries: exchanges.map(entryOf) },
      }),
  }
}

/** @param {Exchange & { time: number }} exchange */
function entryOf({ url, method, headers, sent, response = { status: 0, headers: {} }, started, page, time }) {
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
      bodySize: -1,
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
        size: response.text?.length ?? -1,
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

const listOf = (/** @type {Record<string, string>} */ headers) =>
  Object.entries(headers).map(([name, value]) => ({
    name,
    value: isSecretName(name) ? '[redacted]' : redact(value),
  }))

/** @param {string} text */
function clean(text) {
  try {
    return JSON.stringify(redactDeep(JSON.parse(text)))
  } catch {
    return redact(text)
  }
}
