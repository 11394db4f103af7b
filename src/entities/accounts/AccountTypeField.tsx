import { Field } from '@/form/Field'
import { Radios } from '@/form/fields/RadioField'
import { useField, useFormContext, useFormValue, useRegisteredField, useStore } from '@/form/formContext'
import { type AccountType, flagsOf, typeNames, typeOf } from './accountType'

const choices = Object.entries(typeNames).map(([value, label]) => ({ value, label }))

/** One choice that sets two flags. Choosing the original type again restores its original flags. */
export function AccountTypeField() {
  const { store } = useFormContext()
  const dev = useField<boolean>('isDevAccount', { label: 'Account type' })
  useRegisteredField('isFreeAccount', dev.ref)
  const isFreeAccount = useFormValue<boolean>('isFreeAccount')
  const freeError = useStore((form) => form.error('isFreeAccount'))

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
        choices={choices}
        onChange={choose}
        inputRef={dev.ref}
      />
    </Field>
  )
}
