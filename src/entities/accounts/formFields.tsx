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
  useMessages,
  useRegisteredField,
} from '@/form/formContext'
import type { Account } from '@/generated/model'
import { type AccountType, typeOf } from '@/model/accountPlan'
import { inputText } from '@/model/readable'
import { isBlank } from '@/model/rules'
import { NamingFields } from '../fields/basicDetails'
import { SecretField } from '../fields/SecretField'
import { typeNames } from './definition'

export function AccountDetails() {
  return (
    <>
      <NamingFields<Account> id="account" />
      <TextAreaField<Account> name="description" />
      <AccountImageField />
      <TextField<Account>
        name="imageFolder"
        required
        help="The folder that holds the uploaded images of the account."
      />
    </>
  )
}

export function AccountPlan() {
  const isCustom = useFormValue<Account, boolean>('hasCustomPrizing') === true
  return (
    <>
      <AccountTypeField />
      <ToggleField<Account> name="hasCustomPrizing" help="The account has prizing models of its own." />
      <TextListField<Account> name="prizingModel" itemLabel="Prizing model" disabled={!isCustom} />
    </>
  )
}

export function ApiAccess() {
  return <SecretField<Account> name="apikey" help="Issued by the platform; it cannot be edited." />
}

/**
 * Uploads to the account in the form, not to the selected one. For a new account this works once its id is typed
 * (decision D12).
 */
function AccountImageField() {
  const account = inputText(useFormValue<Account, string>('account'))
  const uploads = useMemo(() => {
    if (!isBlank(account)) return { upload: (image: File) => uploadImage(account, image) }
    return { upload: undefined, hint: 'Type the Account ID first: the image is stored under it.' }
  }, [account])
  return (
    <UploadProvider value={uploads}>
      <ImageField<Account> name="imgUrl" />
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
  const free = useMessages<Account>('isFreeAccount')

  const type = typeOf({ isDevAccount: dev.value, isFreeAccount })

  const choose = (value: string) => {
    const next = value as AccountType
    const before = {
      isDevAccount: store.initial('isDevAccount'),
      isFreeAccount: store.initial('isFreeAccount'),
    }
    const flags = next === typeOf(before) ? before : flagsOf[next]
    store.set('isDevAccount', flags.isDevAccount)
    store.set('isFreeAccount', flags.isFreeAccount)
  }
  return (
    <Field
      id={dev.id}
      label="Account type"
      error={dev.error ?? free.error}
      warning={[dev.warning, free.warning].filter(Boolean).join(' ') || undefined}
      help="Test accounts are for development; free and paid ones serve players."
      group
      unmarked
      ref={dev.ref}
      shown={() => typeNames[type]}
    >
      <Radios id={dev.id} value={type} choices={typeChoices} onChange={choose} inputRef={dev.ref} />
    </Field>
  )
}
