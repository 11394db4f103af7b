// Whether browsers let a console at an origin read the answers of a service.
import { findingId } from '../report/findings.ts'
import type { GivenFinding, HttpResponse } from '../types.ts'

/** One finding for answers and preflights: the service allows another origin, or none. Undefined if it allows this one. */
export function originFault(
  headers: HttpResponse['headers'],
  origin: string,
  operation: string,
): GivenFinding | undefined {
  const allowed = headers['access-control-allow-origin']
  if (allowed === '*' || allowed === origin) return undefined
  const advice = allowed
    ? `the service allows ${allowed}. If that is your console: --origin ${allowed}`
    : 'the service allows no origin. If your console has another one, name it: --origin https://console.example.com'
  return {
    id: findingId('answer', 'cors', 'allow-origin'),
    rule: 'cors',
    severity: 'breaks',
    message: `Browsers keep answers from a console at ${origin} (the origin that was sent): ${advice}`,
    operations: [operation],
    ours: `* or ${origin}`,
    theirs: allowed ?? 'missing',
  }
}
