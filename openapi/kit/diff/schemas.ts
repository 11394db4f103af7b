// Compares how the contract and the service describe one value of a request or of a response.
import type { Node, Shape, View } from '../contract/types.ts'
import { compareProperties } from './properties.ts'
import { itemSpot, many, namedSpot, worstOf } from './spot.ts'
import type { Comparison, Difference, Spot } from './types.ts'
import { compareDefaults, compareValues } from './values.ts'
import { compareAlternatives, compareVariants } from './variants.ts'

export function compareSchemas(comparison: Comparison, spot: Spot, mine: Node[], other: Node[]) {
  const [ours, theirs] = [comparison.ours.of(mine), comparison.theirs.of(other)]
  const key = `${comparison.ours.key(mine)} ${comparison.theirs.key(other)}`
  if (spot.trail.includes(key)) return
  // The name of a property's schema is used only for the fields inside it.
  const atStart = spot.field === '' || spot.inside.endsWith('[]')
  const here = { ...(atStart ? namedSpot(spot, ours) : spot), trail: [...spot.trail, key] }
  if (isUndescribed(theirs) && !isUndescribed(ours) && isBody(spot))
    return comparison.add(here, undescribed(spot, theirs))
  const [mineOnly] = ours.views
  compareDefaults(
    (found) => comparison.add(here, { at: theirs.at, ...found }),
    here,
    mineOnly,
    theirs.views[0],
  )
  if (ours.views.length !== 1 || !mineOnly)
    return compareAlternatives(comparison, here, { ours, theirs }, compareViews)
  if (theirs.views.length > 1)
    return compareVariants(comparison, here, { ours, theirs, mine: mineOnly }, compareViews)
  compareViews(comparison, here, { ours, theirs, mine: mineOnly, other: theirs.views[0] })
}

/** Whether a description says nothing about a value. */
const isUndescribed = ({ views: [view, ...more] }: Shape) =>
  view !== undefined &&
  more.length === 0 &&
  !view.types &&
  !view.enum &&
  view.properties.size === 0 &&
  Object.keys(view.bounds).length === 0

/** A whole body, or an item of a list as the whole body. */
const isBody = ({ side, field }: Spot) => side !== 'parameter' && field === ''

const undescribed = ({ side }: Spot, { at }: Shape): Difference => ({
  rule: 'not-described',
  severity: 'risky',
  message: `The body is not described, so nothing in it was compared`,
  ours: 'described',
  theirs: 'not described',
  at,
  ...many(
    side,
    `bodies ${side === 'response' ? 'of answers ' : ''}are not described, so nothing in them was compared`,
  ),
})

type Pair = { ours: Shape; theirs: Shape; mine: View; other: View | undefined }

function compareViews(comparison: Comparison, spot: Spot, pair: Pair) {
  const { ours, theirs, mine, other } = pair
  const add = (difference: Difference) => comparison.add(spot, { at: theirs.at, ...difference })
  const typed = compareValues({ add, spot, ours, theirs, mine, other, worst: worstOf(spot) })
  if (!typed || !other) return
  if (mine.properties.size > 0 || other.properties.size > 0 || mine.additional || other.additional)
    compareProperties(comparison, spot, { ...pair, other }, compareSchemas)
  if (mine.items && other.items) compareSchemas(comparison, itemSpot(spot), mine.items, other.items)
  else if (mine.items && spot.side !== 'sent')
    compareSchemas(comparison, itemSpot(spot), mine.items, [{ value: true, at: theirs.at }])
  else if (other.items && mine.types && spot.side !== 'response')
    compareSchemas(comparison, itemSpot(spot), [{ value: true, at: ours.at }], other.items)
}
