// Compares what errors look like.
import { isError, namedSpot, worstOf } from './spot.mjs'

/** @import { Comparison, Node, Shape, Spot } from '../contract/types' */

/**
 * Errors of another kind, such as problem details (RFC 9457) or FastAPI's, share no field with the contract's. That is
 * one fact, with the content type that comes with it, and not one for each field. Returns whether it was told.
 * @param {Comparison} comparison
 * @param {Spot} spot
 * @param {{ schema: Node, type: string }} mine
 * @param {{ schema: Node, type: string }} other
 */
export function tellOtherErrors(comparison, spot, mine, other) {
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

/** Names of the fields of an object that comes in one shape. @param {Shape} shape */
const fieldsOf = ({ views }) => {
  const [view] = views
  return views.length === 1 && view ? [...view.properties.keys()] : []
}

const quoted = (/** @type {string[]} */ names) => names.map((name) => `'${name}'`).join(', ')
