import { realNow } from '../pageClock'

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
/** The persona that a scenario signs in, in this tab only; '' signs nobody in. */
const TAB_PERSONA_KEY = 'mock-provider.persona'
const RENEWAL_KEY = 'mock-provider.renewal'
const SKEW_KEY = 'mock-provider.skew'
const CODE_LIFETIME_MS = 60_000

const randomId = () => crypto.randomUUID().replaceAll('-', '')

/** Lifetime of access tokens in seconds; tests shorten it through session storage. */
export const accessTokenLifetime = () => Number(sessionStorage.getItem(LIFETIME_KEY)) || 3600

/** The time of the provider's clock in ms since 1970. A scenario can have the browser's clock ahead of it. */
export const providerNow = () => Date.now() - Number(sessionStorage.getItem(SKEW_KEY)) * 1000

function read(): Records {
  const empty: Records = { session: null, codes: {}, refreshTokens: {} }
  return { ...empty, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') }
}

function update(change: (records: Records) => void): void {
  const records = read()
  change(records)
  const waiting = Object.entries(records.codes).filter(([, grant]) => grant.expiresAt > realNow())
  localStorage.setItem(KEY, JSON.stringify({ ...records, codes: Object.fromEntries(waiting) }))
}

/** The signed-in user: of this tab if a scenario signs one in, else of this browser. */
export function getProviderSession(): Records['session'] {
  const personaId = sessionStorage.getItem(TAB_PERSONA_KEY)
  if (personaId === null) return read().session
  return personaId === '' ? null : { personaId, signedInAt: new Date().toISOString() }
}

export function startProviderSession(personaId: string): void {
  sessionStorage.removeItem(TAB_PERSONA_KEY)
  update((records) => {
    records.session = { personaId, signedInAt: new Date().toISOString() }
  })
}

/** Signs out at the provider; its refresh tokens end with the session. */
export function endProviderSession(): void {
  sessionStorage.removeItem(TAB_PERSONA_KEY)
  localStorage.removeItem(KEY)
}

/** Settings of a scenario for the provider; they hold for this tab. Without an argument the tab has none. */
export function configureTab(
  settings: {
    personaId?: string
    lifetime?: number
    renewal?: 'refused' | 'refused-after-sign-in'
    /** Seconds. */
    skew?: number
  } = {},
): void {
  const values = {
    [TAB_PERSONA_KEY]: settings.personaId,
    [LIFETIME_KEY]: settings.lifetime,
    [RENEWAL_KEY]: settings.renewal,
    [SKEW_KEY]: settings.skew,
  }
  for (const [key, value] of Object.entries(values)) {
    if (value === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, String(value))
  }
}

/** Lets the provider refuse to renew the session of this tab, or renew it again. */
export function setRenewal(renewal: 'refused' | undefined): void {
  if (renewal) sessionStorage.setItem(RENEWAL_KEY, renewal)
  else sessionStorage.removeItem(RENEWAL_KEY)
}

/** Whether the provider refuses to renew the session of this tab, silently or with a refresh token. */
export const refusesRenewal = () => sessionStorage.getItem(RENEWAL_KEY) === 'refused'

/** Call when the user has signed in: a scenario can have renewals refused from then on. */
export function refuseRenewalsFromNow(): void {
  if (sessionStorage.getItem(RENEWAL_KEY) === 'refused-after-sign-in')
    sessionStorage.setItem(RENEWAL_KEY, 'refused')
}

/** Issues a one-time code for the redirect; it expires after a minute. */
export function issueCode(grant: Omit<CodeGrant, 'expiresAt'>): string {
  const code = randomId()
  update((records) => {
    records.codes[code] = { ...grant, expiresAt: realNow() + CODE_LIFETIME_MS }
  })
  return code
}

export function takeCode(code: string): CodeGrant | undefined {
  const grant = read().codes[code]
  update((records) => {
    delete records.codes[code]
  })
  return grant && grant.expiresAt > realNow() ? grant : undefined
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
