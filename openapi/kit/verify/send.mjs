// Sends requests at a limited rate, with a timeout, and repeats them after a 429.
import { setTimeout as sleep } from 'node:timers/promises'

/** @import { HttpResponse, SendOptions } from '../types' */

const LONGEST_WAIT_MS = 60_000

/** A body that is sent unchanged, such as broken JSON. */
export class RawBody {
  /** @param {string} text */
  constructor(text) {
    this.text = text
  }
}

/**
 * The payload of a request: JSON, a form (`fetch` sets its content type), or a raw text.
 * @param {unknown} body
 */
function payloadOf(body) {
  if (body === undefined) return {}
  if (body instanceof FormData)
    return { sent: body, recorded: { type: 'multipart/form-data', parts: [...body.keys()] } }
  const text = body instanceof RawBody ? body.text : JSON.stringify(body)
  return { sent: text, type: 'application/json', recorded: { type: 'application/json', text } }
}

/**
 * Milliseconds to wait after a 429: `Retry-After` in seconds or as a date, otherwise one second.
 * @param {string} [text]
 */
function retryAfter(text = '1') {
  const seconds = Number(text)
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(text) - Date.now()
  return Math.max(100, Number.isFinite(wait) ? wait : 1000)
}

/**
 * @param {object} settings
 * @param {string} settings.base
 * @param {string} settings.token
 * @param {string} settings.origin
 * @param {number} settings.rate requests a second
 * @param {number} settings.tries how often a request is sent while the service returns 429
 * @param {number} settings.timeout seconds for one request
 * @param {ReturnType<typeof import('./recorder.mjs').createRecorder>} settings.recorder
 * @param {() => void} settings.onRequest
 */
export function createSend({ base, token, origin, rate, tries, timeout, recorder, onRequest }) {
  let next = 0

  async function pace() {
    const now = Date.now()
    const wait = Math.max(0, next - now)
    next = Math.max(now, next) + 1000 / rate
    if (wait > 0) await sleep(wait)
  }

  /**
   * Sends one request and repeats it after a 429.
   * @param {string} method
   * @param {string} path
   * @param {SendOptions} [options]
   * @returns {Promise<HttpResponse>}
   */
  return async function send(method, path, { query, body, signedIn = true, headers: more } = {}) {
    const url = new URL(base + path)
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
    /** @type {Record<string, string>} */
    const headers = { Origin: origin, Accept: 'application/json', ...more }
    if (signedIn) headers.Authorization = `Bearer ${token}`
    const { sent, type, recorded } = payloadOf(body)
    if (type) headers['Content-Type'] = type
    for (let attempt = 1; ; attempt += 1) {
      await pace()
      const started = new Date()
      onRequest()
      const fetched = await fetch(url, {
        method,
        headers,
        body: sent,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout * 1000),
      })
      const response = {
        status: fetched.status,
        headers: Object.fromEntries(fetched.headers),
        text: await fetched.text(),
      }
      recorder.add({ url, method, headers, sent: recorded, response, started })
      if (response.status !== 429 || attempt >= tries) return response
      const wait = retryAfter(response.headers['retry-after'])
      if (wait > LONGEST_WAIT_MS) return response
      await sleep(wait)
    }
  }
}
