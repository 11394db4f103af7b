// The place of a difference: the operation, the field, and the schema of the contract, which ids contain.
import type { CallParameter, Json, Shape } from '../contract/types.ts'
import { findingId } from '../report/findings.ts'
import type { GivenFinding } from '../types.ts'
import type { Difference, Spot } from './types.ts'

export const isError = (status: string | undefined) => /^[45]/.test(status ?? '')

export const spotOf = (part: Pick<Spot, 'side' | 'operation'> & Partial<Spot>): Spot => ({
  field: '',
  inside: '',
  trail: [],
  ...part,
})

export const parameterSpot = (operation: string, parameter: Pick<CallParameter, 'name' | 'in'>): Spot =>
  spotOf({ side: 'parameter', operation, field: `${parameter.in} ${parameter.name}` })

/** The spot of the schema itself, where a body or a list item begins. */
export const namedSpot = (spot: Spot, { name }: Shape): Spot =>
  name ? { ...spot, component: name, inside: '' } : spot

const join = (path: string, name: string) => (path ? `${path}.${name}` : name)

/** A field belongs to the schema that contains it. */
export function propertySpot(spot: Spot, shape: Shape, name: string): Spot {
  const { component, inside } = shape.name ? namedSpot(spot, shape) : spot
  return { ...spot, field: join(spot.field, name), component, inside: join(inside, name) }
}

/** A list as the whole body has the fields of its items. */
export const itemSpot = (spot: Spot): Spot => ({
  ...spot,
  field: spot.field && `${spot.field}[]`,
  inside: spot.inside && `${spot.inside}[]`,
})

/** The console reads only the text of an error, so nothing else breaks. */
export const worstOf = ({ status, field }: Spot): 'breaks' | 'risky' =>
  isError(status) && field !== 'error' ? 'risky' : 'breaks'

/** The cause that several differences share. */
export const many = (key: string, words: string): Pick<Difference, 'cause'> => ({ cause: { key, words } })

/** @param like the name or value of the contract */
export const styleOf = (theirs: Json, like: Json) => `in another style, such as '${theirs}' for '${like}'`

/** The field or the body, for messages. */
export const wordsOf = ({ field, side }: Spot) =>
  side === 'parameter'
    ? field.replace(/^(\w+) (.*)$/, "$1 parameter '$2'")
    : field
      ? `'${field}'`
      : 'the body'

/** All uses of one schema on one side are a single finding: its id names the schema rather than every operation. */
export function findingOf(
  spot: Spot,
  { name, keyword, callers, at: _at, operations, ...difference }: Difference,
): GivenFinding {
  const field = name ? join(spot.field, name) : spot.field
  // All errors of an operation share one schema.
  const status = isError(spot.status) ? '' : spot.status
  const place = spot.component
    ? [spot.component, spot.inside, name].filter(Boolean).join('.')
    : [spot.operation, status, field].filter(Boolean).join('/')
  const sides = {
    response: 'response',
    sent: 'request',
    parameter: 'parameter',
    operation: 'operation',
  } as const
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
