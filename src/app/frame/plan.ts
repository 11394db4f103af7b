import type { Account } from '@/generated/model'

type Plan = 'Premium' | 'Development' | 'Free'

/** The plan shown in the header (spec §1); a development account counts as one even if it is free too (spec §3). */
export function planOf(account: Account | undefined): Plan {
  if (account?.isDevAccount) return 'Development'
  if (account?.isFreeAccount) return 'Free'
  return 'Premium'
}
