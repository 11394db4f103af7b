import { createContext, useContext } from 'react'
import type { SessionUser } from './user'

export type { SessionUser } from './user'

export interface Session {
  status: 'loading' | 'signedOut' | 'signedIn'
  /** Null until an access token is decoded, and when decoding fails. */
  user: SessionUser | null
  /** Why signing in or its start did not work. */
  error?: Error
  /** The provider renews no more: keep what is on the screen and ask to sign in again (decision E5). */
  expired: boolean
  /** Somebody else signed in at the provider meanwhile: their address. The screen still belongs to `user`. */
  other?: string
  /**
   * Leaves for the provider's page, which sends a code to the address. Rejects when leaving fails.
   * @param returnTo deep link to offer after login; by default the one remembered for this tab
   */
  login(email: string, returnTo?: string): Promise<void>
  /**
   * Signs in again in a window of the provider's, without leaving the page; brings that window to the front while it
   * is open. Rejects with SignInError.
   */
  signInAgain(): Promise<void>
  /** Clears the session here and at the provider, which returns to the site's origin. */
  logout(): Promise<void>
}

/** Provided by AuthProvider; tests provide a session of their own. */
export const SessionContext = createContext<Session | null>(null)

/** Who is here. The object stays the same until something in it changes; renewing a token changes nothing. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession needs AuthProvider above it')
  return session
}
