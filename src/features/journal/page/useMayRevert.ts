import { canWrite, isWriteAdmin } from '@/auth/permissions'
import { useSession } from '@/auth/session'

/** Whether the user can write objects of these types. */
export function useMayRevert(types: readonly string[]): boolean {
  const { user } = useSession()
  const permissions = user?.permissions ?? []
  return types.includes('accounts') ? isWriteAdmin(permissions) : canWrite(permissions)
}
