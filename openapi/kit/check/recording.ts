// Checks recorded traffic: HAR entries against the contract.
import { withoutMark } from '../contract/load.ts'
import type { Json } from '../contract/types.ts'
import { CouldNotRun } from '../report/couldNotRun.ts'
import { findingId } from '../report/findings.ts'
import { isObject, messageOf, readInput } from '../tools.ts'
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

/** The exchanges of a HAR file. */
export function readEntries(file: string): HarEntry[] {
  const text = withoutMark(readInput(file))
  let entries: Json
  try {
    entries = JSON.parse(text)?.log?.entries
  } catch (error) {
    throw new CouldNotRun(`${file} is no HAR recording: ${messageOf(error)}`)
  }
  if (!Array.isArray(entries)) throw new CouldNotRun(`${file} is no HAR recording: it has no entries`)
  entries.forEach((entry, index) => {
    const mistake = mistakeIn(entry)
    if (mistake) throw new CouldNotRun(`${file} is no HAR recording: log.entries[${index}]${mistake}`)
  })
  return entries
}

/** The first mistake that would stop the check, with its place. An entry without a response is valid. */
function mistakeIn(entry: Json) {
  if (!isObject(entry)) return ' is no entry'
  const { request, response } = entry
  if (!isObject(request) || typeof request.method !== 'string') return '.request has no method'
  if (response !== undefined && response !== null && !isObject(response)) return '.response is no response'
  const texts: [string, Json][] = [
    ['.request.postData.mimeType', request.postData?.mimeType],
    ['.request.postData.text', request.postData?.text],
    ['.response.content.mimeType', response?.content?.mimeType],
    ['.response.content.text', response?.content?.text],
  ]
  const [strange] =
    texts.find(([, text]) => !['string', 'undefined'].includes(typeof (text ?? undefined))) ?? []
  if (strange) return `${strange} is no text`
  const lists: [string, Json][] = [
    ['.request.postData.params', request.postData?.params],
    ['.request.headers', request.headers],
    ['.response.headers', response?.headers],
  ]
  for (const [place, list] of lists) {
    if (list === undefined || list === null) continue
    if (!Array.isArray(list)) return `${place} is no list`
    const bad = list.findIndex((item) => typeof item?.name !== 'string')
    if (bad >= 0) return `${place}[${bad}] has no name`
  }
  return undefined
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
  const received = { status, headers, ...bodyOf(response?.content, headers['content-encoding']) }
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
  const type = postData?.mimeType || headersOf(headers)['content-type']
  const given = postData && { ...postData, size: bodySize }
  const { text, unreadable } = given ? bodyOf(given) : {}
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
 * The text of a recorded body. Recorders leave a body out, empty it, cut it, or write it as base64.
 * @param encoding the header Content-Encoding
 */
function bodyOf(content: HarResponse['content'], encoding?: string): Body {
  if (typeof content?.text !== 'string')
    return { unreadable: content?.unreadable ?? notRecorded(content?.comment) }
  const size = content.size ?? 0
  if (content.text === '') return size > 0 ? { unreadable: notRecorded(content.comment) } : { text: '' }
  const body = content.encoding === 'base64' ? readBase64(content.text, encoding) : { text: content.text }
  const text = body.text === undefined ? undefined : withoutMark(body.text)
  if (text === undefined) return body
  const cut = content.comment || size > Buffer.byteLength(text)
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
