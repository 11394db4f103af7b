// Compares the responses of one operation: statuses, headers, content types and bodies.
import { typeWords } from '../contract/shape.mjs'
import { reportOtherErrors } from './errors.mjs'
import { mediaFor, otherJson } from './media.mjs'
import { compareSchemas } from './schemas.mjs'
import { isError, many, spotOf, worstOf } from './spot.mjs'

/** @import { Call, CallResponse } from '../contract/types' */
/** @import { Comparison } from './types' */

/**
 * Statuses are paired by their number: a removed and an added one are two findings.
 * @param {Comparison} comparison
 * @param {string} operation
 * @param {Call} ours
 * @param {Call} theirs
 */
export function compareResponses(comparison, operation, ours, theirs) {
  const others = spelledOut(theirs.responses, [...ours.responses.keys()])
  for (const [status, mine] of ours.responses) {
    const other = others.get(status)
    if (other) compareResponse(comparison, operation, status, mine, other)
    else statusGone(comparison, operation, status, theirs)
  }
  compareSaved(comparison, operation, ours, others)
  for (const [status, other] of others) {
    if (ours.responses.has(status)) continue
    const { at } = other
    const error = isError(status)
    if (error) compareNewError(comparison, operation, status, ours, other)
    comparison.add(spotOf({ side: 'operation', operation }), {
      rule: error ? 'error-status-added' : 'status-added',
      severity: error ? 'harmless' : 'risky',
      message: `${operation} may also answer ${status}${error ? '' : ', which the console does not expect'}`,
      name: status,
      theirs: status,
      at,
      ...many(
        status,
        `operations may also answer ${status}${error ? '' : ', which the console does not expect'}`,
      ),
    })
  }
}

/**
 * The console shows the reason of an error of any status, so a new one must have the shape of the contract's errors.
 * @param {Comparison} comparison
 * @param {string} operation
 * @param {string} status
 * @param {Call} ours
 * @param {CallResponse} other
 */
function compareNewError(comparison, operation, status, ours, other) {
  const [, mine] = [...ours.responses].find(([listed]) => isError(listed)) ?? []
  const [[type, schema] = []] = mine?.content ?? []
  if (!type || !schema) return
  const found = mediaFor(other.content, type)
  const [kind, json] = found ? [type, found] : (otherJson(other.content) ?? [])
  if (kind && json)
    reportOtherErrors(
      comparison,
      spotOf({ side: 'response', operation, status }),
      { schema, type },
      { schema: json, type: kind },
    )
}

/**
 * Frameworks return 200 where the contract has 201. The status is one finding; the object is compared nevertheless, so
 * that its changes are found too.
 * @param {Comparison} comparison
 * @param {string} operation
 * @param {Call} ours
 * @param {Call['responses']} others
 */
function compareSaved(comparison, operation, ours, others) {
  const [mine, more] = [...ours.responses].filter(([status]) => status.startsWith('2'))
  const [other, rest] = [...others].filter(([status]) => status.startsWith('2'))
  if (!mine || !other || more || rest || mine[0] === other[0]) return
  if ([mine[0], other[0]].toSorted().join() === '200,201')
    compareResponse(comparison, operation, other[0], mine[1], other[1])
}

/**
 * Replaces `default`, `4XX` and `5XX` by the statuses that the contract lists.
 * @param {Call['responses']} responses
 * @param {string[]} statuses
 */
function spelledOut(responses, statuses) {
  const exact = [...responses].filter(([status]) => /^\d{3}$/.test(status))
  const all = new Map(exact)
  const fallback = responses.get('default')
  // Some generators describe only `default`, which then also covers success.
  const success = [...responses.keys()].some((status) => status.startsWith('2'))
  for (const status of statuses) {
    const cover =
      responses.get(`${status.charAt(0)}XX`) ?? (isError(status) || !success ? fallback : undefined)
    if (cover && !all.has(status)) all.set(status, cover)
  }
  return all
}

/** @type {(comparison: Comparison, operation: string, status: string, theirs: Call) => void} */
function statusGone({ add }, operation, status, theirs) {
  const error = isError(status)
  add(spotOf({ side: 'operation', operation }), {
    rule: error ? 'error-status-removed' : 'status-removed',
    severity: error ? 'harmless' : 'breaks',
    message: `${operation} no longer answers ${status}`,
    name: status,
    ours: status,
    at: theirs.at,
    ...many(status, `operations no longer answer ${status}`),
  })
}

