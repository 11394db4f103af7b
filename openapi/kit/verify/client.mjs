// Calls the service as the console would: bearer token, pace, patience with 429, never longer than 30 seconds.
import { setTimeout as sleep } from 'node:timers/promises'
import { checkAnswer } from '../check/exchange.mjs'
import { CouldNotRun, findingId } from '../report/findings.mjs'
import { createRecorder } from './recorder.mjs'

const TIMEOUT_MS = 30_000
const LONGEST_WAIT_MS = 60_000
const TRIES = 3
/** A field that no service knows. */
export const UNKNOWN = 'contractKitUnknown'

/** The run is to end: Ctrl-C, or a token that is no longer taken. */
export class Stopped extends Error {}

/**
 * @param settings {base, token, origin, rate, checker, report, skip: Set<string>}
 */
export function createClient({ base, token, origin, rate, checker, report, skip }) {
  const recorder = createRecorder()
  const seen = { requests: 0, operations: new Set() }
  const couldNot = new Set()
  let next = 0
  let stopped

  async function pace() {
    const now = Date.now()
    const wait = Math.max(0, next - now)
    next = Math.max(now, next) + 1000 / rate
    if (wait > 0) await sleep(wait)
  }

  /** One request, again after a 429. `signedIn` is false to leave the token out. */
  async function send(method, path, { query, body, signedIn = true, headers: more } = {}) {
    const url = new URL(base + path)
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
    const headers = { Origin: origin, Accept: 'application/json', ...more }
    if (signedIn) headers.Authorization = `Bearer ${token}`
    if (body !== undefined) headers['Content-Type'] = 'application/json'
    const text = body === undefined ? undefined : JSON.stringify(body)
    for (let attempt = 1; ; attempt += 1) {
      await pace()
      const started = new Date()
      seen.requests += 1
      const response = await fetch(url, {
        method,
        headers,
        body: text,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const answer = {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        text: await response.text(),
      }
      recorder.add({ url, method, headers, body: text, answer, started })
      if (answer.status !== 429 || attempt === TRIES) return answer
      const seconds = Number(answer.headers['retry-after'])
      const wait = Math.max(100, (Number.isFinite(seconds) ? seconds : 1) * 1000)
      if (wait > LONGEST_WAIT_MS) return answer
      await sleep(wait)
    }
  }

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
    /** Ends the run before its next request; the one under way is finished, so that nothing is left half done. */
    stop(reason) {
      stopped ??= reason
    },
    get stopped() {
      return stopped
    },
    /** After a stop, for cleaning up. */
    resume() {
      stopped = undefined
    },
    skips: (operation) => skip.has(operation.id),

    /**
     * Calls an operation and checks the answer.
     * @param wanted statuses that the contract wants here; another one is a finding
     * @returns {{status, value}} or undefined when it could not be looked at
     */
    async call(operation, { params = {}, query, body, wanted, signedIn = true } = {}) {
      if (stopped) throw new Stopped(stopped)
      const path = operation.path.replaceAll(/\{([^}]+)\}/g, (_, name) => encodeURIComponent(params[name]))
      let answer
      try {
        answer = await send(operation.method.toUpperCase(), path, { query, body, signedIn })
      } catch (error) {
        const why =
          error.name === 'TimeoutError'
            ? 'no answer within 30 seconds'
            : (error.cause?.message ?? error.message)
        // A service that never answered at all is not there.
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
        // The kit plants this field itself, to see whether it survives.
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
