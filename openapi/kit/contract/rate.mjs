// redocly reports what changed; this rates what the change means for the console.
import Ajv from 'ajv/dist/2020.js'
import { partsOf, valueAt } from './place.mjs'

/** @import { Severity } from '../types' */
/** @import { Change, ChangeSide, Normalised, Parameter, Place, Schema, Verdict } from './types' */

const ajv = new Ajv({ strict: false, validateFormats: false, logger: false })
/** @type {(rule: string, severity: Severity, message: string) => Verdict} */
const verdict = (rule, severity, message) => ({ rule, severity, message })
const isError = (/** @type {string | undefined} */ status) => /^[45]/.test(status ?? '')

/**
 * Returns undefined if nothing really changed.
 * @param {Change} change
 * @param {Place} place
 * @param {Normalised} ours
 * @param {Normalised} theirs
 * @returns {Verdict | undefined}
 */
export function rate(change, place, ours, theirs) {
  // The change of the type already reports the list.
  if (change.kind === 'added' && change.typeName === 'Schema' && partsOf(change.path).at(-1) === 'items')
    return undefined
  if (/^Security/.test(change.typeName) || change.property === 'security')
    return rateSecurity(place, ours, theirs)
  if (change.typeName === 'PathItem' || change.typeName === 'Operation') return rateCall(change, place)
  if (change.typeName === 'Response') return rateStatus(change, place)
  if (place.side === 'parameter' || change.typeName === 'Parameter')
    return rateParameter(change, place, theirs)
  if (place.side === 'response') return rateAnswer(change, place)
  if (place.side === 'request') return rateBody(change, place, ours)
  return change.impact === 'major'
    ? verdict('changed', 'breaks', messageOf(change))
    : verdict('changed', 'harmless', messageOf(change))
}

const messageOf = (/** @type {Change} */ change) =>
  change.verdicts.map(({ message }) => message.replaceAll('`', "'")).join(' ') ||
  `${change.typeName}${change.property ? ` '${change.property}'` : ''} was ${change.kind}`

/**
 * @param {Change} change
 * @param {Place} place
 */
function rateCall({ kind, typeName, property }, { operation }) {
  const what = typeName === 'PathItem' ? 'path' : 'method'
  if (kind === 'added')
    return verdict(
      `${what}-added`,
      'harmless',
      `${operation} is not in the contract; the console never calls it`,
    )
  if (kind === 'removed' || property === 'key')
    return verdict(`${what}-removed`, 'breaks', `${operation} is gone`)
  return undefined
}

/**
 * @param {Change} change
 * @param {Place} place
 */
function rateStatus({ kind, revision, base }, { operation }) {
  const status = (/** @type {ChangeSide} */ side) => String(partsOf(side.pointer)[4])
  if (kind === 'added')
    return isError(status(revision))
      ? verdict('error-status-added', 'harmless', `${operation} may also answer ${status(revision)}`)
      : verdict(
          'status-added',
          'risky',
          `${operation} may also answer ${status(revision)}, which the console does not expect`,
        )
  const was = status(base)
  return isError(was)
    ? verdict('error-status-removed', 'harmless', `${operation} no longer answers ${was}`)
    : verdict(
        'status-removed',
        'breaks',
        revision
          ? `${operation} answers ${status(revision)} in place of ${was}`
          : `${operation} no longer answers ${was}`,
      )
}

/** The value that the console sends for this parameter: its default query always sends the contract's defaults. */
const sentValue = (/** @type {Parameter | undefined} */ parameter) => parameter?.schema?.default

/**
 * @param {Change} change
 * @param {Place} place
 * @param {Normalised} theirs
 */
function rateParameter(change, place, theirs) {
  const name = place.parameter ? `${place.parameter.in} parameter '${place.parameter.name}'` : undefined
  if (change.typeName === 'Parameter' && change.kind === 'added') {
    const { name: added, in: where, required } = change.revision.value ?? {}
    return required
      ? verdict(
          'required-parameter-added',
          'breaks',
          `${where} parameter '${added}' is required, but the console does not send it`,
        )
      : verdict(
          'parameter-added',
          'harmless',
          `Optional ${where} parameter '${added}' is not in the contract`,
        )
  }
  if (change.typeName === 'Parameter' && change.kind === 'removed')
    return verdict('sent-parameter-removed', 'breaks', `The console sends ${name}, which is gone`)
  if (change.property === 'required')
    return verdict('parameter-required-changed', 'harmless', `The console always sends ${name}`)
  if (change.property === 'default')
    return verdict(
      'parameter-default-changed',
      'harmless',
      `The console always sends ${name}; its default does not matter`,
    )
  if (change.impact !== 'major') return verdict('parameter-widened', 'harmless', messageOf(change))
  const other = theirs.paths[place.path]?.[place.method]?.parameters?.find(
    (candidate) => candidate.name === place.parameter?.name && candidate.in === place.parameter?.in,
  )
  const value = sentValue(place.parameter)
  if (value !== undefined && other && !ajv.validate(other.schema, value))
    return verdict(
      'sent-value-refused',
      'breaks',
      `The console sends '${value}' as ${name}. ${messageOf(change)}`,
    )
  const typed = change.verdicts.some(({ ruleId }) => ruleId === 'schema-type-changed')
  return verdict('parameter-narrowed', typed ? 'breaks' : 'risky', `${name}: ${messageOf(change)}`)
}

/**
 * @param {Change} change
 * @param {Place} place
 */
