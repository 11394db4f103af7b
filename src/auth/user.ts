import type { AccessClaims } from './claims'
import defaultAvatar from './defaultAvatar.svg?no-inline'

/** Claims of the ID token, as the provider sent them. */
export type IdProfile = Record<string, unknown>

/** The signed-in user (rules AUTH-9, AUTH-10): rights from the access token, the person from the ID token. */
export interface SessionUser extends AccessClaims {
  /** Name or nickname, else 'John Doe'. */
  name: string
  email?: string
  /** Address of the picture, else of the default avatar. */
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
