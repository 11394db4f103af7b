import { useMemo } from 'react'
import { uploadImage } from '@/api/uploadImage'
import { Field } from '@/form/Field'
import { ImageField } from '@/form/fields/ImageField'
import { Radios } from '@/form/fields/Radios'
import { TextAreaField, TextField } from '@/form/fields/TextField'
import { TextListField } from '@/form/fields/TextListField'
import { ToggleField } from '@/form/fields/ToggleField'
import {
  UploadProvider,
  useField,
  useFormContext,
  useFormValue,
  useRegisteredField,
  useRemarks,
} from '@/form/formContext'
import { inputText } from '@/form/readable'
import { isBlank, required } from '@/form/rules'
import type { FormSpec } from '@/form/types'
import type { Account } from '@/generated/model'
import { NamingFields } from '../fields/basicDetails'
import { SecretField } from '../fields/SecretField'
import { CopyElements } from './CopyElements'
import { type AccountType, typeNames, typeOf } from './definition'

/** Rules ACCOUNT-3 to ACCOUNT-5. */
export const accountForm: FormSpec<Account> = {
  idPath: 'account',
  readOnlyNew: 'You have read-only access to accounts: a new one cannot be saved.',
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
  const isCustom = useFormValue<Account, boolean>('hasCustomPrizing') === true
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

/**
 * Uploads to the account in the form, not to the selected one. For a new account this works once its id is typed
 * (decision D12).
 */
function AccountImageField() {
  const { readOnly } = useFormContext()
  const account = inputText(useFormValue<Account, string>('account'))
  const uploads = useMemo(() => {
    if (!isBlank(account)) return { upload: (image: File) => uploadImage(account, image) }
    const hint = 'Type the Account ID first: the image is stored under it.'
    return { upload: undefined, hint: readOnly ? undefined : hint }
  }, [account, readOnly])
  return (
    <UploadProvider value={uploads}>
      <ImageField<Account> name="imgUrl" label="Image" />
    </UploadProvider>
  )
}

/** The flags that each type sets (rule ACCOUNT-2). */
const flagsOf: Record<AccountType, { isDevAccount: boolean; isFreeAccount: boolean }> = {
  paid: { isDevAccount: false, isFreeAccount: false },
  free: { isDevAccount: false, isFreeAccount: true },
  test: { isDevAccount: true, isFreeAccount: false },
}

const typeChoices = Object.entries(typeNames).map(([value, label]) => ({ value, label }))

/** One choice that sets two flags. Choosing the original type again restores its original flags. */
function AccountTypeField() {
  const { store } = useFormContext<Account>()
  const dev = useField<Account, boolean>('isDevAccount', { label: 'Account type' })
  useRegisteredField<Account>('isFreeAccount', dev.ref)
  const isFreeAccount = useFormValue<Account, boolean>('isFreeAccount')
  const { error: freeError } = useRemarks<Account>('isFreeAccount')

  const choose = (value: string) => {
    const type = value as AccountType
    const before = {
      isDevAccount: store.initial('isDevAccount'),
      isFreeAccount: store.initial('isFreeAccount'),
    }
    const flags = type === typeOf(before) ? before : flagsOf[type]
    store.set('isDevAccount', flags.isDevAccount)
    store.set('isFreeAccount', flags.isFreeAccount)
  }
  return (
    <Field
      id={dev.id}
      label="Account type"
      error={dev.error ?? freeError}
      help="Test accounts are for development; free and paid ones serve players."
      group
      unmarked
    >
      <Radios
        id={dev.id}
        value={typeOf({ isDevAccount: dev.value, isFreeAccount })}
        choices={typeChoices}
        onChange={choose}
        inputRef={dev.ref}
      />
    </Field>
  )
}
