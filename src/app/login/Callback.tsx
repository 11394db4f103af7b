import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useSession } from '@/auth/session'
import { useAppConfig } from '../configContext'
import { CallbackScreen } from './CallbackScreen'

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
