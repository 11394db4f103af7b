// @vitest-environment jsdom
import { AxiosError, AxiosHeaders } from 'axios'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { toApiError } from '@/api/errors'
import { failureText } from '@/auth/signInFailure'
import { forgetPolicy, refusedOrigin, watchPolicy } from '@/lib/policy'

beforeAll(watchPolicy)
afterEach(forgetPolicy)

const policy =
  "default-src 'none'; connect-src 'self' https://api.example.com; frame-src https://login.example.com"

/** What a browser dispatches; jsdom has no such event. */
const violation = (more: object) =>
  document.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), {
      disposition: 'enforce',
      effectiveDirective: 'connect-src',
      blockedURI: 'https://other.example.com/admin/api/v0/missions?account=acme',
      originalPolicy: policy,
      ...more,
    }),
  )

const unreached = (baseURL: string) =>
  toApiError(new AxiosError('Network Error', 'ERR_NETWORK', { headers: new AxiosHeaders(), baseURL })).message

describe('a call that the policy of the page refused', () => {
  it('names the origin, without the address, and the variable that permits it (rule ERROR-7)', () => {
    violation({})
    expect(unreached('https://other.example.com/admin/api/v0')).toBe(
      'The server could not be reached: the Content-Security-Policy of this page does not allow https://other.example.com (API_ORIGIN)',
    )
    expect(unreached('https://api.example.com')).toBe('The server could not be reached')
    expect(unreached('/admin/api/v0')).toBe('The server could not be reached')
  })

  it('of the sign-in names IDENTITY_ORIGIN', () => {
    const timeout = Object.assign(new Error('Timeout'), { error: 'timeout' })
    expect(failureText(timeout, 'other.example.com')).toMatch(/^other\.example\.com does not respond\./)
    violation({ effectiveDirective: 'frame-src', blockedURI: 'https://other.example.com' })
    expect(failureText(timeout, 'other.example.com')).toBe(
      'other.example.com could not be reached: the Content-Security-Policy of this page does not allow https://other.example.com (IDENTITY_ORIGIN).',
    )
  })

  it.each<[string, object]>([
    ['another kind of resource', { effectiveDirective: 'style-src-elem', blockedURI: 'inline' }],
    ['a font', { effectiveDirective: 'font-src' }],
    ['a policy that only reports', { disposition: 'report' }],
    ['a redirect of an origin that is allowed', { blockedURI: 'https://api.example.com/x' }],
    ['a redirect of the own origin', { blockedURI: `${window.location.origin}/api/missions` }],
    [
      'a redirect of an origin that is allowed in capitals',
      { blockedURI: 'https://api.example.com/x', originalPolicy: 'connect-src HTTPS://API.example.com' },
    ],
    ['an address that is none', { blockedURI: 'eval' }],
  ])('is not %s', (_, more) => {
    violation(more)
    for (const origin of ['https://other.example.com', 'https://api.example.com', window.location.origin])
      expect(refusedOrigin(origin)).toBeUndefined()
  })
})
