import type { Account } from '@/generated/model'

type Plan = 'Premium' | 'Development' | 'Free'

/** The plan shown in the header (rule FRAME-5). 'Development' takes precedence over 'Free' (rule ACCOUNT-2). */
export function planOf(account: Account | undefined): Plan {
  if (account?.isDevAccount) return 'Development'
  if (account?.isFreeAccount) return 'Free'
  return 'Premium'
}
