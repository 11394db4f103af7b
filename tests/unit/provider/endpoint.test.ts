// @vitest-environment jsdom
import { providerHandlers } from '@mocks/provider/handlers'
import { issueCode, takeCode } from '@mocks/provider/records'
import { readAccessToken } from '@mocks/provider/tokens'
import { getResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'

// Example of RFC 7636, appendix B.
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'
const REDIRECT = 'http://localhost:5173/callback'

const grant = {
  personaId: 'account-admin',
  clientId: 'console',
  audience: 'https://admin-api.example',
  scope: 'openid profile email offline_access',
  signedInAt: '2026-03-12T08:24:11.000Z',
  redirectUri: REDIRECT,
  codeChallenge: CHALLENGE,
  nonce: 'n-0',
}

async function post(form: Record<string, string>) {
  const request = new Request('http://localhost:5173/oauth/token', {
    method: 'POST',
    body: new URLSearchParams(form),
  })
  const response = await getResponse(providerHandlers, request)
  return { status: response?.status, body: await response?.json() }
}

const exchange = (change: Record<string, string> = {}) =>
  post({
    grant_type: 'authorization_code',
    client_id: 'console',
    code: issueCode(grant),
    code_verifier: VERIFIER,
    redirect_uri: REDIRECT,
    ...change,
  })
const refresh = (token: string) =>
  post({ grant_type: 'refresh_token', client_id: 'console', refresh_token: token })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe("the mocked provider's token endpoint", () => {
  it('exchanges a code for tokens that the SDK accepts', async () => {
    const { status, body } = await exchange()
    expect(status).toBe(200)
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 3600, scope: grant.scope })
    expect(readAccessToken(`Bearer ${body.access_token}`)?.permissions).toEqual([
      'account:read',
      'account:write',
    ])
    const [header, claims, signature] = body.id_token.split('.')
    const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
    expect(decode(header).alg).toBe('RS256')
    expect(signature).not.toBe('')
    expect(decode(claims)).toMatchObject({
      iss: 'http://localhost:5173/',
      aud: 'console',
      nonce: 'n-0',
      name: 'Priya Hollowmere',
      updated_at: grant.signedInAt,
    })
  })

  it.each([
    ['another verifier', { code_verifier: 'guess' }],
    ['another client', { client_id: 'other' }],
    ['another redirect URI', { redirect_uri: 'http://localhost:5173/other' }],
    ['an unknown code', { code: 'nope' }],
  ])('refuses %s', async (_, change) => {
    expect(await exchange(change)).toMatchObject({ status: 403, body: { error: 'invalid_grant' } })
  })

  it('accepts a code once', async () => {
    const code = issueCode(grant)
    expect((await exchange({ code })).status).toBe(200)
    expect((await exchange({ code })).status).toBe(403)
  })

  it('expires a code after a minute', () => {
    const code = issueCode(grant)
    const records = JSON.parse(localStorage.getItem('mock-provider') ?? '')
    records.codes[code].expiresAt = Date.now() - 1
    localStorage.setItem('mock-provider', JSON.stringify(records))
    expect(takeCode(code)).toBeUndefined()
  })

  it('rotates refresh tokens', async () => {
    const first = (await exchange()).body.refresh_token
    const { status, body } = await refresh(first)
    expect(status).toBe(200)
    expect(body.refresh_token).not.toBe(first)
    expect((await refresh(body.refresh_token)).status).toBe(200)
    const again = await refresh(first)
    expect(again.status).toBe(403)
    // The error text that makes the SDK fall back to the silent frame.
    expect(again.body.error_description).toContain('invalid refresh token')
  })

  it('issues tokens with the lifetime that a test sets', async () => {
    sessionStorage.setItem('mock-provider.lifetime', '5')
    expect((await exchange()).body.expires_in).toBe(5)
  })

  it('refuses other grants', async () => {
    expect((await post({ grant_type: 'password' })).body.error).toBe('unsupported_grant_type')
  })

  it('draws the pictures of its users', async () => {
    const picture = (id: string) =>
      getResponse(providerHandlers, new Request(`http://localhost:5173/mock-provider/portraits/${id}.svg`))
    expect((await picture('service-admin'))?.headers.get('content-type')).toBe('image/svg+xml')
    expect((await picture('account-reader'))?.status).toBe(404)
  })
})
