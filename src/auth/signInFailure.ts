import { policyText, refusedOrigin } from '@/lib/policy'

/** The provider failed to respond, or failed itself: the next attempt may succeed. */
const TEMPORARY = new Set([
  'timeout',
  // A response without the code of an error, which every refusal has.
  'request_error',
  'server_error',
  'temporarily_unavailable',
  'too_many_requests',
])

const codeOf = (error: unknown) => {
  const code = (error as { error?: unknown } | null)?.error
  return typeof code === 'string' ? code : undefined
}
const wordsIn = (error: unknown) => (error instanceof Error ? error.message : '')

/** The SDK does not accept the ID token. Its errors have no code. */
export const isIdTokenRefused = (error: unknown) =>
  codeOf(error) === undefined && /ID token/.test(wordsIn(error))

/** Matches messages that compare a time with the clock. Others only say that a time is missing. */
const WRONG_TIME =
  /^(Expiration Time \(exp\) claim error|Not Before time \(nbf\)|Authentication Time \(auth_time\) claim in)/

/** This browser refuses a code that it did not request, or that it used before. */
const FOREIGN = new Set(['missing_transaction', 'state_mismatch'])

/** Whether a retry is useless until the user signs in: any refusal, known or not. Other errors may be temporary. */
export function isRefusal(error: unknown): boolean {
  const code = codeOf(error)
  return code === undefined ? isIdTokenRefused(error) : !TEMPORARY.has(code)
}

/** No response, or one that is not JSON, such as the error page of a proxy. Each browser words these differently. */
export const isUnreachable = (error: unknown) =>
  codeOf(error) === undefined ? /fetch|network|load failed|JSON/i.test(wordsIn(error)) : !isRefusal(error)

/**
 * Why the console could not sign in, for the sign-in page (rule AUTH-17). Undefined for an error of the console itself.
 * @param domain host or origin of the identity provider
 */
export function failureText(error: unknown, domain: string): string | undefined {
  const provider = domain.replace(/^https?:\/\//, '')
  const code = codeOf(error)
  const words = wordsIn(error).replace(/[.\s]+$/, '')
  if (code === 'login_required')
    return `You were signed in before, but ${provider} does not recognise this browser any more. Either your session has ended, or the browser blocks third-party cookies. If this happens again after signing in, allow cookies for ${provider}.`
  if (isIdTokenRefused(error))
    return WRONG_TIME.test(words)
      ? 'The sign-in was refused because its time does not match the clock of this computer. Correct the date, time and time zone, then try again.'
      : `The sign-in was refused because its ID token is not valid: ${words}.`
  if (code !== undefined && FOREIGN.has(code))
    return 'This sign-in was not started in this tab, or is finished already. Start it again.'
  if (code !== undefined && isRefusal(error)) return `${provider} refused the sign-in: ${words || code}.`
  if (isUnreachable(error)) {
    const origin = refusedOrigin(domain.includes('://') ? domain : `https://${domain}`)
    if (origin !== undefined)
      return `${provider} could not be reached: ${policyText(origin, 'IDENTITY_ORIGIN')}.`
    return `${provider} does not respond. Check your connection, or try again in a few minutes.`
  }
  return undefined
}
