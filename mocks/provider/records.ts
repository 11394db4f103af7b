/**
 * The provider's server-side state: the signed-in user, codes waiting to be exchanged, refresh tokens. Kept in local
 * storage, because the provider's pages, the silent frame, pop-ups and other tabs must share it.
 */
export interface Grant {
  personaId: string
  clientId: string
  audience: string
  scope: string
  /** ISO 8601. */
  signedInAt: string
}

export interface CodeGrant extends Grant {
  redirectUri: string
  codeChallenge: string
  nonce: string
  /** Milliseconds since 1970. */
  expiresAt: number
}

interface Records {
  session: { personaId: string; signedInAt: string } | null
  codes: Record<string, CodeGrant>
  refreshTokens: Record<string, Grant>
}

const KEY = 'mock-provider'
const LIFETIME_KEY = 'mock-provider.lifetime'
const CODE_LIFETIME_MS = 60_000

const randomId = () => crypto.randomUUID().replaceAll('-', '')

/** Lifetime of access tokens in seconds; tests shorten it through session storage. */
export const accessTokenLifetime = () => Number(sessionStorage.getItem(LIFETIME_KEY)) || 3600

function read(): Records {
  const empty: Records = { session: null, codes: {}, refreshTokens: {} }
  return { ...empty, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') }
}

function update(change: (records: Records) => void): void {
  const records = read()
  change(records)
  const waiting = Object.entries(records.codes).filter(([, grant]) => grant.expiresAt > Date.now())
  localStorage.setItem(KEY, JSON.stringify({ ...records, codes: Object.fromEntries(waiting) }))
}

export const getProviderSession = () => read().session

export const startProviderSession = (personaId: string) =>
  update((records) => {
    records.session = { personaId, signedInAt: new Date().toISOString() }
  })

/** Signs out at the provider; its refresh tokens end with the session. */
export const endProviderSession = () => localStorage.removeItem(KEY)

/** Issues a one-time code for the redirect; it expires after a minute. */
export function issueCode(grant: Omit<CodeGrant, 'expiresAt'>): string {
  const code = randomId()
  update((records) => {
    records.codes[code] = { ...grant, expiresAt: Date.now() + CODE_LIFETIME_MS }
  })
  return code
}

export function takeCode(code: string): CodeGrant | undefined {
  const grant = read().codes[code]
  update((records) => {
    delete records.codes[code]
  })
  return grant && grant.expiresAt > Date.now() ? grant : undefined
}

export function issueRefreshToken({ personaId, clientId, audience, scope, signedInAt }: Grant): string {
  const token = randomId()
  update((records) => {
    records.refreshTokens[token] = { personaId, clientId, audience, scope, signedInAt }
  })
  return token
}

/** Refresh tokens rotate: each can be used once. */
export function takeRefreshToken(token: string): Grant | undefined {
  const grant = read().refreshTokens[token]
  update((records) => {
    delete records.refreshTokens[token]
  })
  return grant
}
