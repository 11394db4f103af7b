// Checks recorded traffic: HAR entries against the contract.
import { withoutMark } from '../contract/load.ts'
import { CouldNotRun } from '../report/couldNotRun.ts'
import { findingId } from '../report/findings.ts'
import type { Checker, HttpResponse, Report, Sent } from '../types.ts'
import type { Body } from './body.ts'
import { partsOf, readBase64 } from './body.ts'
import { checkRequest, checkResponse } from './exchange.ts'
import type { HarEntry, HarRequest, HarResponse } from './har.ts'

type Exchange = { method: string; path: string; sent: Sent; response: HttpResponse }
type Context = { checker: Checker; report: Report; blind: (reason: string) => void }

/**
 * Checks entries one after the other, and counts.
 * @param context `base` is the address of the
 * API; with `strict`, refused requests must fit too
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
  const count = (reasons: Map<string, number>, reason: string) =>
    void reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
  const leave = (reason: string) => count(leftOut, reason)
  // Tests of the console navigate while responses are still arriving, so some of their bodies are missing.
  const blind = (reason: string) => count(strict ? leftOut : unread, reason)
  const counts = { entries: 0, responses: 0, bodies: 0, operations: new Set<string>() }
  return {
    counts,
    look(entry: HarEntry) {
      counts.entries += 1
      const { reason, call } = callOf(entry, base)
      // Load balancers and monitors ask for the headers alone.
      if (call?.method === 'HEAD' && !checker.find('HEAD', call.path)) return leave('HEAD')
      if (strict && call) checkSent(call, { checker, report, blind })
      if (reason) leave(reason)
      else if (call) checkCall(call, { checker, report, strict, counts, blind })
    },
    /**
     * Adds to the report how many entries were skipped, and why. Bodies that could not be read make it incomplete:
     * drift can hide in them.
     */
    noteLeftOut() {
      for (const [reason, times] of leftOut)
        report.notes.push(`${times} of ${counts.entries} entries left out: ${reason}`)
      for (const [reason, times] of unread)
        report.incomplete.push(`${times} of ${counts.entries} entries: ${reason}`)
    },
  }
}

/** Checks all entries; the report lists how many were skipped, and why. */
export function checkEntries(entries: HarEntry[], context: Parameters<typeof createEntryCheck>[0]) {
  const check = createEntryCheck(context)
  for (const entry of entries) check.look(entry)
  check.noteLeftOut()
  return check.counts
}

/** Converts an entry to a call of the API. `reason` is set if its response cannot be checked. */
function callOf({ request, response }: HarEntry, base?: string): { reason?: string; call?: Exchange } {
  if (!URL.canParse(request.url)) return { reason: 'not an address' }
  const url = new URL(request.url)
  const path = /^https?:$/.test(url.protocol) ? pathBehind(url, base) : undefined
  if (path === undefined) return { reason: 'not a call of the API' }
  const method = request.method.toUpperCase()
  if (method === 'OPTIONS') return { reason: 'CORS preflight' }
  const headers = headersOf(response?.headers)
  headers['content-type'] ||= knownType(response?.content?.mimeType)
  const status = Number(response?.status ?? 0)
  const { content, bodySize } = response ?? {}
  const size = sizeOf(content?.size, bodySize, headers['content-length'])
  const received = { status, headers, ...bodyOf({ ...content, size }, headers['content-encoding']) }
  return {
    reason: whyUnchecked(status, headers, response),
    call: { method, path, sent: sentOf(request, url.searchParams), response: received },
  }
}

const headersOf = (headers: HarResponse['headers']) =>
  Object.fromEntries((headers ?? []).map(({ name, value }) => [name.toLowerCase(), String(value ?? '')]))

/** Browsers write `x-unknown` for a response without a content type. */
const knownType = (type: string | undefined) => (type === 'x-unknown' ? '' : (type ?? ''))