function rateAnswer(change, place) {
  const rules = change.verdicts.map(({ ruleId }) => ruleId)
  const message = messageOf(change)
  if (place.field.startsWith('header'))
    return verdict(
      'header-changed',
      change.impact === 'major' || change.kind === 'removed' ? 'risky' : 'harmless',
      message,
    )
  // The console reads only `error`, `code` and `field` of errors; without `error` the toast has no message.
  const worst = isError(place.status) && place.field !== 'error' ? 'risky' : 'breaks'
  if (change.kind === 'added' && change.typeName === 'Schema')
    return verdict(
      'answer-field-added',
      'harmless',
      `'${last(change.revision)}' is new; the console sends it back untouched`,
    )
  if (rules.includes('property-removed') || rules.includes('properties-removed'))
    return verdict('answer-field-removed', worst, `'${place.field || 'the body'}' is gone from the answer`)
  if (rules.includes('enum-values-added'))
    return verdict('answer-enum-added', 'risky', `${message} The console has no words for it`)
  if (change.kind === 'added' && change.typeName === 'MediaType')
    return verdict('answer-media-type-added', 'harmless', `${last(change.revision)} is answered too`)
  if (rules.includes('required-properties-removed')) return verdict('answer-field-optional', worst, message)
  if (rules.includes('schema-constraint-changed')) {
    const dates = [change.base?.value, change.revision?.value].some((value) =>
      JSON.stringify(value)?.includes('date'),
    )
    return verdict(
      'answer-constraint-changed',
      change.property === 'format' && dates ? worst : 'risky',
      message,
    )
  }
  if (change.property === 'format' && change.impact !== 'major' && change.base?.value === undefined)
    return verdict('answer-narrowed', 'harmless', message)
  if (change.impact === 'major') return verdict(`answer-${rules[0] ?? 'changed'}`, worst, message)
  return verdict('answer-narrowed', 'harmless', message)
}

/**
 * @param {Change} change
 * @param {Place} place
 * @param {Normalised} ours
 */
function rateBody(change, place, ours) {
  const rules = change.verdicts.map(({ ruleId }) => ruleId)
  const message = messageOf(change)
  if (change.typeName === 'RequestBody' && change.property === 'required')
    return verdict('body-required-changed', 'harmless', 'The console always sends this body')
  if (change.kind === 'removed' && change.typeName === 'Schema') {
    const counted = valueAt(ours, partsOf(change.base.pointer))?.readOnly
    return counted
      ? verdict('ignored-field-removed', 'harmless', `'${place.field}' was ignored when sent anyway`)
      : verdict(
          'sent-field-removed',
          'breaks',
          `The console sends '${place.field}', which the service no longer takes`,
        )
  }
  if (change.kind === 'removed' && change.typeName === 'SchemaProperties')
    return verdict(
      'sent-field-removed',
      'breaks',
      `The service no longer names any field of '${place.field || 'the body'}'`,
    )
  if (change.property === 'additionalProperties' && change.revision?.value === false)
    return verdict(
      'unknown-fields-refused',
      'breaks',
      'Unknown fields are refused, but an update must keep them',
    )
  if (change.property === 'default')
    return verdict('sent-default-changed', 'risky', 'The default of a field that is left out changed')
  if (rules.includes('schema-constraint-changed')) return verdict('sent-constraint-changed', 'risky', message)
  if (change.kind === 'added' && change.typeName === 'Schema')
    return verdict(
      'sent-field-added',
      'harmless',
      `'${last(change.revision)}' is new; the console does not send it`,
    )
  if (change.impact === 'major') return verdict(`sent-${rules[0] ?? 'changed'}`, 'breaks', message)
  return verdict('sent-widened', 'harmless', message)
}

const last = (/** @type {ChangeSide} */ side) => partsOf(side.pointer).at(-1)

/**
 * The console signs in only with a bearer token.
 * @param {Place} place
 * @param {Normalised} ours
 * @param {Normalised} theirs
 */
function rateSecurity({ path, method, operation }, ours, theirs) {
  const other = theirs.paths[path]?.[method]?.security
  if (!other || JSON.stringify(other) === JSON.stringify(ours.paths[path]?.[method]?.security))
    return undefined
  if (other.length === 0 || other.some((requirement) => Object.keys(requirement).length === 0))
    return verdict('security-removed', 'risky', `${operation} asks for no sign-in`)
  const alone = other.find((requirement) => Object.keys(requirement).join() === 'http-bearer')
  const scopes = alone?.['http-bearer']
  if (!scopes) return verdict('security-changed', 'breaks', `${operation} takes no bearer token alone`)
  if (scopes.length > 0)
    return verdict('security-scopes', 'risky', `${operation} asks for scopes: ${scopes.join(', ')}`)
  return verdict('security-alternative', 'harmless', `${operation} takes other ways to sign in too`)
}

/**
 * One schema became several alternatives: a single finding instead of one for each keyword.
 * @param {Place} place
 * @param {Schema} mine
 * @param {Schema[]} variants
 */
export function rateVariants(place, mine, variants) {
  const plain = (/** @type {Schema} */ schema) => JSON.stringify(schema)
  const kept = variants.some((variant) => plain(variant) === plain(mine))
  const where = place.field || 'the body'
  if (place.side === 'response')
    return verdict(
      'answer-variant-added',
      'breaks',
      `'${where}' may come in ${variants.length} shapes; the console knows one`,
    )
  return kept
    ? verdict('sent-variant-added', 'harmless', `'${where}' may be sent in other shapes too`)
    : verdict(
        'sent-variant-changed',
        'breaks',
        `'${where}' is taken in ${variants.length} shapes, none of which the console sends`,
      )
}
