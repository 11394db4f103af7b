// Compares one operation of the contract with the service's: parameters, body, responses, sign-in.
import { keyOf } from '../contract/calls.ts'
import { namesIn } from '../contract/paths.ts'
import { typeWords } from '../contract/shape.ts'
import { inOtherStyle } from '../contract/style.ts'
import type { Call, CallParameter, Shape, Shapes } from '../contract/types.ts'
import { noteDeprecation } from './deprecated.ts'
import { compareParts, mediaFor } from './media.ts'
import { compareResponses } from './responses.ts'
import { compareSchemas } from './schemas.ts'
import { compareSecurity } from './security.ts'
import { many, parameterSpot, spotOf, styleOf, wordsOf } from './spot.ts'
import type { Comparison } from './types.ts'

/** An operation, and its path */
type Place = { path: string; call: Call }

export function compareCalls(comparison: Comparison, operation: string, ours: Place, theirs: Place) {
  noteDeprecation(comparison, spotOf({ side: 'operation', operation }), ours.call, theirs.call, operation)
  compareParameters(comparison, operation, ours, theirs)
  compareBodies(comparison, operation, ours.call, theirs.call)
  compareResponses(comparison, operation, ours.call, theirs.call)
  compareSecurity(comparison, operation, ours.call, theirs.call)
}

/** Path parameters are paired by their position, because the service can name them differently. */
function ourNames(ours: Place, theirs: Place) {
  const [mine, other] = [namesIn(ours.path), namesIn(theirs.path)]
  // The base path of the service can have parameters too.
  const start = other.length - mine.length
  return { mine, other: other.slice(start), base: other.slice(0, start) }
}

function compareParameters(comparison: Comparison, operation: string, ours: Place, theirs: Place): void {
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
      .flatMap((parameter) => fieldsOf(comparison.theirs, parameter))
      .filter((parameter) => parameter.in !== 'path' || !names.base.includes(parameter.name))
      .map((parameter) => {
        const index = parameter.in === 'path' && !swapped ? names.other.indexOf(parameter.name) : -1
        const named = { ...parameter, name: names.mine[index] ?? parameter.name }
        return [keyOf(named), named]
      }),
  )
  const known = new Map(
    [...ours.call.parameters.values()]
      .flatMap((parameter) => fieldsOf(comparison.ours, parameter))
      .map((parameter) => [keyOf(parameter), parameter]),
  )
  /** The parameter whose name differs only in its style. */
  const inStyle = (key: string, mine: CallParameter) => {
    const like = [...others].filter(([name, { in: place }]) => place === mine.in && !known.has(name))
    const name =
      mine.in === 'path'
        ? undefined
        : inOtherStyle(
            key,
            like.map(([name]) => name),
          )
    const other = name === undefined ? undefined : others.get(name)
    if (name === undefined || !other) return undefined
    others.delete(name)
    const spot = parameterSpot(operation, mine)
    comparison.add(spot, {
      rule: 'sent-parameter-removed',
      severity: 'breaks',
      message: `The console sends ${wordsOf(spot)}, which the service takes as '${other.name}'`,
      ours: mine.name,
      theirs: other.name,
      at: other.at,
      ...many('style', `parameters have names ${styleOf(other.name, mine.name)}`),
    })
    return other
  }
  for (const [key, mine] of known) {
    const other = others.get(key) ?? inStyle(key, mine)
    // A path parameter exists if the path contains it, even if no list declares it.
    if (other) compareParameter(comparison, operation, mine, other)
    else if (mine.in !== 'path') parameterGone(comparison, operation, mine, theirs.call)
  }
  for (const [key, other] of others)
    if (!known.has(key) && other.in !== 'path') parameterAdded(comparison, operation, other)
}

