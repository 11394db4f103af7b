// Checks one request and its response against the contract. Findings never contain values of users' objects.
import { findingId } from '../report/findings.mjs'
import { isObject } from '../tools.mjs'
import { findingsOf } from './violations.mjs'

/** @import { HttpResponse, Checked, Checker, GivenFinding, Operation, Sent, Severity } from '../types' */
/** @import { Json } from '../contract/types' */

/** Whether a response is an HTML page. @param {Pick<HttpResponse, 'headers' | 'text'>} response */
export const isPage = ({ headers, text = '' }) =>
  /^text\/html|^application\/xhtml/.test(headers['content-type'] ?? '') || /^\s*<(!doctype|html)/i.test(text)

const mediaType = (/** @type {HttpResponse['headers']} */ headers) =>
  (headers['content-type'] ?? '').replace(/;.*/, '').trim().toLowerCase()

/**
 * @param {Checker} checker
 * @param {Operation} operation
 * @param {HttpResponse} response
 * @returns {Checked}
 */
export function checkResponse(checker, operation, { status, headers, text }) {
  /** @type {GivenFinding[]} */
  const findings = []
  /** @type {(rule: string, severity: Severity, message: string, ours: string, theirs: string, cause?: GivenFinding['cause']) => void} */
  const add = (rule, severity, message, ours, theirs, cause) =>
    findings.push({
      id: findingId('answer', rule, operation.id, status),
      rule,
      severity,
      message: `${operation.id}: ${message}`,
      operations: [operation.id],
      ours,
      theirs,
      cause,
    })
  const documented = operation.responses[status]
  if (!documented) {
    const known = Object.keys(operation.responses)
    add(
      'undocumented-status',
      status < 400 ? 'breaks' : 'risky',
      `answers ${status}`,
      known.join(', '),
      String(status),
      { key: String(status), words: `operations answer ${status}, which the contract does not list` },
    )
    return { findings }
  }
  if (status === 429 && headers['retry-after'] === undefined)
    add('missing-header', 'risky', '429 without Retry-After', 'Retry-After', 'missing')
  if (!documented.content) {
    if (text) add('unexpected-body', 'harmless', `${status} has a body`, 'no body', 'a body')
    return { findings }
  }
  if (text === undefined) return { findings, unread: 'its body was not recorded' }
  const type = mediaType(headers)
  if (!Object.hasOwn(documented.content, type)) {
    const severity = status < 400 ? 'breaks' : 'risky'
    const page = status < 400 && isPage({ headers, text })
    add(
      'content-type',
      severity,
      page
        ? `answers ${status} with an HTML page; it looks like a sign-in page or a proxy`
        : `answers ${status} as ${type || 'no type'}`,
      Object.keys(documented.content).join(),
      type || 'none',
      mediaTypeCause(status, type),
    )
    return { findings }
  }
  let value
  try {
    value = JSON.parse(text)
  } catch {
    add('not-json', 'breaks', `answers ${status} with a body that is no JSON`, 'JSON', 'no JSON')
    return { findings }
  }
  const errors = checker.responseErrors(operation, status, value)
  const found = findingsOf(errors, {
    prefix: 'answer',
    scope: status,
    operation,
    inList: Array.isArray(value),
  })
  findings.push(...(status < 400 ? found : asErrorBodies(found, { operation, status, value })))
  return { findings, value }
}

/** @type {(status: number, type: string) => GivenFinding['cause']} */
const mediaTypeCause = (status, type) => {
  const what = status < 400 ? 'answers' : 'errors'
  return { key: `${what} ${type || 'none'}`, words: `${what} come as ${type || 'no type'}` }
}

/**
 * An error of another shape has one cause: its other fields are not reported separately.
 * @param {GivenFinding[]} found
 * @param {{ operation: Operation, status: number, value: Json }} response
 */
