/** The billing type of an account, derived from two flags (rule ACCOUNT-2). */
export type AccountType = 'paid' | 'free' | 'test'

interface Flags {
  isDevAccount?: unknown
  isFreeAccount?: unknown
}

export const typeOf = ({ isDevAccount, isFreeAccount }: Flags): AccountType =>
  isDevAccount ? 'test' : isFreeAccount ? 'free' : 'paid'

const planNames = { paid: 'Premium', free: 'Free', test: 'Development' } as const

/** The plan shown in the header (rule FRAME-5). */
export const planOf = (account: Flags = {}) => planNames[typeOf(account)]
