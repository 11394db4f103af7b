/** The billing type of an account, derived from two flags (rule ACCOUNT-2). */
export type AccountType = 'paid' | 'free' | 'test'

interface Flags {
  isDevAccount?: unknown
  isFreeAccount?: unknown
}

export const typeOf = ({ isDevAccount, isFreeAccount }: Flags): AccountType =>
  isDevAccount ? 'test' : isFreeAccount ? 'free' : 'paid'

export const typeNames: Record<AccountType, string> = { paid: 'Paid', free: 'Free', test: 'Test' }

/** Rule ACCOUNT-2. */
export const flagsOf: Record<AccountType, { isDevAccount: boolean; isFreeAccount: boolean }> = {
  paid: { isDevAccount: false, isFreeAccount: false },
  free: { isDevAccount: false, isFreeAccount: true },
  test: { isDevAccount: true, isFreeAccount: false },
}
