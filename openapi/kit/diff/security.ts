// Compares the authentication of an operation. The console sends only a bearer token.
import type { Call, SecurityOption } from '../contract/types.ts'
import type { RuleId } from '../report/rules.ts'
import { many, spotOf } from './spot.ts'
import type { Comparison, Difference } from './types.ts'

const BEARER = 'http-bearer'
const labelOf = (option: SecurityOption) => option.map(({ label }) => label).join(' and ')
const wordsOf = (options: SecurityOption[]) =>
  options
    .map(labelOf)
    .map((label) => label || 'nothing')
    .join(' or ') || 'nothing'

export function compareSecurity({ add }: Comparison, operation: string, ours: Call, theirs: Call) {
  if (JSON.stringify(ours.security) === JSON.stringify(theirs.security)) return
  const spot = spotOf({ side: 'operation', operation })
  const words = wordsOf(theirs.security)
  const fact = { ours: wordsOf(ours.security), theirs: words, at: theirs.at }
  const report = (rule: RuleId, severity: Difference['severity'], verb: string, plural: string): void =>
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
  const known = ours.security.flat().flatMap((option) => option.scopes)
  const scopes = alone
    .flatMap((option) => option.scopes)
    .filter((scope) => !known.includes(scope))
    .join(', ')
  if (scopes) return report('security-scopes', 'risky', `asks for scopes: ${scopes}`, 'ask for scopes')
  if (options.length > ours.security.length)
    report(
      'security-alternative',
      'harmless',
      'takes other ways to sign in too',
      'take other ways to sign in too',
    )
}
