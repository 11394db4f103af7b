import { Building2 } from 'lucide-react'
import { createContext } from 'react'
import { isWriteAdmin } from '@/auth/permissions'
import { statusColumn } from '../columns'
import { defineEntity } from '../definition'

/** The billing type of an account, derived from two flags (rule ACCOUNT-2). */
export type AccountType = 'paid' | 'free' | 'test'

interface Flags {
  isDevAccount?: unknown
  isFreeAccount?: unknown
}

export const typeOf = ({ isDevAccount, isFreeAccount }: Flags): AccountType =>
  isDevAccount ? 'test' : isFreeAccount ? 'free' : 'paid'

export const typeNames: Record<AccountType, string> = { paid: 'Paid', free: 'Free', test: 'Test' }

const planNames = { paid: 'Premium', free: 'Free', test: 'Development' } as const

/** The plan shown in the header (rule FRAME-5). */
export const planOf = (account: Flags = {}) => planNames[typeOf(account)]

export const accounts = defineEntity('accounts', {
  shortcut: 'a',
  list: {
    tagline: 'WHERE THE MAGIC BEGINS',
    family: 'people',
    icon: Building2,
    columns: [statusColumn()],
    filters: [{ id: 'type', label: 'Account type', value: typeOf, choices: typeNames }],
  },
  editableBy: isWriteAdmin,
  saved: {
    created: (row) => `Added account ${row.account}`,
    updated: (row) => `Updated account ${row.account}`,
  },
  form: () => import('./form').then(({ accountForm }) => accountForm),
})

/**
 * Opens a screen on which the user chooses what to copy from one account to another. The route provides it, because
 * plans are not part of entities.
 */
export const CopyChoice = createContext<((from: string, to: string) => void) | undefined>(undefined)
