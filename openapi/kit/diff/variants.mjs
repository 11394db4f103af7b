// Compares values that have several shapes (anyOf, oneOf).
import { typeWords } from '../contract/shape.mjs'
import { wordsOf, worstOf } from './spot.mjs'

/** @import { Shape, View } from '../contract/types' */
/** @import { CompareViews, Comparison, Difference, Spot } from './types' */

/**
 * Compares a schema of the service that has alternatives with one of the contract that has none.
 * @param {Comparison} comparison
 * @param {Spot} spot
 * @param {{ ours: Shape, theirs: Shape, mine: View }} pair
 * @param {CompareViews} compareViews
 */
export function compareVariants(comparison, spot, { ours, theirs, mine }, compareViews) {
  /** @type {[Spot, Difference][][]} */
  const trials = theirs.views.map((other) => {
    /** @type {[Spot, Difference][]} */
    const found = []
    const trial = {
      ...comparison,
      add: (/** @type {Spot} */ at, /** @type {Difference} */ what) => void found.push([at, what]),
    }
    compareViews(trial, spot, { ours, theirs, mine, other })
    return found
  })
  const fits = trials.filter((found) => found.every(([, { severity }]) => severity === 'harmless'))
  const fact = { at: theirs.at, ours: typeWords(ours), theirs: typeWords(theirs) }
  const what = spot.side === 'parameter' ? wordsOf(spot) : spot.field || 'the body'
  const name = spot.side === 'parameter' ? what : `'${what}'`
  if (spot.side === 'response') {
    // Every alternative fits, so all differences are harmless.
    if (fits.length === trials.length) return replay(comparison, trials)
    comparison.add(spot, {
      ...fact,
      rule: 'answer-variant-added',
      severity: worstOf(spot),
      message: `${name} may come in ${theirs.views.length} shapes; the console knows one`,
    })
  } else if (fits.length > 0)
    comparison.add(spot, {
      ...fact,
      rule: spot.side === 'parameter' ? 'parameter-widened' : 'sent-variant-added',
      severity: 'harmless',
      message: `${name} may be sent in other shapes too`,
    })
  else
    comparison.add(spot, {
      ...fact,
      rule: spot.side === 'parameter' ? 'parameter-narrowed' : 'sent-variant-changed',
      severity: 'breaks',
      message: `${name} is taken in ${theirs.views.length} shapes, none of which the console sends`,
    })
}

/** @type {(comparison: Comparison, trials: [Spot, Difference][][]) => void} */
const replay = ({ add }, trials) => {
  const seen = new Set()
  for (const [spot, difference] of trials.flat()) {
    const key = `${difference.rule} ${spot.field} ${difference.name} ${difference.keyword}`
    if (!seen.has(key)) add(spot, difference)
    seen.add(key)
  }
}

/**
 * Compares a schema of the contract that has alternatives: every one that is sent must have a counterpart.
 * @param {Comparison} comparison
 * @param {Spot} spot
 * @param {{ ours: Shape, theirs: Shape }} pair
 * @param {CompareViews} compareViews
 */
export function compareAlternatives(comparison, spot, { ours, theirs }, compareViews) {
  /** @type {(mine: View, other: View) => boolean} */
  const fit = (mine, other) => {
    let fits = true
    const trial = {
      ...comparison,
      add: (/** @type {Spot} */ _spot, /** @type {Difference} */ { severity }) => {
        fits &&= severity === 'harmless'
      },
    }
    compareViews(trial, spot, { ours, theirs, mine, other })
    return fits
  }
  const isResponse = spot.side === 'response'
  const all = isResponse
    ? theirs.views.every((other) => ours.views.some((mine) => fit(mine, other)))
    : ours.views.every((mine) => theirs.views.some((other) => fit(mine, other)))
  if (all) return
  comparison.add(spot, {
    rule: isResponse ? 'answer-variant-added' : 'sent-variant-changed',
    severity: 'breaks',
    message: `The shapes of ${wordsOf(spot)} changed`,
    at: theirs.at,
    ours: typeWords(ours),
    theirs: typeWords(theirs),
  })
}
