import { useSession } from '@/auth/session'
import { accounts as accountsEntity } from '@/entities/accounts/definition'
import { useAppConfig } from '../configContext'
import { useLeave } from '../useLeave'
import { ProfileView } from './ProfileView'

/** /profile (spec §2). */
export function ProfileScreen() {
  const { user } = useSession()
  const { supportEmail } = useAppConfig()
  const { logout } = useLeave()
  const { rows = [] } = accountsEntity.calls.useRows('')
  if (!user) return null
  return (
    <ProfileView user={user} supportEmail={supportEmail} accounts={rows} onLogout={() => void logout()} />
  )
}
