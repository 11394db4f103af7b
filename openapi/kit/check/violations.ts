// Turns the errors of ajv into findings.
import { createHash } from 'node:crypto'
import type { ErrorObject } from 'ajv'
import { inOtherStyle } from '../contract/style.ts'
import { findingId, valueId } from '../report/findings.ts'
import type { GivenFinding, Operation } from '../types.ts'

/** Converts the JSON pointer of a value to a dot path; all items of a list are the same field. */
const fieldOf = (pointer: string, inList: boolean) => {
  const parts = pointer.split('/').slice(1)
  return (inList ? parts.slice(1) : parts)
    .map((part) => (/^\d+$/.test(part) ? '[]' : part.replaceAll('~1', '/').replaceAll('~0', '~')))
    .join('.')
    .replaceAll('.[]', '[]')
}

const kindOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)

/** Interprets an error of ajv: rule, severity, and both sides in words. */
function ruleOf({
  keyword,
  schema,
  data,
}: ErrorObject): [keyof typeof words, GivenFinding['severity'], unknown, unknown] {
  if (keyword === 'required') return ['missing-field', 'breaks', 'required', 'missing']
  if (keyword === 'type') return ['wrong-type', 'breaks', [schema].flat().join(' or '), kindOf(data)]
  if (keyword === 'enum') return ['unknown-enum-value', 'risky', schema, shortened(String(data))]
  if (keyword === 'format')
    return ['wrong-format', /date/.test(String(schema)) ? 'breaks' : 'risky', schema, 'another format']
  if (keyword === 'additionalProperties')
    return ['undocumented-field', 'harmless', 'not in the contract', 'there']
  return ['out-of-bounds', 'risky', `${keyword} ${JSON.stringify(schema)}`, 'outside']
}

/** The start of a long value. A hash distinguishes values with the same start. */
const shortened = (text: string) =>
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

/** One finding for each error of ajv. Ids start with `prefix` and contain `scope`. */
export function findingsOf(
  errors: ErrorObject[],
  {
    prefix,
    scope,
    operation,
    inList,
  }: { prefix: 'answer' | 'request'; scope?: number; operation: Operation; inList?: boolean },
): GivenFinding[] {
  const retyped = new Set(
    errors.filter(({ keyword }) => keyword === 'type').map(({ instancePath }) => instancePath),
  )
  // A value of the wrong type is not reported as an unknown value as well.
  const reported = errors.filter(
    ({ keyword, instancePath }) => keyword !== 'enum' || !retyped.has(instancePath),
  )
  /** The unknown name of the same object that is a name of the contract in another style, and the other way round. */
  const likeOf = ({ keyword, params, instancePath, parentSchema }: ErrorObject) => {
    if (keyword === 'additionalProperties')
      return inOtherStyle(params.additionalProperty, Object.keys(parentSchema?.properties ?? {}))
    if (keyword !== 'required') return undefined
    const beside = errors.filter(
      (error) => error.keyword === 'additionalProperties' && error.instancePath === instancePath,
    )
    return inOtherStyle(
      params.missingProperty,
      beside.map((error): string => error.params.additionalProperty),
    )
  }
  return reported.map((error) => {
    const [rule, severity, ours, theirs] = ruleOf(error)
    const like = rule === 'unknown-enum-value' ? inOtherStyle(theirs, [error.schema].flat()) : likeOf(error)
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
      message: `${operation.id}: '${field || 'the body'}' ${words[rule]}${like === undefined ? '' : `; '${like}' is ${rule === 'missing-field' ? 'there' : 'in the contract'}`}`,
      operations: [operation.id],
      cause:
        like === undefined
          ? causeOf(rule, { operation: operation.id, field, ours, theirs })
          : styleCause(rule, extra ?? theirs, like),
      side: prefix === 'request' ? 'request' : (scope ?? 0) >= 400 ? 'error' : 'response',
      field: field || undefined,
      ours,
      theirs,
    }
  })
}

const styleCause = (rule: keyof typeof words, name: unknown, like: unknown): GivenFinding['cause'] => {
  const [ours, theirs] = rule === 'missing-field' ? [name, like] : [like, name]
  const what = rule === 'unknown-enum-value' ? 'values are' : 'names of fields are'
  return { key: 'style', words: `${what} written in another style, such as '${theirs}' for '${ours}'` }
}

/** The cause that findings of several operations, or of many values of one field, share. */
function causeOf(
  rule: keyof typeof words,
  { operation, field, ours, theirs }: { operation: string; field: string; ours: unknown; theirs: unknown },
): GivenFinding['cause'] {
  if (rule === 'unknown-enum-value')
    return {
      key: `${operation} ${field}`,
      words: `values of '${field}' in ${operation} are not known to the console`,
    }
  if (rule === 'undocumented-field') {
    const name = field.split('.').at(-1) ?? ''
    return { key: name, words: `objects have '${name}', which is not in the contract` }
  }
  if (rule === 'wrong-type' && theirs === 'null') return { key: 'null', words: 'values are null' }
  if (rule === 'wrong-type')
    return { key: `${theirs} for ${ours}`, words: `values have the type ${theirs}, not ${ours}` }
  if (rule === 'wrong-format') return { key: String(ours), words: `values do not have the format ${ours}` }
  if (rule !== 'out-of-bounds') return undefined
  // A pattern or a schema is no part of an id.
  const [bound = ''] = /^\w+( [\d.-]+$)?/.exec(String(ours)) ?? []
  return { key: bound, words: `values are out of bounds (${bound})` }
}
