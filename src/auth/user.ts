import type { AccessClaims } from './claims'
import defaultAvatar from './defaultAvatar.svg?no-inline'

/** Claims of the ID token, as sent by the provider. */
export type IdProfile = Record<string, unknown>

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
  profile: IdProfile
}

const FALLBACK_NAME = 'John Doe'

export function toSessionUser(claims: AccessClaims, profile: IdProfile): SessionUser {
  const email = textOf(profile.email)
  return {
    ...claims,
    name: textOf(profile.name) ?? textOf(profile.nickname) ?? FALLBACK_NAME,
    picture: textOf(profile.picture) ?? defaultAvatar,
    ...(email && { email }),
    profile,
  }
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined
