import type { ReactNode } from 'react'
import { readCallbackError } from '@/auth/callbackError'
import type { Session } from '@/auth/session'
import { LoadingScreen } from '../loading/LoadingScreen'
import { LoginFailedNotice, RefusedNotice } from './AccessNotice'

interface CallbackScreenProps {
  status: Session['status']
  /** Query string of the address. */
  search: string
  supportEmail: string
  /** Leads to the login screen. */
  onBack: () => void
  footer?: ReactNode
}

/** Where the provider redirects to. Moves on after a login; otherwise explains that the login failed. */
export function CallbackScreen({ status, search, ...notice }: CallbackScreenProps) {
  const refusal = readCallbackError(search)
  if (!refusal && status !== 'signedOut') return <LoadingScreen />
  if (refusal?.code === 'access_denied') return <RefusedNotice words={refusal.words} {...notice} />
  return <LoginFailedNotice {...(refusal && { words: refusal.words })} {...notice} />
}
