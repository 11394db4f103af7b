// Checks recorded traffic: exchanges against the contract. Nothing is clean that was not seen.
import { CouldNotRun } from '../report/couldNotRun.ts'
import { findingId } from '../report/findings.ts'
import { counted } from '../tools.ts'
import type { Checker, Exchange, Operation, Report } from '../types.ts'
import { checkRequest, checkResponse } from './exchange.ts'
import { createFailures } from './failures.ts'
import { exchangeOf, type HarEntry, type HarResponse } from './har.ts'
import { changedIds } from './identity.ts'

/**
 * Checks exchanges one after the other, and counts.
 * @param context `base` is the address of the API; with `strict`, refused requests must fit too, and answers of which a
 * part is missing are no fault: tests of the console navigate while they arrive
 */
export function createEntryCheck({
  checker,
  report,
  base,
  strict = false,
}: {
  checker: Checker
  report: Report
  base?: string
  strict?: boolean
}) {
  const leftOut = new Map<string, number>()
  const unread = new Map<string, number>()
  /** Calls without an answer that shows anything, for a reason that is no fault of the service. */
  const unseen = new Map<string, { times: number; operations: Map<Operation, number> }>()
  const failures = createFailures()
  const add = (reasons: Map<string, number>, reason: string) =>
    void reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
  const leave = (reason: string) => add(leftOut, reason)
  const blind = (reason: string) => add(strict ? leftOut : unread, reason)
  const miss = (reason: string, operation: Operation) => {
    const missed = unseen.get(reason) ?? { times: 0, operations: new Map() }
    unseen.set(reason, missed)
    missed.times += 1
    missed.operations.set(operation, (missed.operations.get(operation) ?? 0) + 1)
  }
  /** `operations` are those of which an answer was looked at. */
  const counts = { entries: 0, responses: 0, bodies: 0, blind: 0, operations: new Set<string>() }

  /** @param aside why its response cannot be checked */
  function lookAt(exchange: Exchange, aside?: string) {
    counts.entries += 1
    const { method, url, response } = exchange
    const path = /^https?:$/.test(url.protocol) ? pathBehind(url, base) : undefined
    if (path === undefined) return leave('not a call of the API')
    if (method === 'OPTIONS') return leave('CORS preflight')
    const operation = checker.find(method, path)
    // Load balancers and monitors ask for the headers alone.
    if (method === 'HEAD' && !operation) return leave('HEAD')
    if (!operation) return addUnknown(report, method, path)
    if (strict) checkSent(operation, exchange)
    if (aside) return miss(aside, operation)
    if (exchange.cancelled) return miss('ended by the client before the answer was whole', operation)
    if (!response) {
      if (!exchange.failure) return miss('without an answer', operation)
      counts.blind += 1
      return blind(`without an answer (${exchange.failure})`)
    }
    counts.responses += 1
    // A refused request can be invalid on purpose, so only its response is checked.
    if (!strict && response.status < 400) checkSent(operation, exchange)
    failures.look(operation, exchange, response.status)
    const { findings, unread: lost, value } = checkResponse(checker, operation, response)
    for (const finding of findings) report.add(finding)
    for (const finding of changedIds(operation, exchange, value)) report.add(finding)
    if (lost) {
      counts.blind += 1
      return blind(`only the status was looked at: ${lost}`)
    }
    counts.bodies += 1
    counts.operations.add(operation.id)
  }

  function checkSent(operation: Operation, { url, sent }: Exchange) {
    const { findings, unread: lost } = checkRequest(checker, operation, { ...sent, query: url.searchParams })
    for (const finding of findings) report.add(finding)
    if (lost) blind(`only the answer was looked at: ${lost} (request)`)
  }

  return {
    counts,
    lookAt,
    look(entry: HarEntry) {
      if (URL.canParse(entry.request.url)) return lookAt(exchangeOf(entry), whyAside(entry.response))
      counts.entries += 1
      leave('not an address')
    },
    /** `2 answers of 1 operation`, and what was not seen. */
    get looked() {
      const { responses, blind: lost, operations } = counts
      const rest = checker.operations.length - operations.size
      return [
        `${counted(responses, 'answer')} of ${counted(operations.size, 'operation')}`,
        ...(lost > 0 ? [`could not look at ${lost}`] : []),
        ...(rest > 0 ? [`${counted(rest, 'operation')} not seen`] : []),
      ].join('; ')
    },
    /**
     * Ends the check. Adds to the report what only the whole shows, how many entries were skipped, and why. What could not
     * be read makes it incomplete: drift can hide there.
     */
    end() {
      const of = `of ${counts.entries} entries`
      if (!strict) failures.report(report)
      for (const [reason, times] of leftOut) report.notes.push(`${times} ${of} left out: ${reason}`)
      for (const [reason, times] of unread) report.incomplete.push(`${times} ${of}: ${reason}`)
      for (const [reason, { times, operations }] of unseen) {
        const never = [...operations.keys()].map(({ id }) => id).filter((id) => !counts.operations.has(id))
        if (strict || never.length === 0) report.notes.push(`${times} ${of} left out: ${reason}`)
        else report.incomplete.push(`${times} ${of}: ${reason}; nothing else was seen of ${never.join(', ')}`)
      }
    },
  }
}

/** Checks all entries; the report lists how many were skipped, and why. */
export function checkEntries(entries: HarEntry[], context: Parameters<typeof createEntryCheck>[0]) {
  const check = createEntryCheck(context)
  for (const entry of entries) check.look(entry)
  check.end()
  return check.counts
}

/** The reason why a recorded response says nothing about the service. */
function whyAside({ status: given, headers = [], statusText }: HarResponse = {}) {
  const status = Number(given)
  if (status === 304) return 'answered from a cache (304)'
  const byBrowser = headers.some(({ name }) => name.toLowerCase() === 'non-authoritative-reason')
  // The browser redirects to https, or to its service worker, and writes a response that no server sent.
  if (status === 307 && (byBrowser || statusText === 'Internal Redirect'))
    return 'redirected by the browser itself (307)'
  return status === 401 ? 'not signed in (401)' : undefined
}

function pathBehind(url: URL, base?: string) {
  if (base === undefined) return /\/admin\/api\/v0(\/.*)$/.exec(url.pathname)?.[1]
  if (!URL.canParse(base)) throw new CouldNotRun('--base-url must be an address')
  const { origin, pathname } = new URL(base)
  const start = pathname.replace(/\/+$/, '')
  return url.origin === origin && url.pathname.startsWith(`${start}/`)
    ? url.pathname.slice(start.length)
    : undefined
}

function addUnknown(report: Report, method: string, path: string) {
  // The rest of the path can contain ids, which are data of the service.
  const place = `${method} /${path.split('/')[1]}${path.split('/').length > 2 ? '/…' : ''}`
  report.add({
    id: findingId('answer', 'undocumented-call', place),
    rule: 'undocumented-call',
    severity: 'risky',
    message: `${place} is not in the contract`,
    operations: [place],
  })
}
