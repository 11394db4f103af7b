// The place of a difference: the operation, the field, and the schema of the contract, which ids contain.
import { findingId } from '../report/findings.mjs'

/** @import { GivenFinding } from '../types' */
/** @import { CallParameter, Shape } from '../contract/types' */
/** @import { Difference, Spot } from './types' */

export const isError = (/** @type {string | undefined} */ status) => /^[45]/.test(status ?? '')

/** @type {(part: Pick<Spot, 'side' | 'operation'> & Partial<Spot>) => Spot} */
export const spotOf = (part) => ({ field: '', inside: '', trail: [], ...part })

/** @type {(operation: string, parameter: Pick<CallParameter, 'name' | 'in'>) => Spot} */
export const parameterSpot = (operation, parameter) =>
  spotOf({ side: 'parameter', operation, field: `${parameter.in} ${parameter.name}` })

/** The spot of the schema itself, where a body or a list item begins. @type {(spot: Spot, shape: Shape) => Spot} */
export const namedSpot = (spot, { name }) => (name ? { ...spot, component: name, inside: '' } : spot)

const join = (/** @type {string} */ path, /** @type {string} */ name) => (path ? `${path}.${name}` : name)

/** @type {(spot: Spot, shape: Shape, name: string) => Spot} A field belongs to the schema that contains it. */
export function propertySpot(spot, shape, name) {
  const { component, inside } = shape.name ? namedSpot(spot, shape) : spot
  return { ...spot, field: join(spot.field, name), component, inside: join(inside, name) }
}

/** @type {(spot: Spot) => Spot} A list as the whole body has the fields of its items. */
export const itemSpot = (spot) => ({
  ...spot,
  field: spot.field && `${spot.field}[]`,
  inside: spot.inside && `${spot.inside}[]`,
})

/** @type {(spot: Spot) => 'breaks' | 'risky'} The console reads only the text of an error, so nothing else breaks. */
export const worstOf = ({ status, field }) => (isError(status) && field !== 'error' ? 'risky' : 'breaks')

/** @type {(key: string, words: string) => Pick<Difference, 'cause'>} The cause that several differences share. */
export const many = (key, words) => ({ cause: { key, words } })

/** The field or the body, for messages. */
export const wordsOf = (/** @type {Spot} */ { field, side }) =>
  side === 'parameter'
    ? field.replace(/^(\w+) (.*)$/, "$1 parameter '$2'")
    : field
      ? `'${field}'`
      : 'the body'

/**
 * All uses of one schema on one side are a single finding: its id names the schema rather than every operation.
 * @param {Spot} spot
 * @param {Difference} difference
 * @returns {GivenFinding}
 */
export function findingOf(spot, { name, keyword, callers, at: _at, operations, ...difference }) {
  const field = name ? join(spot.field, name) : spot.field
  // All errors of an operation share one schema.
  const status = isError(spot.status) ? '' : spot.status
  const place = spot.component
    ? [spot.component, spot.inside, name].filter(Boolean).join('.')
    : [spot.operation, status, field].filter(Boolean).join('/')
  const sides = /** @type {const} */ ({
    response: 'response',
    sent: 'request',
    parameter: 'parameter',
    operation: 'operation',
  })
  const wide = callers || isError(spot.status) || field.startsWith('header ')
  return {
    ...difference,
    id: findingId('diff', difference.rule, place, keyword),
    operations: operations ?? [spot.operation],
    side: wide ? 'operation' : sides[spot.side],
    ...(isError(spot.status) && { statuses: [String(spot.status)] }),
    field: (spot.side !== 'operation' && field) || undefined,
  }
}
