import { useMemo } from 'react'
import { uploadImage } from '@/api/useWrites'
import { ImageField } from '@/form/fields/ImageField'
import { textOf } from '@/form/fields/TextField'
import { type FormContext, FormContextProvider, useFormContext, useFormValue } from '@/form/formContext'
import { isBlank } from '@/form/rules'
import type { Account } from '@/generated/model'

/**
 * Uploads to the account in the form, not to the selected one. For a new account this works once its id is typed (D12).
 */
export function AccountImageField() {
  const room = useFormContext()
  const account = textOf(useFormValue('account'))
  const own: FormContext = useMemo(
    () => ({
      ...room,
      upload: isBlank(account) ? undefined : (image) => uploadImage(account, image),
      uploadHint:
        isBlank(account) && !room.readOnly
          ? 'Type the Account ID first: the image is stored under it.'
          : undefined,
    }),
    [room, account],
  )
  return (
    <FormContextProvider value={own}>
      <ImageField<Account> name="imgUrl" label="Image" />
    </FormContextProvider>
  )
}
