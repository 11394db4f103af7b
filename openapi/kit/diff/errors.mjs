// Compares the shape of errors.
import { isError, namedSpot, worstOf } from './spot.mjs'

/** @import { Node, Shape } from '../contract/types' */
/** @import { Comparison, Spot } from './types' */

/**
 * Errors of another kind, such as problem details (RFC 9457) or FastAPI's, share no field with the contract's. Reports
 * them as one finding that includes their content type, instead of one for each field. Returns whether it did.
 * @param {Comparison} comparison
 * @param {Spot} spot
 * @param {{ schema: Node, type: string }} mine
 * @param {{ schema: Node, type: string }} other
 */
export function reportOtherErrors(comparison, spot, mine, other) {
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

/** Names of the fields of an object; empty if it has several shapes. @param {Shape} shape */
const fieldsOf = ({ views }) => {
  const [view] = views
  return views.length === 1 && view ? [...view.properties.keys()] : []
}

const quoted = (/** @type {string[]} */ names) => names.map((name) => `'${name}'`).join(', ')
