import { selectAccount } from '@/auth/selectedAccount'
import { useSession } from '@/auth/session'
import { confirmLeave } from '@/form/unsaved'
import { hasUnfinished } from '@/programme/planScreen/unfinished'

/** The next user of this computer may be a different person. This code loads with the first form only. */
const forgetObjects = async (user: string | undefined) => {
  if (!user) return
  await Promise.allSettled([
    import('@/form/draftStorage').then(({ dropDraftsOf }) => dropDraftsOf(user)),
    import('@/programme/recentObjects').then(({ clearRecentObjects }) => clearRecentObjects(user)),
  ])
}

/** An unfinished plan holds objects of the user, too. */
const forgetPlans = async (user: string | undefined) => {
  if (!user || !hasUnfinished(user)) return
  await import('@/programme/planScreen/running').then(
    (plans) => plans.forgetPlans(user),
    () => undefined,
  )
}

/** Ways to leave a screen without a link. Both ask for confirmation first if there are unsaved edits (rule SAFE-3). */
export function useLeave() {
  const session = useSession()
  return {
    logout: async () => {
      if (!(await confirmLeave())) return
      await forgetObjects(session.user?.id)
      await forgetPlans(session.user?.id)
      await session.logout()
    },
    switchAccount: async (account: string) => {
      if (await confirmLeave()) selectAccount(account)
    },
  }
}
