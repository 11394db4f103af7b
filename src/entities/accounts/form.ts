import type { FormSpec } from '@/form/types'
import type { Account } from '@/generated/model'
import { typeOf } from '@/model/accountPlan'
import { accountFields } from '@/model/fields/accounts'
import { required } from '@/model/rules'
import { CopyElements } from './CopyElements'
import { typeNames } from './definition'
import { AccountDetails, AccountPlan, ApiAccess } from './formFields'

/** Rules ACCOUNT-3 to ACCOUNT-5. */
export const accountForm: FormSpec<Account> = {
  fields: accountFields,
  idPath: 'account',
  // Rule ACCOUNT-1: a new account is a test account by default.
  defaults: () => ({ isAvailable: true, isDevAccount: true, isFreeAccount: false }),
  // Rule ACCOUNT-4, decision D1.
  saveNeeds: [
    required('account', 'Account ID is required'),
    required('name', 'Name is required'),
    required('imageFolder', 'Image folder is required'),
  ],
  rules: [],
  // Rule ACCOUNT-2: one choice sets two flags.
  choiceGroups: [
    {
      label: 'Account type',
      paths: ['isDevAccount', 'isFreeAccount'],
      describe: (flags) => typeNames[typeOf(flags)],
    },
  ],
  sections: [
    {
      id: 'account-details',
      text: 'Who the account is, and how its administrators find it.',
      Content: AccountDetails,
    },
    {
      id: 'plan',
      text: 'How the account is paid for, and which prizing models apply to it.',
      Content: AccountPlan,
    },
    {
      id: 'api-access',
      text: 'The key that your systems use to report what players do.',
      appliesTo: ({ isNew }) => !isNew,
      Content: ApiAccess,
    },
    {
      id: 'copy-elements',
      title: 'Copy elements from another account',
      short: 'Copy elements',
      text: 'Copies what another account offers its players. It happens at once, without Save.',
      appliesTo: ({ isNew, readOnly }) => !isNew && !readOnly,
      Content: CopyElements,
    },
  ],
}
