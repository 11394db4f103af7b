// Compares values that have several shapes (anyOf, oneOf).
import { typeWords } from '../contract/shape.ts'
import type { Shape, View } from '../contract/types.ts'
import { wordsOf, worstOf } from './spot.ts'
import type { CompareViews, Comparison, Difference, Spot } from './types.ts'

/** Compares a schema of the service that has alternatives with one of the contract that has none. */
export function compareVariants(
  comparison: Comparison,
  spot: Spot,
  { ours, theirs, mine }: { ours: Shape; theirs: Shape; mine: View },
  compareViews: CompareViews,
) {
  const trials: [Spot, Difference][][] = theirs.views.map((other) => {
    const found: [Spot, Difference][] = []
    const trial = {
      ...comparison,
      add: (at: Spot, what: Difference) => void found.push([at, what]),
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

const replay = ({ add }: Comparison, trials: [Spot, Difference][][]): void => {
  const seen = new Set()
  for (const [spot, difference] of trials.flat()) {
    const key = `${difference.rule} ${spot.field} ${difference.name} ${difference.keyword}`
    if (!seen.has(key)) add(spot, difference)
    seen.add(key)
  }
}

/** Compares a schema of the contract that has alternatives: every one that is sent must have a counterpart. */
export function compareAlternatives(
  comparison: Comparison,
  spot: Spot,
  { ours, theirs }: { ours: Shape; theirs: Shape },
  compareViews: CompareViews,
) {
  const fit = (mine: View, other: View): boolean => {
    let fits = true
    const trial = {
      ...comparison,
      add: (_spot: Spot, { severity }: Difference) => {
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
