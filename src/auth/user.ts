import { fieldsOf, filledText } from '@/lib/value'
import defaultAvatar from './defaultAvatar.svg?no-inline'

/** The claims that the console reads from an access token (rule AUTH-9). */
export interface AccessClaims {
  /** The token's subject. */
  id: string
  scope: string
  permissions: string[]
  accounts: string[]
  isAuthorized: boolean
}

/**
 * Reads the claims of an access token. Missing or malformed claims get the defaults of rule AUTH-9. Throws if the token
 * is not a JWT or has no subject. The API verifies the signature.
 * @param appMetadataClaim name of the claim that contains `{accounts}`
 */
export function readAccessClaims(token: string, appMetadataClaim: string): AccessClaims {
  const claims = decodePayload(token)
  if (typeof claims.sub !== 'string' || claims.sub === '') throw new Error('The access token has no subject')
  return {
    id: claims.sub,
    scope: typeof claims.scope === 'string' ? claims.scope : '',
    permissions: texts(claims.permissions),
    accounts: texts(fieldsOf(claims[appMetadataClaim]).accounts),
    isAuthorized: claims.isAuthorized === true,
  }
}

/** Returns the payload of a JWT as an object. Throws if there is none. */
function decodePayload(token: string): Record<string, unknown> {
  const payload = token.split('.')[1]
  if (!payload) throw new Error('The access token is not a JWT')
  const binary = atob(payload.replace(/-/g, '+').replace(/_/g, '/'))
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
  return fieldsOf(JSON.parse(new TextDecoder().decode(bytes)))
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []

/** Claims of the ID token, as sent by the provider. */
export type IdTokenClaims = Record<string, unknown>

/**
 * The signed-in user (rules AUTH-9, AUTH-10): permissions from the access token, name and picture from the ID token.
 */
export interface SessionUser extends AccessClaims {
  /** Name or nickname, or 'John Doe'. */
  name: string
  email?: string
  /** URL of the picture, or of the default avatar. */
  picture: string
  /** Raw claims of the ID token. */
  profile: IdTokenClaims
}

const FALLBACK_NAME = 'John Doe'

export function toSessionUser(claims: AccessClaims, profile: IdTokenClaims): SessionUser {
  const email = filledText(profile.email)
  return {
    ...claims,
    name: filledText(profile.name) ?? filledText(profile.nickname) ?? FALLBACK_NAME,
    picture: filledText(profile.picture) ?? defaultAvatar,
    ...(email && { email }),
    profile,
  }
}
