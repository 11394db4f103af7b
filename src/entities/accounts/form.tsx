import { TextAreaField } from '@/form/fields/TextAreaField'
import { TextField } from '@/form/fields/TextField'
import { TextListField } from '@/form/fields/TextListField'
import { ToggleField } from '@/form/fields/ToggleField'
import { useFormValue } from '@/form/formContext'
import { required } from '@/form/rules'
import type { FormSpec } from '@/form/types'
import type { Account } from '@/generated/model'
import { NamingFields } from '../fields/NamingFields'
import { SecretField } from '../fields/SecretField'
import { AccountImageField } from './AccountImageField'
import { AccountTypeField } from './AccountTypeField'
import { typeNames, typeOf } from './accountType'
import { CopyElements } from './CopyElements'

/** Rules ACCOUNT-3 to ACCOUNT-5. */
export const accountForm: FormSpec<Account> = {
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
      title: 'Account Details',
      text: 'Who the account is, and how its administrators find it.',
      Content: AccountDetails,
    },
    {
      id: 'plan',
      title: 'Plan',
      text: 'How the account is paid for, and which prizing models apply to it.',
      Content: Plan,
    },
    {
      id: 'api-access',
      title: 'API Access',
      text: 'The key with which the programme of the account reports what players do.',
      appliesTo: ({ isNew }) => !isNew,
      Content: ApiAccess,
    },
    {
      id: 'copy-elements',
      title: 'Copy elements from another account',
      text: 'Gives players here what players there have; it happens at once, without Save.',
      appliesTo: ({ isNew, readOnly }) => !isNew && !readOnly,
      Content: CopyElements,
    },
  ],
}

function AccountDetails() {
  return (
    <>
      <NamingFields<Account> id={{ name: 'account', label: 'Account ID' }} />
      <TextAreaField<Account> name="description" label="Description" />
      <AccountImageField />
      <TextField<Account>
        name="imageFolder"
        label="Image folder"
        required
        help="The folder that holds the uploaded images of the account."
      />
    </>
  )
}

function Plan() {
  const isCustom = useFormValue<boolean>('hasCustomPrizing') === true
  return (
    <>
      <AccountTypeField />
      <ToggleField<Account>
        name="hasCustomPrizing"
        label="Custom prizing"
        help="The account has prizing models of its own."
      />
      <TextListField<Account>
        name="prizingModel"
        label="Prizing models"
        itemLabel="Prizing model"
        disabled={!isCustom}
      />
    </>
  )
}

function ApiAccess() {
  return (
    <SecretField<Account> name="apikey" label="API key" help="Issued by the platform; it cannot be edited." />
  )
}
