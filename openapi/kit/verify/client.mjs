// Calls the operations of a service as the console does, and checks every response.
import { checkResponse } from '../check/exchange.mjs'
import { findingId } from '../report/findings.mjs'
import { messageOf } from '../tools.mjs'
import { createRecorder } from './recorder.mjs'
import { UNKNOWN } from './samples.mjs'
import { createSend } from './send.mjs'

/** @import { CallOptions, Checker, HttpResponse, Operation, Report } from '../types' */

const TRIES = 3
/** This many requests without a response end the run: waiting for the rest would take half an hour. */
const MAX_SILENT = 5

/** Ends the run: after Ctrl-C, or when the service no longer accepts the token. */
export class Stopped extends Error {}

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

/** @typedef {ReturnType<typeof createClient>} Client */

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
  let silent = 0
  /** @type {string | undefined} */
  let stopped

  const whyNot = (/** @type {unknown} */ error) =>
    error instanceof Error && error.name === 'TimeoutError'
      ? `no answer within ${timeout} seconds`
      : messageOf(error)

  const send = createSend({
    base,
    token,
    origin,
    rate,
    tries,
    timeout,
    recorder,
    onRequest: () => (seen.requests += 1),
  })

  /**
   * @param {Operation} operation
   * @param {HttpResponse['headers']} headers
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
    /** The reason why a request got no response. */
    whyNot,
    recorder,
    seen,
    /** Ends the run before its next request. The current one completes, so that its effect is known. */
    stop(/** @type {string} */ reason) {
      stopped ??= reason
    },
    get stopped() {
      return stopped
    },
    /** Allows requests again after `stop`, for the clean-up. */
    resume() {
      stopped = undefined
    },
    skips: (/** @type {Operation} */ operation) => skip.has(operation.id),

    /**
     * Calls an operation and checks the response. Returns undefined if it could not be checked.
     * @param {Operation} operation
     * @param {CallOptions} [options]
     * @returns {Promise<{ status: number, value?: any, headers: HttpResponse['headers'] } | undefined>}
     */
    async call(
      operation,
      {
        params = {},
        path: given,
        query,
        body,
        wanted,
        handled = [],
        sent,
        rule,
        accepted,
        signedIn = true,
      } = {},
    ) {
      if (stopped) throw new Stopped(stopped)
      const path =
        given ?? operation.path.replaceAll(/\{([^}]+)\}/g, (_, name) => encodeURIComponent(params[name]))
      let response
      try {
        response = await send(operation.method.toUpperCase(), path, { query, body, signedIn })
      } catch (error) {
        cannot(operation, whyNot(error))
        silent += 1
        if (silent < MAX_SILENT) return undefined
        cannot(operation, `the last ${MAX_SILENT} requests got no answer, so the run ends here`)
        throw new Stopped('silent')
      }
      silent = 0
      const { status, headers } = response
      if (signedIn && status === 401) {
        cannot(operation, 'the answer is 401; is the access token valid?')
        throw new Stopped('401')
      }
      seen.operations.add(operation.id)
      checkCors(operation, headers)
      const { findings, value } = checkResponse(checker, operation, response)
      for (const finding of findings) {
        // The kit itself sends this field, to check whether it survives.
        if (finding.field?.endsWith(UNKNOWN)) continue
        const about = sent && finding.rule === 'undocumented-status' ? ` to ${sent}` : ''
        report.add({ ...finding, message: finding.message + about })
      }
      const documented = operation.responses[status] !== undefined
      if (wanted && ![...wanted, ...handled].includes(status)) {
        if ([403, 429].includes(status) || status >= 500)
          cannot(
            operation,
            `${sent ? `${sent} is answered with` : 'the answer is'} ${status}${status === 403 ? adviceFor(operation) : ''}`,
          )
        else if (documented) addWrongStatus(operation, status, wanted, { sent, rule, accepted })
        return wanted.some((code) => code < 300) && status < 300
          ? { status, value, headers }
          : { status, headers }
      }
      return { status, value, headers }
    },
  }

  /**
   * @param {Operation} operation
   * @param {number} status
   * @param {number[]} wanted
   * @param {Pick<CallOptions, 'sent' | 'rule' | 'accepted'>} words
   */
  function addWrongStatus(operation, status, wanted, { sent = 'the request', rule: given, accepted }) {
    const rule = (status < 300 && accepted) || given || 'wrong-status'
    report.add({
      id: findingId('answer', rule, operation.id, rule === 'wrong-status' ? wanted.join('-') : undefined),
      rule,
      severity: 'breaks',
      message: `${operation.id}: ${sent} is answered with ${status}; the contract wants ${wanted.join(' or ')}`,
      operations: [operation.id],
      ours: wanted.join(' or '),
      theirs: status,
      cause: { key: `${sent} ${status}`, words: `operations answer ${sent} with ${status}` },
    })
  }
}

/**
 * Advice after a response of 403.
 * @param {Operation} operation
 */
const adviceFor = ({ id, permission }) =>
  `${permission ? `; it needs ${permission}, or` : ';'} --skip ${id} leaves it out`
