import type { Account } from '@/generated/model'

type Plan = 'Premium' | 'Development' | 'Free'

/** The plan shown in the header (rule FRAME-5); a development account counts as one even if it is free too (rule ACCOUNT-2). */
export function planOf(account: Account | undefined): Plan {
  if (account?.isDevAccount) return 'Development'
  if (account?.isFreeAccount) return 'Free'
  return 'Premium'
}
