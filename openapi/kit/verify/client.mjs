// Calls the service like the console: bearer token, rate limit, retries after 429, time-out of 30 seconds.
import { setTimeout as sleep } from 'node:timers/promises'
import { checkAnswer } from '../check/exchange.mjs'
import { CouldNotRun, findingId } from '../report/findings.mjs'
import { messageOf } from '../tools.mjs'
import { createRecorder } from './recorder.mjs'

/** @import { Answer, CallOptions, Checker, Operation, Report, SendOptions } from '../types' */

const LONGEST_WAIT_MS = 60_000
const TRIES = 3
/** A field that no service knows. */
export const UNKNOWN = 'contractKitUnknown'

/** The run must end: Ctrl-C, or the service no longer accepts the token. */
export class Stopped extends Error {}

/** A body that is sent unchanged, such as broken JSON. */
export class RawBody {
  /** @param {string} text */
  constructor(text) {
    this.text = text
  }
}

/**
 * The payload of a request: JSON, a form (whose content type the platform sets), or a raw text.
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
 * @typedef {object} Settings
 * @property {string} base
 * @property {string} token
 * @property {string} origin
 * @property {number} rate requests a second
 * @property {Checker} checker
 * @property {Report} report
 * @property {Set<string>} skip ids of operations
 * @property {number} [tries] how often a request is sent while the service returns 429
 * @property {number} [timeout] seconds for one request
 */

/** @param {Settings} settings */
export function createClient({
  base,
  token,
  origin,
  rate,
  checker,
  report,
  skip,
  tries = TRIES,
  timeout = 30,
}) {
  const recorder = createRecorder()
  const seen = { requests: 0, operations: /** @type {Set<string>} */ (new Set()) }
  /** @type {Set<string>} */
  const couldNot = new Set()
  let next = 0
  /** @type {string | undefined} */
  let stopped

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
   * @returns {Promise<Answer>}
   */
  async function send(method, path, { query, body, signedIn = true, headers: more } = {}) {
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
      seen.requests += 1
      const response = await fetch(url, {
        method,
        headers,
        body: sent,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout * 1000),
      })
      const answer = {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        text: await response.text(),
      }
      recorder.add({ url, method, headers, sent: recorded, answer, started })
      if (answer.status !== 429 || attempt >= tries) return answer
      const wait = retryAfter(answer.headers['retry-after'])
      if (wait > LONGEST_WAIT_MS) return answer
      await sleep(wait)
    }
  }

  /**
   * @param {Operation} operation
   * @param {Answer['headers']} headers
   */
  function checkCors(operation, headers) {
    const allowed = headers['access-control-allow-origin']
    if (allowed === '*' || allowed === origin) return
    report.add({
      id: findingId('answer', 'cors', 'allow-origin'),
      rule: 'cors',
      severity: 'breaks',
      message: 'Browsers keep the answer from the console: Access-Control-Allow-Origin does not allow it',
      operations: [operation.id],
      ours: `* or ${origin}`,
      theirs: allowed ?? 'missing',
    })
  }

  /**
   * @param {Operation} operation
   * @param {string} why
   */
  function cannot(operation, why) {
    const text = `${operation.id}: ${why}`
    if (!couldNot.has(text)) report.incomplete.push(text)
    couldNot.add(text)
  }

  return {
    send,
    cannot,
    recorder,
    seen,
    /** Ends the run before its next request; the current one is completed, so that nothing is left half done. */
    stop(/** @type {string} */ reason) {
      stopped ??= reason
    },
    get stopped() {
      return stopped
    },
    /** Allows requests again after a stop, for the clean-up. */
    resume() {
      stopped = undefined
    },
    skips: (/** @type {Operation} */ operation) => skip.has(operation.id),

    /**
     * Calls an operation and checks the response. Returns undefined if it could not be checked.
     * @param {Operation} operation
     * @param {CallOptions} [options]
     * @returns {Promise<{ status: number, value?: any } | undefined>}
     */
    async call(operation, { params = {}, path: given, query, body, wanted, signedIn = true } = {}) {
      if (stopped) throw new Stopped(stopped)
      const path =
        given ?? operation.path.replaceAll(/\{([^}]+)\}/g, (_, name) => encodeURIComponent(params[name]))
      let answer
      try {
        answer = await send(operation.method.toUpperCase(), path, { query, body, signedIn })
      } catch (error) {
        const isLate = error instanceof Error && error.name === 'TimeoutError'
        const why = isLate ? `no answer within ${timeout} seconds` : messageOf(error)
        // The service has not responded at all, so it cannot be reached.
        if (seen.operations.size === 0) throw new CouldNotRun(`${base} cannot be reached: ${why}`)
        cannot(operation, why)
        return undefined
      }
      const { status } = answer
      if (signedIn && status === 401) {
        cannot(operation, 'the answer is 401; is the access token valid?')
        throw new Stopped('401')
      }
      seen.operations.add(operation.id)
      checkCors(operation, answer.headers)
      const { findings, value } = checkAnswer(checker, operation, answer)
      for (const finding of findings) {
        // The kit adds this field itself to check whether it survives.
        if (!finding.field?.endsWith(UNKNOWN)) report.add(finding)
      }
      const documented = operation.responses[status] !== undefined
      if (wanted && !wanted.includes(status)) {
        if ([403, 429].includes(status) || status >= 500) cannot(operation, `the answer is ${status}`)
        else if (documented) addWrongStatus(operation, status, wanted)
        return wanted.some((code) => code < 300) && status < 300 ? { status, value } : { status }
      }
      return { status, value }
    },
  }

  /**
   * @param {Operation} operation
   * @param {number} status
   * @param {number[]} wanted
   */
  function addWrongStatus(operation, status, wanted) {
    report.add({
      id: findingId('answer', 'wrong-status', operation.id, wanted.join('-')),
      rule: 'wrong-status',
      severity: 'breaks',
      message: `${operation.id}: answers ${status} where the contract wants ${wanted.join(' or ')}`,
      operations: [operation.id],
      ours: wanted.join(' or '),
      theirs: status,
    })
  }
}
