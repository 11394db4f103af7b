import { canRead } from '@/auth/permissions'
import { useSelectedAccount } from '@/auth/selectedAccount'
import { useSession } from '@/auth/session'
import { accounts as accountsEntity } from '@/entities/accounts/definition'
import { useAppConfig } from '../configContext'
import { planOf } from '../frame/plan'
import { useLeave } from '../useLeave'
import { ProfileView } from './ProfileView'

/** /profile (rule ROUTE-2). */
export function ProfileScreen() {
  const { user } = useSession()
  const { supportEmail } = useAppConfig()
  const { logout } = useLeave()
  const { rows = [] } = accountsEntity.calls.useRows('', { enabled: canRead(user?.permissions ?? []) })
  const [selectedId] = useSelectedAccount()
  const selected = rows.find(({ account }) => account === selectedId)
  if (!user) return null
  return (
    <ProfileView
      user={user}
      supportEmail={supportEmail}
      accounts={rows}
      {...(selected && { plan: planOf(selected) })}
      onLogout={() => void logout()}
    />
  )
}
