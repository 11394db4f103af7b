import { useNavigate, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { readCallbackError } from '@/auth/client'
import type { Session } from '@/auth/session'
import { useSession } from '@/auth/session'
import { useAppConfig } from '../configContext'
import { LoadingScreen } from '../loading/LoadingScreen'
import { LoginFailedNotice, RefusedNotice } from './AccessNotice'

/** /callback: handles the provider's response. Its guard sends users who are already signed in to the lists. */
export function Callback() {
  const { status } = useSession()
  const { supportEmail } = useAppConfig()
  const navigate = useNavigate()
  const search = useRouterState({ select: (state) => state.location.searchStr })
  return (
    <CallbackScreen
      status={status}
      search={search}
      supportEmail={supportEmail}
      onBack={() => void navigate({ to: '/' })}
    />
  )
}

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
