// Changes of one value, with the verdict that public suites give them for a client that is not changed.
import type { Json } from '../support'

export type Verdict = 'breaking' | 'compatible'
interface Change {
  name: string
  before: Json
  /** Undefined: the field is gone */
  after: Json
  /** When the value is read */
  response: Verdict
  /** When it is sent */
  request: Verdict
  /** Why the kit has another verdict on purpose */
  responseDiffers?: string
  requestDiffers?: string
}

const text = { type: 'string' }
const integer = { type: 'integer' }
const reads = 'the console reads values of any length, size and spelling'

const change = (
  name: string,
  before: Json,
  after: Json,
  response: Verdict,
  request: Verdict,
  differs: Pick<Change, 'responseDiffers' | 'requestDiffers'> = {},
): Change => ({
  name,
  before,
  after,
  response,
  request,
  ...differs,
})

/** A bound that becomes lower, higher, new or is lost. */
const boundsOf = (keyword: string, type: Json, [low, high]: [number, number], isUpper: boolean) => {
  const at = (bound: number) => ({ ...type, [keyword]: bound })
  const [narrow, wide] = isUpper ? [at(low), at(high)] : [at(high), at(low)]
  return [
    change(`${keyword} becomes wider`, narrow, wide, 'breaking', 'compatible'),
    change(`${keyword} becomes narrower`, wide, narrow, 'compatible', 'breaking'),
    change(`${keyword} is new`, type, narrow, 'compatible', 'breaking'),
    change(`${keyword} is lost`, narrow, type, 'breaking', 'compatible', { responseDiffers: reads }),
  ]
}

