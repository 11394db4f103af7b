// Checks one request and its response against the contract. Findings never contain values of users' objects.

import { KeyTwice, readJson } from '../contract/readJson.ts'
import { isSameRefusal, isSameSuccess } from '../contract/statuses.ts'
import type { Json } from '../contract/types.ts'
import { findingId } from '../report/findings.ts'
import type { RuleId } from '../report/rules.ts'
import { isObject } from '../tools.ts'
import type { Checked, Checker, GivenFinding, HttpResponse, Operation, Sent, Severity } from '../types.ts'
import { isJson, listedType, responseTo } from './operations.ts'
import { findingsOf } from './violations.ts'

/** Whether a response is an HTML page. */
export const isPage = ({ headers, text = '' }: Pick<HttpResponse, 'headers' | 'text'>) =>
  /^text\/html|^application\/xhtml/.test(headers['content-type'] ?? '') || /^\s*<(!doctype|html)/i.test(text)

const mediaType = (headers: HttpResponse['headers']) =>
  (headers['content-type'] ?? '').replace(/;.*/, '').trim().toLowerCase()

export function checkResponse(
  checker: Checker,
  operation: Operation,
  { status, headers, text, unreadable, charset }: HttpResponse,
): Checked {
  const findings: GivenFinding[] = []
  const add = (
    rule: RuleId,
    severity: Severity,
    message: string,
    ours: string,
    theirs: string,
    cause?: GivenFinding['cause'],
  ) =>
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
  const [only, ...others] = Object.keys(operation.responses).filter((listed) => listed.startsWith('2'))
  const expected =
    !responseTo(operation, status) && only && others.length === 0 && isSameSuccess(only, status)
  if (expected)
    add('undocumented-status', 'harmless', `answers ${status}; no screen reads which`, only, String(status), {
      key: `${only} ${status}`,
      words: `operations answer ${status} in place of ${only}; no screen reads which`,
    })
  const refusal = responseTo(operation, status)
    ? undefined
    : Object.keys(operation.responses).find((listed) => isSameRefusal(listed, status))
  if (refusal)
    add(
      'undocumented-status',
      'harmless',
      `answers ${status} in place of ${refusal}; the console shows both alike`,
      refusal,
      String(status),
      {
        key: `${refusal} ${status}`,
        words: `operations answer ${status} in place of ${refusal}; the console shows both alike`,
      },
    )
  const documented = responseTo(operation, refusal ?? (expected ? only : status))
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
    if (text)
      add('unexpected-body', 'harmless', `${status} has a body`, 'no body', 'a body', {
        key: String(status),
        words: `operations answer ${status} with a body; the console does not read it`,
      })
    return { findings }
  }
  if (text === undefined) return { findings, unread: unreadable ?? 'its body was not recorded' }
  const type = mediaType(headers)
  const inList = listedType(documented.content, type)
  // The console reads a body of any type as JSON.
  const alike = status < 400 && isJson(type) ? listedType(documented.content, 'application/json') : undefined
  const listed = inList ?? alike
  if (!inList) {
    const severity = alike ? 'harmless' : status < 400 ? 'breaks' : 'risky'
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
  }
  if (charset)
    add(
      'charset',
      status < 400 ? 'breaks' : 'risky',
      `answers ${status} in ${charset}, not in UTF-8, so letters arrive wrong`,
      'UTF-8',
      charset,
      { key: charset, words: `answers come in ${charset}, not in UTF-8, so letters arrive wrong` },
    )
  if (!listed) return { findings }
  if (!isJson(type)) return { findings }
  let value: Json
  try {
    value = readJson(text)
  } catch (error) {
    if (error instanceof KeyTwice) return { findings, unread: `its body ${error.message}` }
    // Whether what was packed ended early is not seen by everybody who unpacks it.
    if (headers['content-encoding'] && /^\s*[[{]/.test(text))
      return { findings, unread: `its body is no JSON once it is unpacked (${headers['content-encoding']})` }
    add('not-json', 'breaks', `answers ${status} with a body that is no JSON`, 'JSON', 'no JSON')
    return { findings }
  }
  const errors = checker.responseErrors(documented, listed, value)
  const found = findingsOf(errors, {
    prefix: 'answer',
    scope: status,
    operation,
    inList: Array.isArray(value),
  })
  findings.push(...(status < 400 ? found : asErrorBodies(found, { operation, status, value })))
  return { findings, value }
}

const mediaTypeCause = (status: number, type: string): GivenFinding['cause'] => {
  const what = status < 400 ? 'answers' : 'errors'
  return { key: `${what} ${type || 'none'}`, words: `${what} come as ${type || 'no type'}` }
}

/** An error of another shape has one cause: its other fields are not reported separately. */
function asErrorBodies(
  found: GivenFinding[],
  { operation, status, value }: { operation: Operation; status: number; value: Json },
) {
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

/** Without an `error` text the user gets no explanation. */
const asErrorBody = (finding: GivenFinding, operation: Operation, status: number): GivenFinding => ({
  ...finding,
  id: findingId('answer', 'error-body', operation.id, status, finding.field),
  rule: 'error-body',
  message: `${operation.id}: the error ${status} is not {error, code?, field?}: ${finding.message.split(': ').at(-1)}`,
  cause: {
    key: finding.field ?? 'body',
    words: `errors are not {error, code?, field?}: '${finding.field ?? 'the body'}'`,
  },
})

/** The value of a parameter as its schema has it; undefined if a text alone does not show it. */
function parameterValue(text: string, { type }: Json = {}): Json {
  const types: string[] = [type].flat()
  if (types.includes('string')) return text
  if (types.some((name) => ['integer', 'number'].includes(name))) {
    return text !== '' && Number.isFinite(Number(text)) ? Number(text) : text
  }
  if (types.includes('boolean')) return ['true', 'false'].includes(text) ? text === 'true' : text
  return undefined
}

/** Checks a request: query, required headers, and body. */
export function checkRequest(
  checker: Checker,
  operation: Operation,
  { query, text: body, type, parts, unreadable }: Sent,
): Checked {
  const findings: GivenFinding[] = []
  const options = { prefix: 'request' as const, operation }
  const add = (
    rule: 'unknown-parameter' | 'wrong-parameter' | 'missing-parameter' | 'content-type' | 'not-json',
    severity: Severity,
    field: string | undefined,
    message: string,
    ours: unknown,
    theirs: string,
  ) =>
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
    // `tag[]` and `filter[name]` are spellings of lists and objects.
    const plain = name.replace(/\[.*/, '')
    const parameter = known.find((candidate) => [name, plain].includes(candidate.name))
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
    const value = parameterValue(query.get(name) ?? '', parameter.schema)
    const [error] = value === undefined ? [] : checker.parameterErrors(parameter, value)
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
  // Known to be empty.
  if (!type && body === '' && !operation.bodyRequired) return { findings }
  const listed = Object.keys(operation.body)
  const wanted = listedType(operation.body, type ?? '') ?? (type ? undefined : listed[0])
  const isForm = wanted?.startsWith('multipart/')
  if (((isForm && type) || body === undefined) && !parts && wanted) {
    if (!type && !unreadable && !operation.bodyRequired) return { findings }
    return { findings, unread: unreadable ?? 'its body was not recorded' }
  }
  if (!type || !wanted) {
    add('content-type', 'breaks', undefined, `sent as ${type || 'no type'}`, listed.join(), type || 'none')
    return { findings }
  }
  /** For a form only the names of its parts are checked: files have no schema. */
  const partErrors = () => {
    const names = Object.fromEntries((parts ?? []).map((name) => [name, '']))
    return findingsOf(checker.bodyErrors(operation, wanted ?? '', names), options).filter(({ rule }) =>
      ['missing-field', 'undocumented-field'].includes(rule),
    )
  }
  if (isForm) return { findings: [...findings, ...partErrors()] }
  if (!isJson(type)) return { findings }
  try {
    findings.push(...findingsOf(checker.bodyErrors(operation, wanted, readJson(body ?? '')), options))
  } catch (error) {
    if (error instanceof KeyTwice) return { findings, unread: `its body ${error.message}` }
    if (!(error instanceof SyntaxError)) throw error
    add('not-json', 'breaks', undefined, 'the body sent is no JSON', 'JSON', 'no JSON')
  }
  return { findings }
}
