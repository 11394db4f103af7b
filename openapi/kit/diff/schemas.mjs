// Compares how the contract and the service describe one value of a request or of a response.
import { compareProperties } from './properties.mjs'
import { itemSpot, namedSpot, worstOf } from './spot.mjs'
import { compareValues } from './values.mjs'
import { compareAlternatives, compareVariants } from './variants.mjs'

/** @import { Node, Shape, View } from '../contract/types' */
/** @import { Comparison, Difference, Spot } from './types' */

/**
 * @param {Comparison} comparison
 * @param {Spot} spot
 * @param {Node[]} mine
 * @param {Node[]} other
 */
export function compareSchemas(comparison, spot, mine, other) {
  const [ours, theirs] = [comparison.ours.of(mine), comparison.theirs.of(other)]
  const key = `${comparison.ours.key(mine)} ${comparison.theirs.key(other)}`
  if (spot.trail.includes(key)) return
  // The name of a property's schema is used only for the fields inside it.
  const atStart = spot.field === '' || spot.inside.endsWith('[]')
  const here = { ...(atStart ? namedSpot(spot, ours) : spot), trail: [...spot.trail, key] }
  const [mineOnly] = ours.views
  if (ours.views.length !== 1 || !mineOnly)
    return compareAlternatives(comparison, here, { ours, theirs }, compareViews)
  if (theirs.views.length > 1)
    return compareVariants(comparison, here, { ours, theirs, mine: mineOnly }, compareViews)
  compareViews(comparison, here, { ours, theirs, mine: mineOnly, other: theirs.views[0] })
}

/** @typedef {{ ours: Shape, theirs: Shape, mine: View, other: View | undefined }} Pair */

/**
 * @param {Comparison} comparison
 * @param {Spot} spot
 * @param {Pair} pair
 */
function compareViews(comparison, spot, pair) {
  const { ours, theirs, mine, other } = pair
  const add = (/** @type {Difference} */ difference) => comparison.add(spot, { at: theirs.at, ...difference })
  const typed = compareValues({ add, spot, ours, theirs, mine, other, worst: worstOf(spot) })
  if (!typed || !other) return
  if (mine.properties.size > 0 || other.properties.size > 0)
    compareProperties(comparison, spot, { ...pair, other }, compareSchemas)
  if (mine.items && other.items) compareSchemas(comparison, itemSpot(spot), mine.items, other.items)
  else if (mine.items && spot.side !== 'sent')
    compareSchemas(comparison, itemSpot(spot), mine.items, [{ value: true, at: theirs.at }])
}