/** @type {(comparison: Comparison, operation: string, status: string, mine: CallResponse, other: CallResponse) => void} */
function compareResponse(comparison, operation, status, mine, other) {
  const spot = spotOf({ side: 'response', operation, status })
  compareHeaders(comparison, operation, status, mine, other)
  if (mine.content.size === 0) {
    if (other.content.size > 0)
      comparison.add(spot, {
        rule: 'answer-body-added',
        severity: 'harmless',
        message: `${status} of ${operation} has a body; the console does not read it`,
        ours: 'no body',
        theirs: 'a body',
        at: other.at,
        ...many(status, `answers ${status} have a body; the console does not read it`),
      })
    return
  }
  if (other.content.size === 0) {
    comparison.add(spot, {
      rule: 'answer-body-removed',
      severity: worstOf(spot),
      message: `${status} of ${operation} has no body any more`,
      ours: [...mine.content.keys()].join(),
      theirs: 'no body',
      at: other.at,
      keyword: isError(status) ? status : undefined,
      ...many(
        isError(status) ? 'error' : status,
        `${isError(status) ? 'errors' : `answers ${status}`} have no body any more`,
      ),
    })
    return
  }
  const used = new Set()
  for (const [type, schema] of mine.content) {
    const found = mediaFor(other.content, type)
    if (found) {
      used.add(found)
      if (reportOtherErrors(comparison, spot, { schema, type }, { schema: found, type })) continue
      compareSchemas(comparison, spot, [schema], [found])
      continue
    }
    // Another kind of JSON is compared too, so that changes of its fields are found.
    const [kind = '', json] = (type === 'application/json' && otherJson(other.content)) || []
    if (json) used.add(json)
    if (json && reportOtherErrors(comparison, spot, { schema, type }, { schema: json, type: kind })) continue
    const kinds = [...other.content.keys()]
    const what = isError(status) ? 'errors' : `answers ${status}`
    comparison.add(spot, {
      rule: 'answer-media-type-removed',
      severity: worstOf(spot),
      message: `${operation} answers ${isError(status) ? 'errors' : status} as ${kinds.join(' or ')}, not as ${type}`,
      ours: type,
      theirs: kinds,
      at: other.at,
      ...many(`${what} ${kinds.join()}`, `${what} come as ${kinds.join(' or ')}, not as ${type}`),
    })
    if (json) compareSchemas(comparison, spot, [schema], [json])
  }
  if (used.size === 0) return
  for (const [type, schema] of other.content) {
    if (used.has(schema) || mine.content.has(type)) continue
    comparison.add(spot, {
      rule: 'answer-media-type-added',
      severity: 'harmless',
      message: `${type} is answered too`,
      theirs: type,
      at: schema.at,
      ...many(type, `answers come as ${type} too`),
    })
  }
}

/** @type {(comparison: Comparison, operation: string, status: string, mine: CallResponse, other: CallResponse) => void} */
function compareHeaders(comparison, operation, status, mine, other) {
  for (const [name, header] of mine.headers) {
    const spot = spotOf({ side: 'response', operation, status, field: `header ${name}` })
    const found = other.headers.get(name)
    /** @type {(severity: 'risky' | 'harmless', words: string, theirs: string) => void} */
    const add = (severity, words, theirs) =>
      comparison.add(spot, {
        rule: 'header-changed',
        severity,
        message: `Header '${name}' of ${status} ${words}`,
        ours: header.required ? 'required' : 'optional',
        theirs,
        at: other.at,
        ...many(`${name} ${words}`, `answers: header '${name}' ${words}`),
      })
    if (!found) add('risky', 'is gone', 'missing')
    else if (header.required && !found.required) add('risky', 'may be missing', 'optional')
    else {
      const [ours, theirs] = [comparison.ours.of([header.schema]), comparison.theirs.of([found.schema])]
      if (typeWords(ours) !== typeWords(theirs))
        add('risky', `changed from ${typeWords(ours)} to ${typeWords(theirs)}`, typeWords(theirs))
    }
  }
  for (const name of other.headers.keys()) {
    if (mine.headers.has(name)) continue
    const spot = spotOf({ side: 'response', operation, status, field: `header ${name}` })
    comparison.add(spot, {
      rule: 'header-added',
      severity: 'harmless',
      message: `Header '${name}' of ${status} is not in the contract`,
      theirs: `header ${name}`,
      at: other.at,
      ...many(name, `answers have the header '${name}', which is not in the contract`),
    })
  }
}
