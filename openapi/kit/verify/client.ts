// Calls the operations of a service as the console does, and checks every response.
import { setTimeout as sleep } from 'node:timers/promises'
import { checkResponse } from '../check/exchange.ts'
import { createFailures, isFailure, TRIES } from '../check/failures.ts'
import { changedIds } from '../check/identity.ts'
import { responseTo } from '../check/operations.ts'
import { isSameRefusal } from '../contract/statuses.ts'
import type { Json } from '../contract/types.ts'
import { findingId } from '../report/findings.ts'
import { messageOf } from '../tools.ts'
import type {
  CallOptions,
  Checker,
  Exchange,
  HttpResponse,
  Operation,
  Report,
  SendOptions,
} from '../types.ts'
import { originFault } from './origin.ts'
import { createRecorder } from './recorder.ts'
import { UNKNOWN } from './samples.ts'
import { createSend } from './send.ts'
import { createTrail } from './trail.ts'
import { createTrouble } from './trouble.ts'

/** How often a request is sent while the service returns 429. */
const PATIENCE = 3
/** Before a request is repeated that failed. */
const PAUSE_MS = 100
/** This many requests without a response end the run: waiting for the rest would take half an hour. */
const MAX_SILENT = 5

/** A response that was checked. */
type Looked = { status: number; value?: Json; headers: HttpResponse['headers']; asked: Exchange }

/** Ends the run: after Ctrl-C, or when the service no longer accepts the token. */
export class Stopped extends Error {}

interface Settings {
  base: string
  token: string
  origin: string
  /** Requests a second */
  rate: number
  checker: Checker
  report: Report
  /** Ids of operations */
  skip: Set<string>
  /** How often a request is sent while the service returns 429 */
  tries?: number
  /** Seconds for one request */
  timeout?: number
  fetch?: typeof globalThis.fetch
}

export type Client = ReturnType<typeof createClient>

