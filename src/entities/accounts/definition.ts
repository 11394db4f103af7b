import { Building2 } from 'lucide-react'
import { isWriteAdmin } from '@/auth/permissions'
import { statusColumn } from '../columns'
import { defineEntity } from '../definition'
import { typeNames, typeOf } from './accountType'

export const accounts = defineEntity('accounts', {
  shortcut: 'a',
  list: {
    title: 'Accounts',
    singular: 'Account',
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