function asErrorBodies(found, { operation, status, value }) {
  const isOtherObject = found.some(({ rule, field }) => rule === 'missing-field' && field === 'error')
  return found
    .filter(({ rule }) => !isOtherObject || rule !== 'undocumented-field')
    .map((finding) =>
      finding.severity === 'harmless'
        ? finding
        : asErrorBody(
            isOtherObject && isObject(value) ? { ...finding, theirs: Object.keys(value) } : finding,
            operation,
            status,
          ),
    )
}

/**
 * Without an `error` text the user gets no explanation.
 * @type {(finding: GivenFinding, operation: Operation, status: number) => GivenFinding}
 */
const asErrorBody = (finding, operation, status) => ({
  ...finding,
  id: findingId('answer', 'error-body', operation.id, status, finding.field),
  rule: 'error-body',
  message: `${operation.id}: the error ${status} is not {error, code?, field?}: ${finding.message.split(': ').at(-1)}`,
  cause: {
    key: finding.field ?? 'body',
    words: `errors are not {error, code?, field?}: '${finding.field ?? 'the body'}'`,
  },
})

/**
 * Checks a request: query, required headers, and body.
 * @param {Checker} checker
 * @param {Operation} operation
 * @param {Sent} sent
 * @returns {Checked}
 */
export function checkRequest(checker, operation, { query, body, type, parts }) {
  /** @type {GivenFinding[]} */
  const findings = []
  /** For a form only the names of its parts are checked: files have no schema. */
  const partErrors = () => {
    const names = Object.fromEntries((parts ?? []).map((name) => [name, '']))
    return findingsOf(checker.bodyErrors(operation, names), options).filter(({ rule }) =>
      ['missing-field', 'undocumented-field'].includes(rule),
    )
  }
  const options = { prefix: /** @type {const} */ ('request'), operation }
  /** @type {(rule: string, severity: Severity, field: string | undefined, message: string, ours: unknown, theirs: string) => void} */
  const add = (rule, severity, field, message, ours, theirs) =>
    findings.push({
      id: findingId('request', rule, operation.id, field),
      rule: `request-${rule}`,
      severity,
      message: `${operation.id}: ${message}`,
      operations: [operation.id],
      side: 'parameter',
      field,
      ours,
      theirs,
    })
  const known = operation.parameters.filter((parameter) => parameter.in === 'query')
  for (const name of new Set(query.keys())) {
    const parameter = known.find((candidate) => candidate.name === name)
    if (!parameter) {
      add(
        'unknown-parameter',
        'risky',
        name,
        `the query parameter '${name}' is not in the contract`,
        'unknown',
        'sent',
      )
      continue
    }
    const text = query.get(name)
    const number = parameter.schema.type === 'integer' && text !== '' && Number.isFinite(Number(text))
    const [error] = checker.parameterErrors(parameter, number ? Number(text) : text)
    if (error)
      add(
        'wrong-parameter',
        'risky',
        name,
        `the query parameter '${name}' ${error.message}`,
        parameter.schema,
        'another value',
      )
  }
  for (const { name, required } of known)
    if (required && !query.has(name))
      add(
        'missing-parameter',
        'breaks',
        name,
        `the query parameter '${name}' is missing`,
        'required',
        'missing',
      )
  if (!operation.body) return { findings }
  const [wanted = ''] = Object.keys(operation.body)
  if (body === undefined && !parts && (!type || type === wanted))
    return { findings, unread: 'its body was not recorded' }
  if (type !== wanted) {
    add('content-type', 'breaks', undefined, `sent as ${type || 'no type'}`, wanted, type || 'none')
    return { findings }
  }
  if (wanted !== 'application/json') return { findings: [...findings, ...partErrors()] }
  try {
    findings.push(...findingsOf(checker.bodyErrors(operation, JSON.parse(body ?? '')), options))
  } catch {
    add('not-json', 'breaks', undefined, 'the body sent is no JSON', 'JSON', 'no JSON')
  }
  return { findings }
}
