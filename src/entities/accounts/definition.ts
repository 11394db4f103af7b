import { Building2 } from 'lucide-react'
import { createContext } from 'react'
import { isWriteAdmin } from '@/auth/permissions'
import { type AccountType, typeOf } from '@/model/accountPlan'
import { statusColumn } from '../columns'
import { defineEntity } from '../definition'

export const typeNames: Record<AccountType, string> = { paid: 'Paid', free: 'Free', test: 'Test' }

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
