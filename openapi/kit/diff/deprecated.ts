// Notes what the service will remove: operations, parameters and fields that it marks as deprecated.
import type { Deprecation, Pointer } from '../contract/types.ts'
import { many } from './spot.ts'
import type { Comparison, Spot } from './types.ts'

export function noteDeprecation(
  { add }: Comparison,
  spot: Spot,
  ours: { deprecated: Deprecation },
  theirs: { deprecated: Deprecation; at?: Pointer },
  words: string,
) {
  const { deprecated, at } = theirs
  if (!deprecated || ours.deprecated) return
  const until = deprecated.until ? ` and goes on ${deprecated.until}` : ''
  add(spot, {
    rule: 'deprecated',
    severity: 'harmless',
    message: `${words} is deprecated${until}`,
    theirs: deprecated.until ?? 'deprecated',
    at,
    ...many(deprecated.until ?? 'deprecated', `things that the console uses are deprecated${until}`),
  })
}
