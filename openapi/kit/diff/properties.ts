// Compares the fields of an object: added and removed ones, required ones, and whether unknown ones are allowed.
import { typeWords } from '../contract/shape.ts'
import { inOtherStyle } from '../contract/style.ts'
import type { Shape, View } from '../contract/types.ts'
import { noteDeprecation } from './deprecated.ts'
import { isError, many, namedSpot, propertySpot, styleOf, wordsOf, worstOf } from './spot.ts'
import type { CompareSchemas, Comparison, Difference, Spot } from './types.ts'

type Pair = { ours: Shape; theirs: Shape; mine: View; other: View }

/** @param compareSchemas for the fields that both have */
export function compareProperties(
  comparison: Comparison,
  spot: Spot,
  { ours, theirs, mine, other: written }: Pair,
  compareSchemas: CompareSchemas,
) {
  const worst = worstOf(spot)
  const other = inOurStyle(comparison, spot, { ours, theirs, mine, other: written })
  const sent = spot.side !== 'response'
  const at = (name: string, difference: Difference): void =>
    comparison.add(propertySpot(spot, ours, name), { at: theirs.at, ...difference })
  // A schema that lost all its fields is one finding.
  if (other.properties.size === 0 && mine.properties.size > 1) {
    const message = sent
      ? `The service no longer names any field of ${wordsOf(spot)}`
      : `${spot.field ? `'${spot.field}'` : 'The answer'} no longer has any field by name`
    const rule = sent ? 'sent-field-removed' : 'answer-field-removed'
    comparison.add(namedSpot(spot, ours), {
      rule,
      severity: sent ? 'breaks' : worst,
      message,
      at: theirs.at,
      ours: typeWords(ours),
      theirs: typeWords(theirs),
    })
  } else {
    for (const [name, schema] of mine.properties) {
      const nodes = other.properties.get(name)
      const inner = propertySpot(spot, ours, name)
      const ourShape = comparison.ours.of(schema)
      if (nodes) {
        const theirShape = comparison.theirs.of(nodes)
        // Both sides ignore the field in a body, so its schema there does not matter.
        if (sent && isReadOnly(ourShape) && isReadOnly(theirShape)) continue
        if (!sent && isWriteOnly(ourShape) && isWriteOnly(theirShape)) continue
        compareAccess(comparison, inner, ourShape, theirShape)
        const [known, now] = [ourShape.views[0], theirShape.views[0]]
        if (known && now)
          noteDeprecation(comparison, inner, known, { ...now, at: theirShape.at }, `'${inner.field}'`)
        compareSchemas(comparison, inner, schema, nodes)
      } else if (!sent && isWriteOnly(ourShape))
        // It was never answered.
        continue
      else if (!sent)
        at(name, {
          rule: 'answer-field-removed',
          severity: worstOf(inner),
          message: `'${inner.field}' is gone from the answer`,
          ours: typeWords(ourShape),
          ...many(
            isError(spot.status) ? `${name} of errors` : name,
            `objects of answers no longer have '${name}'`,
          ),
        })
      else if (isReadOnly(ourShape))
        at(name, {
          rule: 'ignored-field-removed',
          severity: 'harmless',
          message: `'${inner.field}' was ignored when sent anyway`,
          ours: typeWords(ourShape),
        })
      else
        at(name, {
          rule: 'sent-field-removed',
          severity: 'breaks',
          message: `The console sends '${inner.field}', which the service no longer takes`,
          ours: typeWords(ourShape),
          ...many(name, `bodies no longer have '${name}', which the console sends`),
        })
    }
  }
  for (const [name, schema] of other.properties) {
    if (mine.properties.has(name)) continue
    const shape = comparison.theirs.of(schema)
    const fact = { at: shape.at, theirs: typeWords(shape) }
    // The field exists only in the other direction.
    if (sent ? isReadOnly(shape) : isWriteOnly(shape)) continue
    if (sent && other.required.has(name)) continue
    if (sent)
      at(name, {
        ...fact,
        rule: 'sent-field-added',
        severity: 'harmless',
        message: `'${name}' is new; the console does not send it`,
        ...many(name, `bodies have a new '${name}'; the console does not send it`),
      })
    else
      at(name, {
        ...fact,
        rule: 'answer-field-added',
        severity: 'harmless',
        message: isError(spot.status)
          ? `'${name}' is new; the console does not read it`
          : `'${name}' is new; the console sends it back untouched`,
        ...(isError(spot.status)
          ? many('in errors', 'fields of errors are new; the console does not read them')
          : many(name, `objects of answers have a new '${name}'; the console sends it back untouched`)),
      })
  }
  compareRequired(comparison, spot, { ours, theirs, mine, other })
  compareOpenness(comparison, spot, { ours, theirs, mine, other })
  compareOthers(comparison, spot, { ours, theirs, mine, other }, compareSchemas)
}

