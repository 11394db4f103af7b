import { HttpResponse, http } from 'msw'
import { findPersona, type Persona } from './personas'
import { portrait } from './portrait'
import {
  accessTokenLifetime,
  type Grant,
  issueRefreshToken,
  providerNow,
  refuseRenewalsFromNow,
  refusesRenewal,
  takeCode,
  takeRefreshToken,
} from './records'
import { mintAccessToken, mintIdToken, portraitPath, toBase64Url } from './tokens'

type Form = URLSearchParams

/** The provider's token endpoint and its users' pictures. */
export const providerHandlers = [
  http.post('*/oauth/token', async ({ request }) => {
    const form: Form = new URLSearchParams(await request.text())
    const issuer = request.url.replace(/\/oauth\/token$/, '')
    if (form.get('grant_type') === 'authorization_code') return exchangeCode(form, issuer)
    if (form.get('grant_type') === 'refresh_token') return exchangeRefreshToken(form, issuer)
    return failure('unsupported_grant_type', 'This grant type is not supported')
  }),

  http.get(`*${portraitPath(':id')}`, ({ params }) => {
    const persona = findPersona(String(params.id))
    if (!persona?.portrait) return new HttpResponse(null, { status: 404 })
    return new HttpResponse(portrait(persona.portrait), { headers: { 'Content-Type': 'image/svg+xml' } })
  }),
]

/** Worded like Auth0: the SDK recognises 'invalid refresh token' and falls back to the silent frame. */
const failure = (error: string, error_description: string) =>
  HttpResponse.json({ error, error_description }, { status: error === 'invalid_grant' ? 403 : 400 })

async function exchangeCode(form: Form, issuer: string) {
  const grant = takeCode(form.get('code') ?? '')
  if (!grant) return failure('invalid_grant', 'Invalid authorization code')
  if (grant.clientId !== form.get('client_id')) return failure('invalid_grant', 'The client does not match')
  if (grant.redirectUri !== form.get('redirect_uri'))
    return failure('invalid_grant', 'The redirect URI does not match')
  if (grant.codeChallenge !== (await challengeOf(form.get('code_verifier') ?? '')))
    return failure('invalid_grant', 'Failed to verify code verifier')
  refuseRenewalsFromNow()
  return tokens(grant, issuer, grant.nonce)
}

function exchangeRefreshToken(form: Form, issuer: string) {
  const grant = takeRefreshToken(form.get('refresh_token') ?? '')
  if (!grant || refusesRenewal() || grant.clientId !== form.get('client_id'))
    return failure('invalid_grant', 'Unknown or invalid refresh token.')
  return tokens(grant, issuer)
}

function tokens(grant: Grant, issuer: string, nonce?: string) {
  const persona: Persona | undefined = findPersona(grant.personaId)
  if (!persona) return failure('invalid_grant', 'The user does not exist')
  const { clientId, signedInAt, scope, audience } = grant
  const lifetime = accessTokenLifetime()
  const now = providerNow()
  return HttpResponse.json({
    access_token: mintAccessToken(persona, { now, issuer, lifetime, scope, audience }),
    id_token: mintIdToken(persona, { now, issuer, clientId, signedInAt, ...(nonce && { nonce }) }),
    ...(scope.split(' ').includes('offline_access') && { refresh_token: issueRefreshToken(grant) }),
    scope,
    expires_in: lifetime,
    token_type: 'Bearer',
  })
}

/** PKCE, method S256. */
async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return toBase64Url(new Uint8Array(digest))
}
