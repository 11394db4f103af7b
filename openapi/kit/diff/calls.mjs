// Compares one operation of the contract with the service's: parameters, body, responses, sign-in.
import { keyOf } from '../contract/calls.mjs'
import { namesIn } from '../contract/paths.mjs'
import { mediaFor } from './media.mjs'
import { compareResponses } from './responses.mjs'
import { compareSchemas } from './schemas.mjs'
import { compareSecurity } from './security.mjs'
import { many, parameterSpot, spotOf, wordsOf } from './spot.mjs'

/** @import { Call, CallParameter } from '../contract/types' */
/** @import { Comparison } from './types' */

/** @typedef {{ path: string, call: Call }} Place an operation, and its path */

/**
 * @param {Comparison} comparison
 * @param {string} operation
 * @param {Place} ours
 * @param {Place} theirs
 */
export function compareCalls(comparison, operation, ours, theirs) {
  compareParameters(comparison, operation, ours, theirs)
  compareBodies(comparison, operation, ours.call, theirs.call)
  compareResponses(comparison, operation, ours.call, theirs.call)
  compareSecurity(comparison, operation, ours.call, theirs.call)
}

/**
 * Path parameters are paired by their position, because the service can name them differently.
 * @param {Place} ours
 * @param {Place} theirs
 */
function ourNames(ours, theirs) {
  const [mine, other] = [namesIn(ours.path), namesIn(theirs.path)]
  // The base path of the service can have parameters too.
  const start = other.length - mine.length
  return { mine, other: other.slice(start), base: other.slice(0, start) }
}

/** @type {(comparison: Comparison, operation: string, ours: Place, theirs: Place) => void} */
function compareParameters(comparison, operation, ours, theirs) {
  const names = ourNames(ours, theirs)
  const swapped = names.mine.some((name, index) => {
    const there = names.other.indexOf(name)
    return there >= 0 && there !== index && names.other[index] === names.mine[there]
  })
  if (swapped)
    comparison.add(spotOf({ side: 'operation', operation }), {
      rule: 'path-parameters-swapped',
      severity: 'breaks',
      message: `${operation}: the parts of the path are in another order`,
      ours: ours.path,
      theirs: theirs.path,
      at: theirs.call.at,
      ...many('swapped', 'operations have the parts of their path in another order'),
    })
  const others = new Map(
    [...theirs.call.parameters.values()]
      .flatMap((parameter) => fieldsOf(comparison, parameter))
      .filter((parameter) => parameter.in !== 'path' || !names.base.includes(parameter.name))
      .map((parameter) => {
        const index = parameter.in === 'path' && !swapped ? names.other.indexOf(parameter.name) : -1
        const named = { ...parameter, name: names.mine[index] ?? parameter.name }
        return [keyOf(named), named]
      }),
  )
  for (const [key, mine] of ours.call.parameters) {
    const other = others.get(key)
    // A path parameter exists if the path contains it, even if no list declares it.
    if (other) compareParameter(comparison, operation, mine, other)
    else if (mine.in !== 'path') parameterGone(comparison, operation, mine, theirs.call)
  }
  for (const [key, other] of others)
    if (!ours.call.parameters.has(key) && other.in !== 'path') parameterAdded(comparison, operation, other)
}

/**
 * Returns the query parameters that an object parameter stands for: one for each of its fields.
 * @param {Comparison} comparison
 * @param {CallParameter} parameter
 * @returns {CallParameter[]}
 */
function fieldsOf({ theirs }, parameter) {
  if (parameter.in !== 'query' || parameter.style) return [parameter]
  const [view, ...more] = theirs.of([parameter.schema]).views
  if (!view || more.length > 0 || view.properties.size === 0) return [parameter]
  return [...view.properties].flatMap(([name, [schema]]) =>
    schema
      ? [
          {
            ...parameter,
            name,
            schema,
            at: schema.at,
            required: parameter.required && view.required.has(name),
          },
        ]
      : [],
  )
}