function sentOf({ postData, headers, bodySize }: HarRequest, query: URLSearchParams): Sent {
  const sentHeaders = headersOf(headers)
  const type = postData?.mimeType || sentHeaders['content-type']
  const size = sizeOf(postData?.size ?? bodySize, bodySize, sentHeaders['content-length'])
  // Chrome writes the size 0 for a form whose files it did not keep, beside its type.
  const isEmpty = !postData && size === 0 && !type
  const { text, unreadable }: Body = isEmpty ? { text: '' } : postData ? bodyOf({ ...postData, size }) : {}
  const names = postData?.params?.map(({ name }) => name) ?? []
  // Some recorders write a form as text, with an empty list of parts.
  const inText = type?.startsWith('multipart/') ? partsOf(text ?? '') : []
  const parts = names.length > 0 ? names : inText.length > 0 ? inText : undefined
  return { query, body: text, parts, unreadable, type: type?.replace(/;.*/, '').trim().toLowerCase() }
}

/** The reason why a response cannot be checked. */
function whyUnchecked(status: number, headers: Record<string, string>, response?: HarResponse) {
  // An aborted request has the status 0, or -1.
  if (!(status >= 100)) return 'without an answer'
  if (status === 304) return 'answered from a cache (304)'
  // The browser redirects to https, or to its service worker, and writes a response that no server sent.
  if (status === 307 && (headers['non-authoritative-reason'] || response?.statusText === 'Internal Redirect'))
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

/**
 * The size of an unpacked body, if it is known: HAR 1.2 writes -1 for what a recorder does not know, or nothing. The size
 * of what was transferred can be that of a packed body, so only its 0 tells.
 */
function sizeOf(unpacked: number | undefined, transferred: number | undefined, header: string | undefined) {
  if (unpacked !== undefined && unpacked >= 0) return unpacked
  return transferred === 0 || header === '0' ? 0 : undefined
}

/**
 * The text of a recorded body. Recorders leave a body out, empty it, cut it, or write it as base64. An empty text is an
 * empty body only if its size is known to be 0.
 * @param encoding the header Content-Encoding
 */
function bodyOf(content: HarResponse['content'], encoding?: string): Body {
  if (typeof content?.text !== 'string')
    return { unreadable: content?.unreadable ?? notRecorded(content?.comment) }
  const { size } = content
  if (content.text === '') return size === 0 ? { text: '' } : { unreadable: notRecorded(content.comment) }
  const body = content.encoding === 'base64' ? readBase64(content.text, encoding) : { text: content.text }
  const text = body.text === undefined ? undefined : withoutMark(body.text)
  if (text === undefined) return body
  const cut = content.comment || (size ?? 0) > Buffer.byteLength(text)
  return cut && isBroken(text) ? { unreadable: 'its body was recorded only in part' } : { text }
}

const notRecorded = (comment: string | undefined) =>
  comment ? `its body was not recorded (${comment})` : 'its body was not recorded'

function isBroken(text: string) {
  try {
    JSON.parse(text)
    return false
  } catch {
    return true
  }
}

function checkCall(
  { method, path, sent, response }: Exchange,
  {
    checker,
    report,
    strict,
    counts,
    blind,
  }: Context & { strict: boolean; counts: ReturnType<typeof createEntryCheck>['counts'] },
) {
  const operation = checker.find(method, path)
  if (!operation) {
    // The rest of the path can contain ids, which are data of the service.
    const place = `${method} /${path.split('/')[1]}${path.split('/').length > 2 ? '/…' : ''}`
    report.add({
      id: findingId('answer', 'undocumented-call', place),
      rule: 'undocumented-call',
      severity: 'risky',
      message: `${place} is not in the contract`,
      operations: [place],
    })
    return
  }
  counts.responses += 1
  counts.operations.add(operation.id)
  // A refused request can be invalid on purpose, so only its response is checked.
  if (!strict && response.status < 400) checkSent({ method, path, sent }, { checker, report, blind })
  const { findings, unread } = checkResponse(checker, operation, response)
  for (const finding of findings) report.add(finding)
  if (unread) blind(`only the status was looked at: ${unread}`)
  else counts.bodies += 1
}

function checkSent(
  { method, path, sent }: Pick<Exchange, 'method' | 'path' | 'sent'>,
  { checker, report, blind }: Context,
) {
  const operation = checker.find(method, path)
  if (!operation) return
  const { findings, unread } = checkRequest(checker, operation, sent)
  for (const finding of findings) report.add(finding)
  if (unread) blind(`only the answer was looked at: ${unread} (request)`)
}
