import { selectAccount } from '@/auth/selectedAccount'
import { useSession } from '@/auth/session'
import { confirmLeave } from '@/form/unsaved'

/** The next user of this computer may be a different person. The draft code loads with the first form only. */
const forgetDrafts = async (user: string | undefined) => {
  if (!user) return
  await import('@/form/draftStorage').then(
    ({ dropDraftsOf }) => dropDraftsOf(user),
    () => undefined,
  )
}

/** Ways to leave a screen without a link. Both ask for confirmation first if there are unsaved edits (rule SAFE-3). */
export function useLeave() {
  const session = useSession()
  return {
    logout: async () => {
      if (!(await confirmLeave())) return
      await forgetDrafts(session.user?.id)
      await session.logout()
    },
    switchAccount: async (account: string) => {
      if (await confirmLeave()) selectAccount(account)
    },
  }
}