/** @type {(comparison: Comparison, operation: string, mine: CallParameter, theirs: Call) => void} */
function parameterGone({ add }, operation, mine, theirs) {
  const spot = parameterSpot(operation, mine)
  add(spot, {
    rule: 'sent-parameter-removed',
    severity: 'breaks',
    message: `The console sends ${wordsOf(spot)}, which is gone`,
    ours: `${mine.in} ${mine.name}`,
    at: theirs.at,
    ...many(spot.field, `operations no longer have ${wordsOf(spot)}, which the console sends`),
  })
}

/** @type {(comparison: Comparison, operation: string, other: CallParameter) => void} */
function parameterAdded({ add }, operation, other) {
  const spot = parameterSpot(operation, other)
  const fact = { theirs: `${other.in} ${other.name}`, at: other.at, callers: true }
  if (other.required)
    add(spot, {
      ...fact,
      rule: 'required-parameter-added',
      severity: 'breaks',
      message: `${wordsOf(spot)} is required, but the console does not send it`,
      ...many(spot.field, `operations require ${wordsOf(spot)}, which the console does not send`),
    })
  else
    add(spot, {
      ...fact,
      rule: 'parameter-added',
      severity: 'harmless',
      message: `Optional ${wordsOf(spot)} is not in the contract`,
      ...many(spot.field, `operations have an optional ${wordsOf(spot)} that is not in the contract`),
    })
}

/** @type {(comparison: Comparison, operation: string, mine: CallParameter, other: CallParameter) => void} */
function compareParameter(comparison, operation, mine, other) {
  const shape = comparison.ours.of([mine.schema])
  const spot = { ...parameterSpot(operation, mine), sent: shape.views[0]?.default }
  if (mine.required !== other.required)
    comparison.add(spot, {
      rule: 'parameter-required-changed',
      severity: 'harmless',
      message: `The console always sends ${wordsOf(spot)}`,
      ours: mine.required ? 'required' : 'optional',
      theirs: other.required ? 'required' : 'optional',
      at: other.at,
      ...many(
        spot.field,
        `operations changed whether ${wordsOf(spot)} is required; the console always sends it`,
      ),
    })
  if (mine.style !== other.style)
    comparison.add(spot, {
      rule: 'parameter-narrowed',
      severity: 'risky',
      message: `${wordsOf(spot)} is written in another style`,
      keyword: 'style',
      ours: mine.style || 'usual',
      theirs: other.style || 'usual',
      at: other.at,
    })
  compareSchemas(comparison, spot, [mine.schema], [other.schema])
}

/** @type {(comparison: Comparison, operation: string, ours: Call, theirs: Call) => void} */
function compareBodies(comparison, operation, ours, theirs) {
  const spot = spotOf({ side: 'sent', operation })
  const [mine, other] = [ours.body, theirs.body]
  const at = (other ?? theirs).at
  if (!mine && !other) return
  if (!mine)
    return comparison.add(spot, {
      rule: 'sent-body-added',
      severity: other?.required ? 'breaks' : 'harmless',
      message: `${operation} ${other?.required ? 'requires' : 'takes'} a body; the console sends none`,
      ours: 'no body',
      theirs: 'a body',
      at,
    })
  if (!other)
    return comparison.add(spot, {
      rule: 'sent-body-removed',
      severity: 'breaks',
      message: `${operation} no longer takes a body`,
      ours: 'a body',
      theirs: 'no body',
      at,
    })
  if (mine.required !== other.required)
    comparison.add(spot, {
      rule: 'body-required-changed',
      severity: 'harmless',
      message: `The console always sends the body of ${operation}`,
      ours: mine.required ? 'required' : 'optional',
      theirs: other.required ? 'required' : 'optional',
      at,
      ...many('required', 'operations changed whether their body is required; the console always sends it'),
    })
  for (const [type, schema] of mine.content) {
    const found = mediaFor(other.content, type)
    if (found) compareSchemas(comparison, spot, [schema], [found])
    else
      comparison.add(spot, {
        rule: 'sent-media-type-removed',
        severity: 'breaks',
        message: `${operation} no longer takes ${type}`,
        ours: type,
        theirs: [...other.content.keys()],
        at,
        ...many(type, `operations no longer take ${type}`),
      })
  }
}
