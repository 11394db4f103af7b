// Turns the errors of ajv into findings.
import { createHash } from 'node:crypto'
import { findingId, valueId } from '../report/findings.mjs'

/** @import { GivenFinding, Operation } from '../types' */
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
  if (keyword === 'enum') return ['unknown-enum-value', 'risky', schema, shortened(String(data))]
  if (keyword === 'format')
    return ['wrong-format', /date/.test(String(schema)) ? 'breaks' : 'risky', schema, 'another format']
  if (keyword === 'additionalProperties')
    return ['undocumented-field', 'harmless', 'not in the contract', 'there']
  return ['out-of-bounds', 'risky', `${keyword} ${JSON.stringify(schema)}`, 'outside']
}

/** The start of a long value. A hash distinguishes values with the same start. @param {string} text */
const shortened = (text) =>
  text.length <= 40
    ? text
    : `${text.slice(0, 40)}…${createHash('sha256').update(text).digest('hex').slice(0, 8)}`

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
export function findingsOf(errors, { prefix, scope, operation, inList }) {
  const retyped = new Set(
    errors.filter(({ keyword }) => keyword === 'type').map(({ instancePath }) => instancePath),
  )
  // A value of the wrong type is not reported as an unknown value as well.
  const reported = errors.filter(
    ({ keyword, instancePath }) => keyword !== 'enum' || !retyped.has(instancePath),
  )
  return reported.map((error) => {
    const [rule, severity, ours, theirs] = ruleOf(error)
    const extra = error.params.missingProperty ?? error.params.additionalProperty
    const field = [fieldOf(error.instancePath, inList === true && error.instancePath !== ''), extra]
      .filter(Boolean)
      .join('.')
    return {
      // One finding for each unknown value, so that ignoring one does not hide the next.
      id: findingId(
        prefix,
        rule,
        operation.id,
        scope,
        field,
        rule === 'unknown-enum-value' ? valueId(theirs) : '',
      ),
      rule,
      severity,
      message: `${operation.id}: '${field || 'the body'}' ${words[rule]}`,
      operations: [operation.id],
      cause: causeOf(rule, { operation: operation.id, field, theirs }),
      side: prefix === 'request' ? 'request' : (scope ?? 0) >= 400 ? 'error' : 'response',
      field: field || undefined,
      ours,
      theirs,
    }
  })
}

/**
 * The cause that findings of several operations, or of many values of one field, share.
 * @param {keyof typeof words} rule
 * @param {{ operation: string, field: string, theirs: unknown }} fact
 * @returns {GivenFinding['cause']}
 */
function causeOf(rule, { operation, field, theirs }) {
  if (rule === 'unknown-enum-value')
    return {
      key: `${operation} ${field}`,
      words: `values of '${field}' in ${operation} are not known to the console`,
    }
  if (rule === 'undocumented-field') {
    const name = field.split('.').at(-1) ?? ''
    return { key: name, words: `objects have '${name}', which is not in the contract` }
  }
  return rule === 'wrong-type' && theirs === 'null' ? { key: 'null', words: 'values are null' } : undefined
}
