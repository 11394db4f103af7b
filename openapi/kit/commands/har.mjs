import { existsSync, readFileSync } from 'node:fs'
import { createChecker } from '../check/contract.mjs'
import { checkAnswer, checkRequest } from '../check/exchange.mjs'
import { CouldNotRun, createReport, findingId } from '../report/findings.mjs'

export const options = { 'base-url': { type: 'string' } }

/** Recorded traffic against the contract. */
export async function run(values, [file]) {
  if (!file) throw new CouldNotRun('Which recording? contract har <file.har>')
  const entries = readEntries(file)
  const checker = createChecker()
  const report = createReport('har', file)
  const leftOut = new Map()
  const leave = (reason) => leftOut.set(reason, (leftOut.get(reason) ?? 0) + 1)
  const counts = { answers: 0, bodies: 0, operations: new Set() }
  for (const entry of entries) {
    const call = callOf(entry, values['base-url'])
    if (call.reason) leave(call.reason)
    else checkCall(checker, report, call, counts, leave)
  }
  for (const [reason, count] of leftOut)
    report.notes.push(`${count} of ${entries.length} entries left out: ${reason}`)
  if (counts.answers === 0) report.incomplete.push('no answer of the API is in this recording')
  else if (counts.bodies === 0) report.incomplete.push('no body was recorded; record with content')
  const { answers, bodies, operations } = counts
  report.looked = `${answers} answers, ${bodies} of them with a body or none due, of ${operations.size} operations`
  return report
}

function readEntries(file) {
  if (!existsSync(file)) throw new CouldNotRun(`There is no file ${file}`)
  try {
    const { entries } = JSON.parse(readFileSync(file, 'utf8')).log
    if (Array.isArray(entries)) return entries
  } catch (error) {
    throw new CouldNotRun(`${file} is no HAR recording: ${error.message}`)
  }
  throw new CouldNotRun(`${file} is no HAR recording: it has no entries`)
}

/** An entry as a call of the API, or the reason why it is none. */
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
  if (!response?.status) return { reason: 'without an answer' }
  if (response.status === 304) return { reason: 'answered from a cache (304)' }
  if (response.status === 401) return { reason: 'not signed in (401)' }
  const headers = Object.fromEntries(
    (response.headers ?? []).map(({ name, value }) => [name.toLowerCase(), value]),
  )
  headers['content-type'] ??= response.content?.mimeType
  return {
    method: request.method,
    path,
    sent: {
      query: url.searchParams,
      body: request.postData?.text,
      type: request.postData?.mimeType?.split(';')[0].trim().toLowerCase(),
    },
    answer: { status: response.status, headers, text: textOf(response.content) },
  }
}

function pathBehind(url, base) {
  if (base) {
    const start = base.replace(/\/$/, '')
    const whole = url.origin + url.pathname
    return whole.startsWith(`${start}/`) ? whole.slice(start.length) : undefined
  }
  return /\/admin\/api\/v0(\/.*)$/.exec(url.pathname)?.[1]
}

function textOf(content) {
  if (typeof content?.text !== 'string') return undefined
  return content.encoding === 'base64' ? Buffer.from(content.text, 'base64').toString('utf8') : content.text
}

function checkCall(checker, report, { method, path, sent, answer }, counts, leave) {
  const operation = checker.find(method, path)
  if (!operation) {
    // Ids are data, so only the first part of the path is told.
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
  counts.answers += 1
  counts.operations.add(operation.id)
  // What the service refused says how it refuses; the request may be wrong on purpose.
  const request = answer.status < 400 ? checkRequest(checker, operation, sent) : { findings: [] }
  const { findings, unread } = checkAnswer(checker, operation, answer)
  for (const finding of [...request.findings, ...findings]) report.add(finding)
  if (request.unread) leave(`only the answer was looked at: ${request.unread} (request)`)
  if (unread) leave(`only the status was looked at: ${unread}`)
  else counts.bodies += 1
}
