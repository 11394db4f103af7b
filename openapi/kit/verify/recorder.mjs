import { isSecretName, redact, redactDeep } from '../report/redact.mjs'

/** Records exchanges as HAR 1.2, without secrets. */
export function createRecorder() {
  /** @type {object[]} */
  const entries = []
  return {
    /**
     * @param {object} exchange
     * @param {URL} exchange.url
     * @param {string} exchange.method
     * @param {Record<string, string>} exchange.headers
     * @param {{ type: string, text?: string, parts?: string[] }} [exchange.sent] the body; for a form the names of its
     * parts
     * @param {import('../types').Answer} [exchange.answer] undefined if there was no response
     * @param {Date} exchange.started
     * @param {string} [exchange.page] path of the calling page of the console
     */
    add({ url, method, headers, sent, answer = { status: 0, headers: {} }, started, page }) {
      const time = Date.now() - started.getTime()
      entries.push({
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
          status: answer.status,
          statusText: '',
          httpVersion: 'HTTP/1.1',
          headers: listOf(answer.headers),
          cookies: [],
          content: {
            size: answer.text?.length ?? -1,
            mimeType: answer.headers['content-type'] ?? '',
            ...(answer.text !== undefined && { text: clean(answer.text) }),
          },
          redirectURL: '',
          headersSize: -1,
          bodySize: -1,
        },
        cache: {},
        timings: { send: 0, wait: time, receive: 0 },
        ...(page && { _page: page }),
      })
    },
    /** The whole recording as text. */
    toText: () =>
      JSON.stringify({ log: { version: '1.2', creator: { name: 'contract', version: '1' }, entries } }),
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
