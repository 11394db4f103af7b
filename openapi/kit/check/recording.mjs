// Checks recorded traffic: HAR entries against the contract.
import { readFileSync } from 'node:fs'
import { withoutMark } from '../contract/load.mjs'
import { CouldNotRun, findingId } from '../report/findings.mjs'
import { isObject, messageOf } from '../tools.mjs'
import { checkRequest, checkResponse } from './exchange.mjs'

/** @import { HttpResponse, Checker, Report, Sent } from '../types' */
/** @import { Json } from '../contract/types' */
/** @import { HarEntry, HarResponse } from './har' */

/** @typedef {{ method: string, path: string, sent: Sent, response: HttpResponse }} Exchange */
/** @typedef {{ checker: Checker, report: Report, leave: (reason: string) => void }} Context */

/**
 * Checks entries one after the other, and counts.
 * @param {{ checker: Checker, report: Report, base?: string, strict?: boolean }} context `base` is the address of the
 * API; with `strict`, refused requests must fit too
 */
export function createEntryCheck({ checker, report, base, strict = false }) {
  /** @type {Map<string, number>} */
  const leftOut = new Map()
  const leave = (/** @type {string} */ reason) => leftOut.set(reason, (leftOut.get(reason) ?? 0) + 1)
  const counts = { entries: 0, responses: 0, bodies: 0, operations: /** @type {Set<string>} */ (new Set()) }
  return {
    counts,
    look(/** @type {HarEntry} */ entry) {
      counts.entries += 1
      const { reason, call } = callOf(entry, base)
      if (strict && call) checkSent(call, { checker, report, leave })
      if (reason) leave(reason)
      else if (call) checkCall(call, { checker, report, strict, counts, leave })
    },
    /** Notes in the report how many entries were skipped, and why. */
    noteLeftOut() {
      for (const [reason, count] of leftOut)
        report.notes.push(`${count} of ${counts.entries} entries left out: ${reason}`)
    },
  }
}

/**
 * Checks all entries; the report lists how many were skipped, and why.
 * @param {HarEntry[]} entries
 * @param {Parameters<typeof createEntryCheck>[0]} context
 */
export function checkEntries(entries, context) {
  const check = createEntryCheck(context)
  for (const entry of entries) check.look(entry)
  check.noteLeftOut()
  return check.counts
}

/**
 * The exchanges of a HAR file.
 * @param {string} file
 * @returns {HarEntry[]}
 */
export function readEntries(file) {
  let entries
  try {
    entries = JSON.parse(withoutMark(readFileSync(file, 'utf8')))?.log?.entries
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

/**
 * The first mistake that would stop the check, with its place. An entry without a response is valid.
 * @param {Json} entry
 */
function mistakeIn(entry) {
  if (!isObject(entry)) return ' is no entry'
  const { request, response } = entry
  if (!isObject(request) || typeof request.method !== 'string') return '.request has no method'
  if (response !== undefined && response !== null && !isObject(response)) return '.response is no response'
  /** @type {[string, Json][]} */
  const texts = [
    ['.request.postData.mimeType', request.postData?.mimeType],
    ['.request.postData.text', request.postData?.text],
    ['.response.content.mimeType', response?.content?.mimeType],
    ['.response.content.text', response?.content?.text],
  ]
  const [strange] =
    texts.find(([, text]) => !['string', 'undefined'].includes(typeof (text ?? undefined))) ?? []
  if (strange) return `${strange} is no text`
  /** @type {[string, Json][]} */
  const lists = [
    ['.request.postData.params', request.postData?.params],
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

/**
 * Converts an entry to a call of the API. `reason` is set if its response cannot be checked.
 * @param {HarEntry} entry
 * @param {string} [base]
 * @returns {{ reason?: string, call?: Exchange }}
 */
function callOf({ request, response }, base) {
  let url
  try {
    url = new URL(request.url)
  } catch {
    return { reason: 'not an address' }
  }
  const path = pathBehind(url, base)
  if (path === undefined) return { reason: 'not a call of the API' }
  if (request.method === 'OPTIONS') return { reason: 'CORS preflight' }
  const reason = whyUnchecked(response)
  const headers = Object.fromEntries(
    (response?.headers ?? []).map(({ name, value }) => [name.toLowerCase(), String(value ?? '')]),
  )
  headers['content-type'] ||= response?.content?.mimeType ?? ''
  const sent = {
    query: url.searchParams,
    body: request.postData?.text,
    parts: request.postData?.params?.map(({ name }) => name),
    type: request.postData?.mimeType?.replace(/;.*/, '').trim().toLowerCase(),
  }
  const received = { status: response?.status ?? 0, headers, text: textOf(response?.content) }
  return { reason, call: { method: request.method, path, sent, response: received } }
}

/**
 * The reason why a response cannot be checked.
 * @param {HarResponse} [response]
 */
function whyUnchecked(response) {
  if (!response?.status) return 'without an answer'
  if (response.status === 304) return 'answered from a cache (304)'
  return response.status === 401 ? 'not signed in (401)' : undefined
}

/**
 * @param {URL} url
 * @param {string} [base]
 */
function pathBehind(url, base) {
  if (base) {
    const start = base.replace(/\/$/, '')
    const whole = url.origin + url.pathname
    return whole.startsWith(`${start}/`) ? whole.slice(start.length) : undefined
  }
  return /\/admin\/api\/v0(\/.*)$/.exec(url.pathname)?.[1]
}

/** @param {HarResponse['content']} content */
function textOf(content) {
  if (typeof content?.text !== 'string') return undefined
  return content.encoding === 'base64' ? Buffer.from(content.text, 'base64').toString('utf8') : content.text
}

/**
 * @param {Exchange} exchange
 * @param {Context & { strict: boolean, counts: ReturnType<typeof createEntryCheck>['counts'] }} context
 */
function checkCall({ method, path, sent, response }, { checker, report, strict, counts, leave }) {
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
  if (!strict && response.status < 400) checkSent({ method, path, sent }, { checker, report, leave })
  const { findings, unread } = checkResponse(checker, operation, response)
  for (const finding of findings) report.add(finding)
  if (unread) leave(`only the status was looked at: ${unread}`)
  else counts.bodies += 1
}

/**
 * @param {Pick<Exchange, 'method' | 'path' | 'sent'>} exchange
 * @param {Context} context
 */
function checkSent({ method, path, sent }, { checker, report, leave }) {
  const operation = checker.find(method, path)
  if (!operation) return
  const { findings, unread } = checkRequest(checker, operation, sent)
  for (const finding of findings) report.add(finding)
  if (unread) leave(`only the answer was looked at: ${unread} (request)`)
}
