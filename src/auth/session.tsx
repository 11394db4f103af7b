import { useSelector } from '@tanstack/react-store'
import { createContext, useContext } from 'react'
import { selectAccount, selected } from './selectedAccount'
import type { SessionUser } from './user'

export type { SessionUser } from './user'

export interface Session {
  status: 'loading' | 'signedOut' | 'signedIn'
  /** Null until an access token is decoded, and if decoding fails. */
  user: SessionUser | null
  /** Why signing in failed. */
  error?: Error
  /** The provider no longer renews the session: keep the screen and ask the user to sign in again (decision E5). */
  expired: boolean
  /** Another tab ended the session (rule AUTH-18): cover the screen, too. */
  ended?: boolean
  /** Address of a different user who has signed in at the provider since. The screen still belongs to `user`. */
  other?: string
  /**
   * Redirects to the provider's page, which sends a code to the address. Rejects if the redirect fails.
   * @param returnTo deep link to offer after login; defaults to the one stored for this tab
   */
  login(email: string, returnTo?: string): Promise<void>
  /**
   * Signs in again in a provider window, without leaving the page. Brings that window to the front while it is open.
   * Rejects with SignInError.
   */
  signInAgain(): Promise<void>
  /** Clears the session here and at the provider, which redirects to the site's origin. */
  logout(): Promise<void>
}

/** Provided by AuthProvider; tests provide their own session. */
export const SessionContext = createContext<Session | null>(null)

/** The current session. Keeps the same reference until its content changes; renewing a token changes nothing. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession needs AuthProvider above it')
  return session
}

/** The alert after a login that failed here or at the provider (rule AUTH-5). */
export const LOGIN_FAILED = 'Passwordless login error'

/** The account of this tab, '' if none is selected, and the function that selects another one. */
export const useSelectedAccount = (): [account: string, select: (account: string) => void] => [
  useSelector(selected),
  selectAccount,
]
