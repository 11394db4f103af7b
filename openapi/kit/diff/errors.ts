// Compares the shape of errors.
import type { Node, Shape } from '../contract/types.ts'
import { isError, namedSpot, worstOf } from './spot.ts'
import type { Comparison, Spot } from './types.ts'

/**
 * Errors of another kind, such as problem details (RFC 9457) or FastAPI's, share no field with the contract's. Reports
 * them as one finding that includes their content type, instead of one for each field. Returns whether it did.
 */
export function reportOtherErrors(
  comparison: Comparison,
  spot: Spot,
  mine: { schema: Node; type: string },
  other: { schema: Node; type: string },
) {
  if (!isError(spot.status)) return false
  const [ours, theirs] = [comparison.ours.of([mine.schema]), comparison.theirs.of([other.schema])]
  const [wanted, found] = [fieldsOf(ours), fieldsOf(theirs)]
  if (wanted.length === 0 || found.length === 0 || found.some((name) => wanted.includes(name))) return false
  const type = other.type === mine.type || other.type.includes('*') ? '' : ` and come as ${other.type}`
  comparison.add(namedSpot(spot, ours), {
    rule: 'error-body-changed',
    severity: worstOf({ ...spot, field: 'error' }),
    message: `Errors have ${quoted(found)} in place of ${quoted(wanted)}${type}`,
    ours: wanted,
    theirs: found,
    at: theirs.at,
  })
  return true
}

/** Names of the fields of an object; empty if it has several shapes. */
const fieldsOf = ({ views }: Shape) => {
  const [view] = views
  return views.length === 1 && view ? [...view.properties.keys()] : []
}

const quoted = (names: string[]) => names.map((name) => `'${name}'`).join(', ')
