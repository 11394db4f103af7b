// Checks one request and its response against the contract. Findings never contain values of users' objects.
import { findingId } from '../report/findings.mjs'

/** @import { Answer, Checked, Checker, GivenFinding, Operation, Sent, Severity } from '../types' */
/** @import { ErrorObject } from 'ajv' */

/**
 * Converts the JSON pointer of a value to a dot path; all items of a list are the same field.
 * @param {string} pointer
 * @param {boolean} inList
 */
const fieldOf = (pointer, inList) => {
  const parts = pointer.split('/').slice(1)
  return (inList ? parts.slice(1) : parts)
    .map((part) => (/^\d+$/.test(part) ? '[]' : part.replaceAll('~1', '/').replaceAll('~0', '~')))
    .join('.')
    .replaceAll('.[]', '[]')
}

const kindOf = (/** @type {unknown} */ value) =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value

/**
 * Interprets an error of ajv: rule, severity, and both sides in words.
 * @param {ErrorObject} error
 * @returns {[keyof typeof words, GivenFinding['severity'], unknown, unknown]}
 */
function ruleOf({ keyword, schema, data }) {
  if (keyword === 'required') return ['missing-field', 'breaks', 'required', 'missing']
  if (keyword === 'type') return ['wrong-type', 'breaks', [schema].flat().join(' or '), kindOf(data)]
  if (keyword === 'enum') return ['unknown-enum-value', 'risky', schema, String(data).slice(0, 40)]
  if (keyword === 'format')
    return ['wrong-format', /date/.test(String(schema)) ? 'breaks' : 'risky', schema, 'another format']
  if (keyword === 'additionalProperties')
    return ['undocumented-field', 'harmless', 'not in the contract', 'there']
  return ['out-of-bounds', 'risky', `${keyword} ${JSON.stringify(schema)}`, 'outside']
}

const words = {
  'missing-field': 'is missing',
  'wrong-type': 'has the wrong type',
  'unknown-enum-value': 'has a value that the console does not know',
  'wrong-format': 'has the wrong format',
  'undocumented-field': 'is not in the contract',
  'out-of-bounds': 'is out of bounds',
}

/**
 * One finding for each error of ajv. Ids start with `prefix` and contain `scope`.
 * @param {ErrorObject[]} errors
 * @param {{ prefix: 'answer' | 'request', scope?: number, operation: Operation, inList?: boolean }} context
 * @returns {GivenFinding[]}
 */
function findingsOf(errors, { prefix, scope, operation, inList }) {
  return errors.map((error) => {
    const [rule, severity, ours, theirs] = ruleOf(error)
    const extra = error.params.missingProperty ?? error.params.additionalProperty
    const field = [fieldOf(error.instancePath, inList === true && error.instancePath !== ''), extra]
      .filter(Boolean)
      .join('.')
    return {
      id: findingId(prefix, rule, operation.id, scope, field),
      rule,
      severity,
      message: `${operation.id}: '${field || 'the body'}' ${words[rule]}`,
      operations: [operation.id],
      side: prefix === 'request' ? 'request' : (scope ?? 0) >= 400 ? 'error' : 'response',
      field: field || undefined,
      ours,
      theirs,
    }
  })
}

const mediaType = (/** @type {Answer['headers']} */ headers) =>
  (headers['content-type'] ?? '').replace(/;.*/, '').trim().toLowerCase()

/**
 * @param {Checker} checker
 * @param {Operation} operation
 * @param {Answer} answer
 * @returns {Checked}
 */
export function checkAnswer(checker, operation, { status, headers, text }) {
  /** @type {GivenFinding[]} */
  const findings = []
  /** @type {(rule: string, severity: Severity, message: string, ours: string, theirs: string) => void} */
  const add = (rule, severity, message, ours, theirs) =>
    findings.push({
      id: findingId('answer', rule, operation.id, status),
      rule,
      severity,
      message: `${operation.id}: ${message}`,
      operations: [operation.id],
      ours,
      theirs,
    })
  const response = operation.responses[status]
  if (!response) {
    const known = Object.keys(operation.responses)
    add(
      'undocumented-status',
      status < 400 ? 'breaks' : 'risky',
      `answers ${status}`,
      known.join(', '),
      String(status),
    )
    return { findings }
  }
  if (status === 429 && headers['retry-after'] === undefined)
    add('missing-header', 'risky', '429 without Retry-After', 'Retry-After', 'missing')
  if (!response.content) {
    if (text) add('unexpected-body', 'harmless', `${status} has a body`, 'no body', 'a body')
    return { findings }
  }
  if (text === undefined) return { findings, unread: 'its body was not recorded' }
  const type = mediaType(headers)
  if (!Object.hasOwn(response.content, type)) {
    const severity = status < 400 ? 'breaks' : 'risky'
    add(
      'content-type',
      severity,
      `answers ${status} as ${type || 'no type'}`,
      Object.keys(response.content).join(),
      type || 'none',
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
  const errors = checker.answerErrors(operation, status, value)
  findings.push(
    ...findingsOf(errors, { prefix: 'answer', scope: status, operation, inList: Array.isArray(value) }).map(
      (finding) =>
        status >= 400 && finding.severity !== 'harmless' ? asErrorBody(finding, operation, status) : finding,
    ),
  )
  return { findings, value }
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