/** Reports fields whose names differ only in their style, and returns the view with the contract's names. */
function inOurStyle({ add, ours: shapes }: Comparison, spot: Spot, { ours, theirs, mine, other }: Pair) {
  const names = new Map<string, string>()
  for (const name of other.properties.keys()) {
    const like = mine.properties.has(name) ? undefined : inOtherStyle(name, mine.properties.keys())
    if (like !== undefined && !other.properties.has(like)) names.set(name, like)
  }
  if (names.size === 0) return other
  for (const [name, like] of names) {
    const inner = propertySpot(spot, ours, like)
    const sent = spot.side !== 'response'
    const ignored = sent && isReadOnly(shapes.of(mine.properties.get(like) ?? []))
    const errors = isError(spot.status) ? ' of errors' : ''
    add(inner, {
      rule: ignored ? 'ignored-field-removed' : sent ? 'sent-field-removed' : 'answer-field-removed',
      severity: ignored ? 'harmless' : sent ? 'breaks' : worstOf(inner),
      message: sent
        ? `The console sends '${inner.field}', which the service takes as '${name}'`
        : `'${inner.field}' is answered as '${name}'`,
      ours: like,
      theirs: name,
      at: theirs.at,
      ...many(
        `style${errors}`,
        `fields${sent ? ' that the console sends' : errors || ' of answers'} have names ${styleOf(name, like)}`,
      ),
    })
  }
  const renamed = <T>(map: Map<string, T>) =>
    new Map([...map].map(([name, value]) => [names.get(name) ?? name, value]))
  return { ...other, properties: renamed(other.properties), required: renamed(other.required) }
}

const isWriteOnly = ({ views }: Shape) => views.some((view) => view.writeOnly)
const isReadOnly = ({ views }: Shape) => views.some((view) => view.readOnly)

/**
 * Reports a field that the console sends but the service only returns (`readOnly`), or reads but the service only accepts
 * (`writeOnly`): its value is lost.
 */
function compareAccess({ add }: Comparison, spot: Spot, ours: Shape, theirs: Shape) {
  const fact = { severity: 'breaks' as const, at: theirs.at }
  if (spot.side === 'sent' && isReadOnly(theirs) && !isReadOnly(ours))
    add(spot, {
      ...fact,
      rule: 'sent-field-ignored',
      message: `The console sends '${spot.field}', which the service ignores (readOnly)`,
      ours: 'read and written',
      theirs: 'readOnly',
      ...many('readOnly', 'fields that the console sends are ignored (readOnly)'),
    })
  if (spot.side === 'sent' && isReadOnly(ours) && !isReadOnly(theirs))
    add(spot, {
      ...fact,
      // Frameworks with one model for both directions describe no field as readOnly.
      severity: 'harmless',
      rule: 'sent-field-writable',
      message: `The service takes '${spot.field}', which the console sends back as it was read`,
      ours: 'readOnly',
      theirs: 'read and written',
      ...many('writable', 'fields that the service counts itself can be overwritten (no longer readOnly)'),
    })
  if (spot.side === 'response' && isWriteOnly(ours) && !isWriteOnly(theirs))
    add(spot, {
      ...fact,
      severity: 'harmless',
      rule: 'answer-field-added',
      message: `'${spot.field}' is answered, which the contract keeps out of answers (writeOnly)`,
      ours: 'writeOnly',
      theirs: 'read and written',
      ...many(
        'no longer writeOnly',
        'fields are answered that the contract keeps out of answers (writeOnly)',
      ),
    })
  const hidden = isWriteOnly(theirs) && !isWriteOnly(ours)
  if (spot.side === 'response' && hidden)
    add(spot, {
      ...fact,
      severity: worstOf(spot),
      rule: 'answer-field-hidden',
      message: `The console reads '${spot.field}', which the service never answers (writeOnly)`,
      ours: 'read and written',
      theirs: 'writeOnly',
      ...many('writeOnly', 'fields that the console reads are never answered (writeOnly)'),
    })
}

