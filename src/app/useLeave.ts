import { selectAccount } from '@/auth/selectedAccount'
import { useSession } from '@/auth/session'
import { confirmLeave } from '@/form/unsaved'

/** The next one at this computer may be somebody else. What keeps drafts loads with the first form only. */
const forgetDrafts = async (user: string | undefined) => {
  if (!user) return
  await import('@/form/draftStorage').then(
    ({ dropDraftsOf }) => dropDraftsOf(user),
    () => undefined,
  )
}

/** Ways out of the screen that no link takes: both ask first where something is unsaved (rule SAFE-3). */
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
