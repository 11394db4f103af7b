import { Building2 } from 'lucide-react'
import { wholeRows } from '@/api/rows'
import { isWriteAdmin } from '@/auth/permissions'
import {
  createAccount,
  deleteAccount,
  getListAccountsQueryOptions,
  updateAccount,
} from '@/generated/api/accounts/accounts'
import type { Account } from '@/generated/model'
import { statusColumn } from '../columns'
import type { EntityDefinition } from '../definition'
import { availabilityFilter } from '../filters'
import { typeNames, typeOf } from './accountType'

export const accounts: EntityDefinition<Account> = {
  list: {
    type: 'accounts',
    title: 'Accounts',
    singular: 'Account',
    tagline: 'WHERE THE MAGIC BEGINS',
    family: 'people',
    icon: Building2,
    idOf: (row) => row.account,
    columns: [statusColumn()],
    filters: [availabilityFilter, { id: 'type', label: 'Account type', value: typeOf, choices: typeNames }],
    defaultSort: { by: 'name', direction: 'desc' },
  },
  calls: {
    ...wholeRows<Account>(() => getListAccountsQueryOptions()),
    create: createAccount,
    update: updateAccount,
    remove: (_account, id) => deleteAccount(id),
  },
  scope: 'all',
  editableBy: isWriteAdmin,
  saved: {
    created: (row) => `Added account ${row.account}`,
    updated: (row) => `Updated account ${row.account}`,
  },
  form: () => import('./form').then(({ accountForm }) => accountForm),
}
