import { selectAccount } from '@/auth/selectedAccount'
import { useSession } from '@/auth/session'
import { confirmLeave } from '@/form/unsaved'

/** Ways out of the screen that no link takes: both ask first where something is unsaved (design §7). */
export function useLeave() {
  const session = useSession()
  return {
    logout: async () => {
      if (await confirmLeave()) await session.logout()
    },
    switchAccount: async (account: string) => {
      if (await confirmLeave()) selectAccount(account)
    },
  }
}