export const changes: Change[] = [
  change(
    'a description and an example change',
    text,
    { ...text, description: 'x', examples: ['y'] },
    'compatible',
    'compatible',
  ),
  change(
    'a title and an extension are new',
    text,
    { ...text, title: 'T', 'x-order': 1 },
    'compatible',
    'compatible',
  ),
  change('the field is gone', text, undefined, 'breaking', 'breaking'),
  change('the field is new', undefined, text, 'compatible', 'compatible'),
  change('text becomes a whole number', text, integer, 'breaking', 'breaking'),
  change('a whole number becomes text', integer, text, 'breaking', 'breaking'),
  change('a number becomes text', { type: 'number' }, text, 'breaking', 'breaking'),
  change('a whole number may have a fraction', integer, { type: 'number' }, 'breaking', 'compatible'),
  change('a number must be whole', { type: 'number' }, integer, 'compatible', 'breaking'),
  change('a yes or no becomes text', { type: 'boolean' }, text, 'breaking', 'breaking'),
  change(
    'text becomes an object',
    text,
    { type: 'object', properties: { id: text } },
    'breaking',
    'breaking',
  ),
  change(
    'an object becomes text',
    { type: 'object', properties: { id: text } },
    text,
    'breaking',
    'breaking',
  ),
  change('text becomes a list', text, { type: 'array', items: text }, 'breaking', 'breaking'),
  change('a list becomes text', { type: 'array', items: text }, text, 'breaking', 'breaking'),
  change(
    'items of a list get another type',
    { type: 'array', items: text },
    { type: 'array', items: integer },
    'breaking',
    'breaking',
  ),
  change('a further type is possible', text, { type: ['string', 'integer'] }, 'breaking', 'compatible'),
  change('one of two types is gone', { type: ['string', 'integer'] }, text, 'compatible', 'breaking'),
  change('null is possible', text, { type: ['string', 'null'] }, 'breaking', 'compatible'),
  change('null is no longer possible', { type: ['string', 'null'] }, text, 'compatible', 'breaking'),
  change(
    'a value of an enum is new',
    { ...text, enum: ['a'] },
    { ...text, enum: ['a', 'b'] },
    'breaking',
    'compatible',
  ),
  change(
    'a value of an enum is gone',
    { ...text, enum: ['a', 'b'] },
    { ...text, enum: ['a'] },
    'compatible',
    'breaking',
  ),
  change(
    'values of an enum are in another order',
    { ...text, enum: ['a', 'b'] },
    { ...text, enum: ['b', 'a'] },
    'compatible',
    'compatible',
  ),
  change('an enum is new', text, { ...text, enum: ['a'] }, 'compatible', 'breaking'),
  change('an enum is lost', { ...text, enum: ['a'] }, text, 'breaking', 'compatible'),
  change(
    'a constant in place of an enum of one',
    { ...text, enum: ['a'] },
    { ...text, const: 'a' },
    'compatible',
    'compatible',
  ),
  change(
    'the format changes',
    { ...text, format: 'date' },
    { ...text, format: 'date-time' },
    'breaking',
    'breaking',
  ),
  change('a format is new', text, { ...text, format: 'email' }, 'compatible', 'breaking'),
  change('a format is lost', { ...text, format: 'email' }, text, 'breaking', 'compatible', {
    responseDiffers: reads,
  }),
  change(
    'the width of a number changes',
    { ...integer, format: 'int32' },
    { ...integer, format: 'int64' },
    'compatible',
    'compatible',
  ),
  change(
    'the pattern changes',
    { ...text, pattern: '^a' },
    { ...text, pattern: '^b' },
    'breaking',
    'breaking',
  ),
  change('a pattern is new', text, { ...text, pattern: '^a' }, 'compatible', 'breaking'),
  change('a pattern is lost', { ...text, pattern: '^a' }, text, 'breaking', 'compatible', {
    responseDiffers: reads,
  }),
  change(
    'a pattern that every text matches is new',
    text,
    { ...text, pattern: '.*' },
    'compatible',
    'compatible',
  ),
  ...boundsOf('maxLength', text, [5, 9], true),
  ...boundsOf('minLength', text, [2, 5], false),
  ...boundsOf('maximum', integer, [5, 9], true),
  ...boundsOf('minimum', integer, [2, 5], false),
  ...boundsOf('exclusiveMaximum', integer, [5, 9], true),
  ...boundsOf('maxItems', { type: 'array', items: text }, [5, 9], true),
  ...boundsOf('minItems', { type: 'array', items: text }, [2, 5], false),
  change(
    'an exclusive bound says the same',
    { ...integer, minimum: 1 },
    { ...integer, exclusiveMinimum: 0 },
    'compatible',
    'compatible',
  ),
  change(
    'items must be unique',
    { type: 'array', items: text },
    { type: 'array', items: text, uniqueItems: true },
    'compatible',
    'breaking',
  ),
  change(
    'the default changes',
    { ...text, default: 'a' },
    { ...text, default: 'b' },
    'compatible',
    'breaking',
  ),
  change('the field is deprecated', text, { ...text, deprecated: true }, 'compatible', 'compatible'),
  change('the field becomes readOnly', text, { ...text, readOnly: true }, 'compatible', 'compatible', {
    requestDiffers: 'what the user typed would be ignored without a word',
  }),
  change('the field becomes writeOnly', text, { ...text, writeOnly: true }, 'breaking', 'compatible'),
  change(
    'a shape is new',
    { oneOf: [{ ...text, maxLength: 3 }, integer] },
    { oneOf: [{ ...text, maxLength: 3 }, integer, { type: 'boolean' }] },
    'breaking',
    'compatible',
  ),
  change(
    'a shape is gone',
    { oneOf: [{ ...text, maxLength: 3 }, integer, { type: 'boolean' }] },
    { oneOf: [{ ...text, maxLength: 3 }, integer] },
    'compatible',
    'breaking',
  ),
  change('anyOf of one', text, { anyOf: [text] }, 'compatible', 'compatible'),
  change('allOf of one', text, { allOf: [text] }, 'compatible', 'compatible'),
  change(
    'unknown fields are refused',
    { type: 'object', properties: { id: text } },
    { type: 'object', properties: { id: text }, additionalProperties: false },
    'compatible',
    'breaking',
  ),
  change(
    'unknown fields are taken',
    { type: 'object', properties: { id: text }, additionalProperties: false },
    { type: 'object', properties: { id: text } },
    'compatible',
    'compatible',
  ),
  change(
    'a field inside becomes required',
    { type: 'object', properties: { id: text } },
    { type: 'object', properties: { id: text }, required: ['id'] },
    'compatible',
    'breaking',
  ),
  change(
    'a field inside becomes optional',
    { type: 'object', properties: { id: text }, required: ['id'] },
    { type: 'object', properties: { id: text } },
    'breaking',
    'compatible',
  ),
  change(
    'a required field is new',
    { type: 'object', properties: { id: text } },
    { type: 'object', properties: { id: text, more: text }, required: ['more'] },
    'compatible',
    'breaking',
  ),
]