/** Returns the query parameters that an object parameter stands for: one for each of its fields. */
function fieldsOf(shapes: Shapes, parameter: CallParameter): CallParameter[] {
  if (parameter.in !== 'query' || parameter.style || parameter.media || !parameter.explode) return [parameter]
  const [view, ...more] = shapes.of([parameter.schema]).views
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

function parameterGone({ add }: Comparison, operation: string, mine: CallParameter, theirs: Call): void {
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

function parameterAdded({ add }: Comparison, operation: string, other: CallParameter): void {
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

function compareParameter(
  comparison: Comparison,
  operation: string,
  mine: CallParameter,
  other: CallParameter,
): void {
  const shape = comparison.ours.of([mine.schema])
  const spot = {
    ...parameterSpot(operation, mine),
    sent: shape.views[0]?.default,
    json: mine.media !== undefined,
  }
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
  noteDeprecation(comparison, spot, mine, other, wordsOf(spot))
  const list = comparison.theirs.of([other.schema])
  const [item] = isListOnly(list) ? (list.views[0]?.items ?? []) : []
  // One value is a list of one, if each item is a parameter of its own.
  const asItem = item && other.in === 'query' && !other.style && other.explode && !holds(shape, 'array')
  // A single value is written the same, exploded or not.
  const exploded = holds(shape, 'array', 'object') && mine.explode !== other.explode
  if (mine.style !== other.style || exploded || mine.media !== other.media) {
    const styles = [mine, other].map(
      ({ style, explode, media }) =>
        `${media ?? (style || 'usual')}${exploded && explode ? ', exploded' : ''}`,
    )
    comparison.add(spot, {
      rule: 'parameter-narrowed',
      severity: 'risky',
      message: `${wordsOf(spot)} is written in another style`,
      keyword: 'style',
      ours: styles[0],
      theirs: styles[1],
      at: other.at,
      ...many(`style ${styles[1]}`, `parameters are written in another style: ${styles[1]}`),
    })
  }
  const least = list.views[0]?.bounds.minItems ?? 0
  if (asItem && least > 1)
    comparison.add(spot, {
      rule: 'parameter-narrowed',
      severity: 'breaks',
      message: `${wordsOf(spot)} must be given ${least} times`,
      keyword: 'list',
      ours: typeWords(shape),
      theirs: `${typeWords(list)} of ${least}`,
      at: other.at,
    })
  else if (asItem)
    comparison.add(spot, {
      rule: 'parameter-widened',
      severity: 'harmless',
      message: `${wordsOf(spot)} may be given several times`,
      keyword: 'list',
      ours: typeWords(shape),
      theirs: typeWords(list),
      at: other.at,
      ...many('list', 'parameters may be given several times'),
    })
  compareSchemas(comparison, spot, [mine.schema], [asItem ? item : other.schema])
}

const isListOnly = ({ views }: Shape) => views.length === 1 && views[0]?.types?.join() === 'array'

/** Whether a value can have one of the types. */
const holds = ({ views }: Shape, ...types: string[]) =>
  views.some((view) => !view.types || view.types.some((type) => types.includes(type)))

function compareBodies(comparison: Comparison, operation: string, ours: Call, theirs: Call): void {
  const spot = spotOf({ side: 'sent', operation })
  const [mine, other] = [ours.body, theirs.body]
  const at = (other ?? theirs).at
  if (!mine && !other) return
  if (!mine)
    return void comparison.add(spot, {
      rule: 'sent-body-added',
      severity: other?.required ? 'breaks' : 'harmless',
      message: `${operation} ${other?.required ? 'requires' : 'takes'} a body; the console sends none`,
      ours: 'no body',
      theirs: 'a body',
      at,
      ...many(
        other?.required ? 'required' : 'body',
        `operations ${other?.required ? 'require' : 'take'} a body; the console sends none`,
      ),
    })
  if (!other)
    return void comparison.add(spot, {
      rule: 'sent-body-removed',
      severity: 'breaks',
      message: `${operation} no longer takes a body`,
      ours: 'a body',
      theirs: 'no body',
      at,
      ...many('body', 'operations no longer take a body'),
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
    if (found) {
      compareSchemas(comparison, spot, [schema], [found])
      if (type.startsWith('multipart/')) compareParts(comparison, spot, schema, found)
    } else
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
