import { findPersona, type Persona, type PersonaId } from './personas'

/** Must match `auth` of the mocked mode's config.json. */
export const AUDIENCE = 'https://admin-api.example'
export const METADATA_CLAIM = 'https://admin-api.example/app_metadata'

const DEFAULT_LIFETIME_SECONDS = 3600
const DEFAULT_SCOPE = 'openid profile email offline_access'

export interface MintOptions {
  /** Milliseconds since 1970. */
  now?: number
  /** Seconds until the token expires; negative for an expired one. */
  lifetime?: number
  audience?: string
  /** Name of the claim that contains `{accounts}`. */
  claim?: string
  /** Origin of the provider. */
  issuer?: string
  scope?: string
}

/** Returns an access token for a persona, as the provider's token endpoint does. It is not signed. */
export function mintAccessToken(who: PersonaId | Persona, options: MintOptions = {}): string {
  const persona = typeof who === 'string' ? findPersona(who) : who
  if (!persona) throw new Error(`There is no persona ${String(who)}`)
  const { issuer = 'http://localhost', audience = AUDIENCE, claim = METADATA_CLAIM } = options
  return encodeToken({
    iss: `${issuer}/`,
    sub: persona.sub,
    aud: [audience, `${issuer}/userinfo`],
    ...lifespan(options),
    scope: options.scope ?? DEFAULT_SCOPE,
    permissions: persona.permissions,
    isAuthorized: persona.isAuthorized,
    [claim]: { accounts: persona.accounts },
  })
}

/** Returns an ID token; `signedInAt` (ISO 8601) does not change on renewals. */
export function mintIdToken(
  persona: Persona,
  options: { now?: number; issuer: string; clientId: string; nonce?: string; signedInAt: string },
): string {
  const { issuer, clientId, nonce } = options
  return encodeToken({
    iss: `${issuer}/`,
    sub: persona.sub,
    aud: clientId,
    ...lifespan(options),
    ...(nonce && { nonce }),
    ...(persona.name && { name: persona.name }),
    nickname: persona.nickname,
    email: persona.email,
    email_verified: true,
    ...(persona.portrait && { picture: `${issuer}${portraitPath(persona.id)}` }),
    updated_at: options.signedInAt,
  })
}

export const portraitPath = (personaId: string) => `/mock-provider/portraits/${personaId}.svg`

export interface AccessToken {
  sub: string
  permissions: string[]
  accounts: string[]
  /** Seconds since 1970. */
  exp: number
}

/** The claims that the API reads from an Authorization header; null without a bearer token or if it has expired. */
export function readAccessToken(authorizationHeader: string | null, now = Date.now()): AccessToken | null {
  const token = /^Bearer (.+)$/i.exec(authorizationHeader ?? '')?.[1]
  const claims = token && decodeToken(token)
  if (!claims || typeof claims.sub !== 'string' || typeof claims.exp !== 'number') return null
  if (claims.exp * 1000 <= now) return null
  const metadata = claims[METADATA_CLAIM] as { accounts?: unknown } | undefined
  return {
    sub: claims.sub,
    exp: claims.exp,
    permissions: texts(claims.permissions),
    accounts: texts(metadata?.accounts),
  }
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []

function lifespan({ now = Date.now(), lifetime = DEFAULT_LIFETIME_SECONDS }: MintOptions) {
  const iat = Math.floor(now / 1000)
  return { iat, exp: iat + lifetime }
}

// The SDK requires RS256 in the header and a non-empty signature, which it does not check.
const HEADER = { alg: 'RS256', typ: 'JWT', kid: 'mock' }
const SIGNATURE = 'bm90LXNpZ25lZA'

const encodeToken = (claims: object) => `${encodePart(HEADER)}.${encodePart(claims)}.${SIGNATURE}`

const encodePart = (part: object) => toBase64Url(new TextEncoder().encode(JSON.stringify(part)))

export const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')

function decodeToken(token: string): Record<string, unknown> | null {
  try {
    const binary = atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/'))
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}
