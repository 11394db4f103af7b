import { selectAccount } from '@/auth/selectedAccount'
import { useSession } from '@/auth/session'
import { confirmLeave } from '@/form/unsaved'
import { hasUnfinished } from '@/pages/plan/unfinished'

/** Ends the plan of this tab. The session then removes it, with all else that the next user must not find. */
const endPlan = async () => {
  if (!hasUnfinished()) return
  await import('@/pages/plan/running').then(
    ({ discard }) => discard(),
    () => undefined,
  )
}

/** Ways to leave a screen without a link. Both ask for confirmation first if there are unsaved edits (rule SAFE-3). */
export function useLeave() {
  const session = useSession()
  return {
    logout: async () => {
      if (!(await confirmLeave())) return
      await endPlan()
      await session.logout()
    },
    switchAccount: async (account: string) => {
      if (await confirmLeave()) selectAccount(account)
    },
  }
}
