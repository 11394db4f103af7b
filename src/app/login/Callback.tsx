import { Navigate, useNavigate, useRouterState } from '@tanstack/react-router'
import { readCallbackError } from '@/auth/callbackError'
import { useSession } from '@/auth/session'
import { useAppConfig } from '../configContext'
import { CallbackScreen } from './CallbackScreen'

/** One constant element: a new one on every render would navigate again while the first navigation is pending. */
const toAccounts = <Navigate to="/$entityType/list" params={{ entityType: 'accounts' }} replace />

/** /callback: handles the provider's response. Users who are already signed in go on to the lists. */
export function Callback() {
  const { status } = useSession()
  const { supportEmail } = useAppConfig()
  const navigate = useNavigate()
  const search = useRouterState({ select: (state) => state.location.searchStr })
  if (status === 'signedIn' && !readCallbackError(search)) {
    return toAccounts
  }
  return (
    <CallbackScreen
      status={status}
      search={search}
      supportEmail={supportEmail}
      onBack={() => void navigate({ to: '/' })}
    />
  )
}