function compareRequired(comparison: Comparison, spot: Spot, { ours, theirs, mine, other }: Pair) {
  const sent = spot.side !== 'response'
  const at = (name: string, difference: Difference): void =>
    comparison.add(propertySpot(spot, ours, name), { at: theirs.at, ...difference })
  for (const name of mine.required.keys()) {
    const nodes = other.properties.get(name)
    if (other.required.has(name) || !nodes) continue
    const { field } = propertySpot(spot, ours, name)
    const isHidden = [comparison.ours.of(mine.properties.get(name) ?? []), comparison.theirs.of(nodes)].some(
      isWriteOnly,
    )
    if (!sent && isHidden) continue
    if (sent)
      at(name, {
        rule: 'sent-widened',
        severity: 'harmless',
        message: `'${field}' is no longer required`,
        ours: 'required',
        theirs: 'optional',
        ...many('optional', 'fields of bodies are no longer required'),
      })
    else
      at(name, {
        rule: 'answer-field-optional',
        severity: worstOf(propertySpot(spot, ours, name)),
        message: `'${field}' may be missing from the answer`,
        ours: 'required',
        theirs: 'optional',
        ...many('optional', 'fields that answers always had may be missing'),
      })
  }
  for (const [name, place] of other.required) {
    if (mine.required.has(name)) continue
    const isKnown = mine.properties.has(name)
    const { field } = propertySpot(spot, ours, name)
    const nodes = other.properties.get(name)
    if (!sent) {
      // A new field is reported separately.
      if (isKnown)
        at(name, {
          rule: 'answer-narrowed',
          severity: 'harmless',
          message: `'${field}' is never missing from the answer`,
          ours: 'optional',
          theirs: 'required',
          ...many('required', 'fields are never missing from answers'),
        })
      continue
    }
    if (nodes && isReadOnly(comparison.theirs.of(nodes))) continue
    at(name, {
      rule: 'sent-required-properties-added',
      severity: 'breaks',
      message: isKnown
        ? `'${field}' became required; the console does not always send it`
        : `'${field}' is new and required; the console does not send it`,
      at: place,
      ours: isKnown ? 'optional' : undefined,
      theirs: 'required',
      callers: !isKnown,
    })
  }
}

/** Whether unknown fields are allowed. */
function compareOpenness(comparison: Comparison, spot: Spot, { theirs, mine, other }: Pair) {
  const sent = spot.side !== 'response'
  if (!sent && other.closed && !mine.closed)
    comparison.add(spot, {
      rule: 'answer-narrowed',
      severity: 'harmless',
      message: `${wordsOf(spot)} has no fields beside those described`,
      at: theirs.at,
      ...many('closed', 'objects of answers have no fields beside those described'),
    })
  if (!sent && mine.closed && !other.closed)
    comparison.add(spot, {
      rule: 'answer-constraint-changed',
      severity: 'harmless',
      message: `${wordsOf(spot)} may have fields beside those described; the console keeps them`,
      keyword: 'additionalProperties',
      at: theirs.at,
      ...many('open', 'objects of answers may have fields beside those described; the console keeps them'),
    })
  if (sent && other.closed && !mine.closed)
    comparison.add(spot, {
      rule: 'unknown-fields-refused',
      severity: 'breaks',
      message: 'Unknown fields are refused, but an update must keep them',
      keyword: 'additionalProperties',
      at: theirs.at,
      ...many('closed', 'bodies refuse unknown fields, but an update must keep them'),
      ours: true,
      theirs: false,
    })
  if (sent && !other.closed && mine.closed)
    comparison.add(spot, {
      rule: 'sent-widened',
      severity: 'harmless',
      message: `Unknown fields in ${wordsOf(spot)} are not refused`,
      keyword: 'additionalProperties',
      at: theirs.at,
      ...many('open', 'bodies do not refuse unknown fields'),
      ours: false,
      theirs: true,
    })
}

/** The type of the fields that have no name (`additionalProperties` as a schema). */
function compareOthers(
  comparison: Comparison,
  spot: Spot,
  { ours, theirs, mine, other }: Pair,
  compareSchemas: CompareSchemas,
) {
  const [before, now] = [mine.additional, other.additional]
  if (before && now) return compareSchemas(comparison, propertySpot(spot, ours, '*'), [before], [now])
  if ((!before && !now) || mine.closed || other.closed) return
  const sent = spot.side !== 'response'
  const at = { at: theirs.at, keyword: 'additionalProperties' }
  const shape = before ? comparison.ours.of([before]) : comparison.theirs.of(now ? [now] : [])
  const words = before
    ? { ours: typeWords(shape), theirs: 'anything' }
    : { ours: 'anything', theirs: typeWords(shape) }
  if (sent && now)
    comparison.add(spot, {
      ...at,
      ...words,
      rule: 'unknown-fields-limited',
      severity: 'risky',
      message: `Unknown fields of ${wordsOf(spot)} must have one type`,
      ...many('limited', 'bodies take unknown fields of one type only'),
    })
  else
    comparison.add(spot, {
      ...at,
      ...words,
      rule: sent ? 'sent-widened' : now ? 'answer-narrowed' : 'answer-constraint-changed',
      severity: sent || now ? 'harmless' : 'risky',
      message: `Unknown fields of ${wordsOf(spot)} may be ${words.theirs}`,
      ...many(words.theirs, `objects have unknown fields that may be ${words.theirs}`),
    })
}
