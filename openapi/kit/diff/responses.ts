// Compares the responses of one operation: statuses, headers, content types and bodies.
import { typeWords } from '../contract/shape.ts'
import { isSameSuccess } from '../contract/statuses.ts'
import type { Call, CallResponse, Shape, View } from '../contract/types.ts'
import { fits } from '../contract/view.ts'
import { reportOtherErrors } from './errors.ts'
import { mediaFor, otherJson } from './media.ts'
import { compareSchemas } from './schemas.ts'
import { isError, many, spotOf, worstOf } from './spot.ts'
import type { Comparison } from './types.ts'

/** Statuses are paired by their number: a removed and an added one are two findings. */
export function compareResponses(comparison: Comparison, operation: string, ours: Call, theirs: Call) {
  const others = spelledOut(theirs.responses, [...ours.responses.keys()])
  const saved = pairOfSuccess(ours.responses, others)
  if (saved) compareSuccess(comparison, operation, saved)
  for (const [status, mine] of ours.responses) {
    const other = others.get(status)
    if (other) compareResponse(comparison, operation, status, mine, other)
    else if (status !== saved?.ours) statusGone(comparison, operation, status, theirs)
  }
  for (const [status, other] of others) {
    if (ours.responses.has(status) || status === saved?.theirs) continue
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

/** The console shows the reason of an error of any status, so a new one must have the shape of the contract's errors. */
function compareNewError(
  comparison: Comparison,
  operation: string,
  status: string,
  ours: Call,
  other: CallResponse,
) {
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
 * The statuses of success, if each side has one and they differ in a way that no caller notices: the console reads the
 * object, never which status of success it came with. Frameworks return 200 where the contract has 201, or where it has
 * 204 and the body is not read.
 */
function pairOfSuccess(ours: Call['responses'], theirs: Call['responses']) {
  const [mine, more] = [...ours.keys()].filter((status) => status.startsWith('2'))
  const [other, rest] = [...theirs.keys()].filter((status) => status.startsWith('2'))
  if (!mine || !other || more || rest || mine === other) return undefined
  const [before, now] = [ours.get(mine), theirs.get(other)]
  return before && now && isSameSuccess(mine, other)
    ? { ours: mine, theirs: other, mine: before, other: now }
    : undefined
}

function compareSuccess(
  comparison: Comparison,
  operation: string,
  { ours, theirs, mine, other }: { ours: string; theirs: string; mine: CallResponse; other: CallResponse },
) {
  comparison.add(spotOf({ side: 'operation', operation }), {
    rule: 'status-changed',
    severity: 'harmless',
    message: `${operation} answers ${theirs} in place of ${ours}; no screen reads which`,
    ours,
    theirs,
    at: other.at,
    ...many(`${ours} ${theirs}`, `operations answer ${theirs} in place of ${ours}; no screen reads which`),
  })
  compareResponse(comparison, operation, theirs, mine, other)
}

/** Replaces `default`, `4XX` and `5XX` by the statuses that the contract lists. */
function spelledOut(responses: Call['responses'], statuses: string[]) {
  const exact = [...responses].filter(([status]) => /^\d{3}$/.test(status))
  const all = new Map(exact)
  const fallback = responses.get('default')
  // Some generators describe only `default`, which then also covers success.
  const success = [...responses.keys()].some((status) => status.startsWith('2'))
  for (const status of statuses) {
    // The contract itself can have a range or a default.
    const same = responses.get(status)
    if (same) all.set(status, same)
    const cover =
      responses.get(`${status.charAt(0)}XX`) ?? (isError(status) || !success ? fallback : undefined)
    if (cover && !all.has(status)) all.set(status, cover)
  }
  return all
}

function statusGone({ add }: Comparison, operation: string, status: string, theirs: Call): void {
  const error = isError(status) || status === 'default'
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

function compareResponse(
  comparison: Comparison,
  operation: string,
  status: string,
  mine: CallResponse,
  other: CallResponse,
): void {
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
      // The console reads a body of any type as JSON.
      severity: json && !isError(status) ? 'harmless' : worstOf(spot),
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

/** Whether every value of one header is one of the other. Headers are text: who reads any text reads a number, too. */
const isNarrower = (one: Shape, other: Shape) =>
  (other.nullable || !one.nullable) &&
  one.views.every(({ types }) =>
    other.views.some(
      (view) =>
        !view.types || isAnyText(view) || types?.every((type) => fits(type, view.types ?? [])) === true,
    ),
  )

const isAnyText = ({ types, enum: values, bounds }: View) =>
  types?.includes('string') === true && !values && Object.keys(bounds).length === 0

function compareHeaders(
  comparison: Comparison,
  operation: string,
  status: string,
  mine: CallResponse,
  other: CallResponse,
): void {
  for (const [name, header] of mine.headers) {
    const spot = spotOf({ side: 'response', operation, status, field: `header ${name}` })
    const found = other.headers.get(name)
    const add = (severity: 'risky' | 'harmless', words: string, theirs: string): void =>
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
      // The console reads it in seconds and as a date.
      const isRead =
        name === 'retry-after' &&
        theirs.views.every((view) => view.types?.every((type) => fits(type, ['string', 'integer'])))
      if (typeWords(ours) !== typeWords(theirs) && !isNarrower(theirs, ours))
        add(
          isRead && !theirs.nullable ? 'harmless' : 'risky',
          `changed from ${typeWords(ours)} to ${typeWords(theirs)}`,
          typeWords(theirs),
        )
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
