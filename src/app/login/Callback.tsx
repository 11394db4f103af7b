import { useNavigate, useRouterState } from '@tanstack/react-router'
import { readCallbackError } from '@/auth/client'
import { type Session, useSession } from '@/auth/session'
import { failureText } from '@/auth/signInFailure'
import { useAppConfig } from '../configContext'
import { LoadingScreen } from '../loading/LoadingScreen'
import { LoginFailedNotice, RefusedNotice } from './AccessNotice'

/** /callback, where the provider redirects to. The guard of the route sends signed-in users to the lists. */
export function Callback() {
  const { status, error } = useSession()
  const { supportEmail, auth } = useAppConfig()
  const navigate = useNavigate()
  const search = useRouterState({ select: (state) => state.location.searchStr })
  return (
    <CallbackScreen
      status={status}
      search={search}
      supportEmail={supportEmail}
      words={error && failureText(error, auth.domain)}
      onBack={() => void navigate({ to: '/' })}
    />
  )
}

interface CallbackScreenProps {
  status: Session['status']
  /** Query string of the address. */
  search: string
  supportEmail: string
  /** Why exchanging the code failed. */
  words?: string
  /** Leads to the login screen. */
  onBack: () => void
}

/** Shows the Loading page until the login is complete. Explains why if it was refused or failed. */
export function CallbackScreen({ status, search, ...notice }: CallbackScreenProps) {
  const refusal = readCallbackError(search)
  if (!refusal && status !== 'signedOut') return <LoadingScreen />
  if (refusal?.code === 'access_denied') return <RefusedNotice {...notice} words={refusal.words} />
  return <LoginFailedNotice {...notice} {...(refusal && { words: refusal.words })} />
}
