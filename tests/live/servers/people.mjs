/**
 * The data of the provider about a user, by e-mail: `lifetime` of access tokens in seconds, permissions, and whether
 * sign-in is refused. Tests change it through the control endpoint.
 */
const people = new Map()
const start = {
  lifetime: 600,
  permissions: ['admin:read', 'admin:write', 'account:read', 'account:write'],
  refused: false,
  /** How often a refresh token was exchanged. */
  renewals: 0,
}

export function personOf(email) {
  if (!people.has(email)) people.set(email, { ...start, code: undefined })
  return people.get(email)
}

/** "Mails" a new 6-digit code; tests fetch it from the control endpoint. */
export function mailCode(email) {
  const person = personOf(email)
  person.code ??= String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0')
  return person.code
}
