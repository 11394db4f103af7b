// Compares values that have several shapes (anyOf, oneOf).
import { typeWords } from '../contract/shape.ts'
import type { Shape, View } from '../contract/types.ts'
import { severities } from '../report/findings.ts'
import type { Severity } from '../types.ts'
import { wordsOf } from './spot.ts'
import type { CompareViews, Comparison, Difference, Spot } from './types.ts'

/** What a comparison with one alternative finds. */
type Trial = [Spot, Difference][]

/** Compares a schema of the service that has alternatives with one of the contract that has none. */
export function compareVariants(
  comparison: Comparison,
  spot: Spot,
  { ours, theirs, mine }: { ours: Shape; theirs: Shape; mine: View },
  compareViews: CompareViews,
) {
  const trials: Trial[] = theirs.views.map((other) => {
    const found: Trial = []
    const trial = {
      ...comparison,
      add: (at: Spot, what: Difference) => void found.push([at, what]),
    }
    compareViews(trial, spot, { ours, theirs, mine, other })
    return found
  })
  const worst = trials.map(worstIn)
  const fits = worst.filter((severity) => severity === 'harmless')
  const fact = { at: theirs.at, ours: typeWords(ours), theirs: typeWords(theirs) }
  const what = spot.side === 'parameter' ? wordsOf(spot) : spot.field || 'the body'
  const name = spot.side === 'parameter' ? what : `'${what}'`
  if (spot.side === 'response') {
    // Every alternative fits, so all differences are harmless.
    if (fits.length === trials.length) return replay(comparison, trials.map(withoutNarrower(trials)))
    // What may come is what the widest alternative allows, so its differences say it.
    if (!worst.includes('breaks')) return replay(comparison, trials.map(withoutHarmless))
    comparison.add(spot, {
      ...fact,
      rule: 'answer-variant-added',
      severity: 'breaks',
      message: `${name} may come in ${theirs.views.length} shapes; the console knows one`,
    })
  } else if (fits.length > 0)
    comparison.add(spot, {
      ...fact,
      rule: spot.side === 'parameter' ? 'parameter-widened' : 'sent-variant-added',
      severity: 'harmless',
      message: `${name} may be sent in other shapes too`,
    })
  else if (worst.includes('risky')) replay(comparison, [trials[worst.indexOf('risky')] ?? []])
  else
    comparison.add(spot, {
      ...fact,
      rule: spot.side === 'parameter' ? 'parameter-narrowed' : 'sent-variant-changed',
      severity: 'breaks',
      message: `${name} is taken in ${theirs.views.length} shapes, none of which the console sends`,
    })
}

const worstIn = (found: Trial): Severity =>
  severities.find((level) => found.some(([, { severity }]) => severity === level)) ?? 'harmless'

/** Fewer values in one alternative are fewer in all only if each has fewer. */
const withoutNarrower = (all: Trial[]) => (found: Trial) => {
  const isNarrower = all.every((one) => one.some(([, { rule }]) => rule === 'answer-narrowed'))
  return isNarrower ? found : found.filter(([, { rule }]) => rule !== 'answer-narrowed')
}

const withoutHarmless = (found: Trial) => found.filter(([, { severity }]) => severity !== 'harmless')

const replay = ({ add }: Comparison, trials: Trial[]): void => {
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
  const trial = (mine: View, other: View): Severity => {
    const found: Trial = []
    const add = (at: Spot, what: Difference) => void found.push([at, what])
    compareViews({ ...comparison, add }, spot, { ours, theirs, mine, other })
    return worstIn(found)
  }
  /** Every value that is sent needs one reader; the best one decides. */
  const best = (of: Severity[]) => severities.findLast((level) => of.includes(level)) ?? 'breaks'
  const isResponse = spot.side === 'response'
  const all = isResponse
    ? theirs.views.map((other) => best(ours.views.map((mine) => trial(mine, other))))
    : ours.views.map((mine) => best(theirs.views.map((other) => trial(mine, other))))
  const severity = severities.find((level) => all.includes(level)) ?? 'harmless'
  if (severity === 'harmless') return
  comparison.add(spot, {
    rule: isResponse ? 'answer-variant-added' : 'sent-variant-changed',
    severity,
    message: `The shapes of ${wordsOf(spot)} changed`,
    at: theirs.at,
    ours: typeWords(ours),
    theirs: typeWords(theirs),
  })
}
