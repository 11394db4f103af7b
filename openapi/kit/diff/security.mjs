// Compares the authentication of an operation. The console sends only a bearer token.
import { many, spotOf } from './spot.mjs'

/** @import { Call, SecurityOption } from '../contract/types' */
/** @import { Comparison, Difference } from './types' */

const BEARER = 'http-bearer'
const labelOf = (/** @type {SecurityOption} */ option) => option.map(({ label }) => label).join(' and ')
const wordsOf = (/** @type {SecurityOption[]} */ options) =>
  options
    .map(labelOf)
    .map((label) => label || 'nothing')
    .join(' or ') || 'nothing'

/**
 * @param {Comparison} comparison
 * @param {string} operation
 * @param {Call} ours
 * @param {Call} theirs
 */
export function compareSecurity({ add }, operation, ours, theirs) {
  if (JSON.stringify(ours.security) === JSON.stringify(theirs.security)) return
  const spot = spotOf({ side: 'operation', operation })
  const words = wordsOf(theirs.security)
  const fact = { ours: wordsOf(ours.security), theirs: words, at: theirs.at }
  /** @type {(rule: string, severity: Difference['severity'], verb: string, plural: string) => void} */
  const report = (rule, severity, verb, plural) =>
    add(spot, {
      ...fact,
      rule,
      severity,
      message: `${operation} ${verb}`,
      ...many(words, `operations ${plural}`),
    })
  const options = theirs.security
  if (options.length === 0 || options.some((option) => option.length === 0))
    return report('security-removed', 'risky', 'asks for no sign-in', 'ask for no sign-in')
  const alone = options.find((option) => labelOf(option) === BEARER)
  if (!alone)
    return report(
      'security-changed',
      'breaks',
      `takes no bearer token alone, but ${words}`,
      `take no bearer token alone, but ${words}`,
    )
  const scopes = alone.flatMap((option) => option.scopes).join(', ')
  if (scopes) return report('security-scopes', 'risky', `asks for scopes: ${scopes}`, 'ask for scopes')
  if (options.length > ours.security.length)
    report(
      'security-alternative',
      'harmless',
      'takes other ways to sign in too',
      'take other ways to sign in too',
    )
}