export function createClient({
  base,
  token,
  origin,
  rate,
  checker,
  report,
  skip,
  tries = PATIENCE,
  timeout = 30,
  fetch,
}: Settings) {
  const trail = createTrail(checker, base)
  const recorder = createRecorder()
  const seen = { requests: 0, asked: new Set<string>(), operations: new Set<string>() }
  const failures = createFailures()
  const start = new URL(base).pathname.replace(/\/+$/, '')
  let last: Exchange = { started: new Date(), method: '', url: new URL(base), headers: {} }
  const trouble = createTrouble(report, failures)
  const { cannot } = trouble
  let silent = 0
  let stopped: string | undefined

  const send = createSend({
    base,
    token,
    origin,
    rate,
    tries,
    timeout,
    recorder,
    trail,
    fetch,
    onRequest: () => (seen.requests += 1),
    onExchange: (exchange, words) => {
      last = exchange
      const { method, url, response } = exchange
      const operation = response && checker.find(method, url.pathname.slice(start.length))
      if (!operation) return
      const curl = isFailure(response.status) ? trail.repeat() : undefined
      failures.look(operation, exchange, response.status, { sent: words, curl })
    },
  })

  function checkCors(operation: Operation, { status, headers }: HttpResponse) {
    const fault = originFault(headers, origin, operation.id)
    if (fault) report.add({ ...fault, statuses: [String(status)] })
    else checkExposed(operation, { status, headers })
  }

  /** Browsers hide the wait that a 429 or 503 asks for, unless the service exposes its header. */
  function checkExposed(operation: Operation, { status, headers }: HttpResponse) {
    const exposed = (headers['access-control-expose-headers'] ?? '').toLowerCase().split(',')
    if (exposed.some((name) => ['*', 'retry-after'].includes(name.trim()))) return
    report.add({
      id: findingId('answer', 'cors', 'expose-retry-after'),
      rule: 'cors',
      severity: 'risky',
      message: 'Browsers hide Retry-After from the console: Access-Control-Expose-Headers does not name it',
      operations: [operation.id],
      statuses: [String(status)],
      ours: 'Retry-After',
      theirs: headers['access-control-expose-headers'] ?? 'missing',
    })
  }

  /** Sends a request, and checks its response. Undefined without one. */
  async function ask(operation: Operation, path: string, options: SendOptions): Promise<Looked | undefined> {
    const { signedIn, sent } = options
    seen.asked.add(operation.id)
    let response: HttpResponse
    try {
      response = await send(operation.method.toUpperCase(), path, options)
    } catch (error) {
      cannot(operation, messageOf(error))
      endIfSilent(operation)
      return undefined
    }
    const { status, headers, unreadable } = response
    if (unreadable?.includes(' within ')) endIfSilent(operation)
    else silent = 0
    if (signedIn && status === 401) {
      cannot(operation, 'the answer is 401; is the access token valid?')
      throw new Stopped('401')
    }
    checkCors(operation, response)
    const { findings, value, unread } = checkResponse(checker, operation, response)
    if (unread) cannot(operation, `${status} was not checked: ${unread}`)
    else seen.operations.add(operation.id)
    for (const finding of changedIds(operation, last, value)) report.add(finding)
    for (const finding of findings) {
      // The kit itself sends this field, to check whether it survives.
      if (finding.field?.endsWith(UNKNOWN)) continue
      const isAbout = sent && finding.rule === 'undocumented-status'
      const message = isAbout
        ? finding.message.replace(/ answers \d+/, (words) => `${words} to ${sent}`)
        : finding.message
      report.add({ ...finding, message })
    }
    return { status, headers, value, asked: last }
  }

  /** A service that no longer answers would make the run wait for each request. */
  function endIfSilent(operation: Operation) {
    silent += 1
    if (silent < MAX_SILENT) return
    cannot(operation, `the last ${MAX_SILENT} requests got no answer, so the run ends here`)
    throw new Stopped('silent')
  }

  return {
    send,
    trail,
    cannot,
    settle: trouble.settle,
    recorder,
    seen,
    /** Ends the run before its next request. The current one completes, so that its effect is known. */
    stop(reason: string) {
      stopped ??= reason
    },
    get stopped() {
      return stopped
    },
    /** Allows requests again after `stop`, for the clean-up. */
    resume() {
      stopped = undefined
    },
    skips: (operation: Operation) => skip.has(operation.id),

    /** Calls an operation and checks the response. Returns undefined if it could not be checked. */
    async call(
      operation: Operation,
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
      }: CallOptions = {},
    ): Promise<Looked | undefined> {
      if (stopped) throw new Stopped(stopped)
      const path =
        given ?? operation.path.replaceAll(/\{([^}]+)\}/g, (_, name) => encodeURIComponent(params[name]))
      const isRefusing = wanted?.every((code) => code >= 400)
      let answer: Looked | undefined
      let failed: number | undefined
      // A single failure says nothing about the service.
      for (let attempt = 1; ; attempt += 1) {
        answer = await ask(operation, path, { query, body, signedIn, sent })
        if (!answer || !isFailure(answer.status) || attempt >= TRIES) break
        if (failures.isCertain(operation, answer.asked)) break
        failed = answer.status
        await sleep(PAUSE_MS * attempt)
      }
      if (!answer) return undefined
      const { status, headers, asked } = answer
      if (failed !== undefined && !isFailure(status)) {
        trouble.wavered(operation)
        // The first request could have taken effect nevertheless.
        const isUnclear = (status === 409 && !isRefusing) || (status === 404 && operation.method === 'delete')
        if (isUnclear && !wanted?.includes(status)) {
          cannot(operation, `the answer was ${failed}, and ${status} when it was repeated`)
          return { status: failed, headers, asked }
        }
      }
      const documented = responseTo(operation, status) !== undefined
      if (wanted && ![...wanted, ...handled].includes(status)) {
        // The console renews its token after a 401 only.
        if (!signedIn && status === 403)
          addWrongStatus(operation, status, wanted, { sent: 'a request without a token', rule, accepted })
        else if (isFailure(status))
          trouble.prevent(operation, `${sent ? `${sent} is answered with` : 'the answer is'} ${status}`)
        else if ([403, 429, 503].includes(status))
          cannot(
            operation,
            `${sent ? `${sent} is answered with` : 'the answer is'} ${status}${status === 403 ? adviceFor(operation) : ''}`,
          )
        else if (documented) addWrongStatus(operation, status, wanted, { sent, rule, accepted })
        // Refused, as it should be.
        if (wanted.some((code) => isSameRefusal(code, status))) return answer
        return wanted.some((code) => code < 300) && status < 300 ? answer : { ...answer, value: undefined }
      }
      return answer
    },
  }

  function addWrongStatus(
    operation: Operation,
    status: number,
    wanted: number[],
    { sent = 'the request', rule: given, accepted }: Pick<CallOptions, 'sent' | 'rule' | 'accepted'>,
  ) {
    const rule = (status < 300 && accepted) || given || 'wrong-status'
    report.add({
      id: findingId('answer', rule, operation.id, rule === 'wrong-status' ? wanted.join('-') : undefined),
      rule,
      severity: wanted.some((code) => isSameRefusal(code, status)) ? 'harmless' : 'breaks',
      message: `${operation.id}: ${sent} is answered with ${status}; the contract wants ${wanted.join(' or ')}`,
      operations: [operation.id],
      ours: wanted.join(' or '),
      theirs: status,
      cause: { key: `${sent} ${status}`, words: `operations answer ${sent} with ${status}` },
    })
  }
}

/** Advice after a response of 403. */
const adviceFor = ({ id, permission }: Operation) =>
  `${permission ? `; it needs ${permission}, or` : ';'} --skip ${id} leaves it out`
