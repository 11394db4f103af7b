import { useUpload } from '@/form/fields/imageUpload'
import { useField, useFormContext, useFormUploads } from '@/form/formContext'
import type { ChoicePath, Questioned, QuestionPath } from '@/model/questions'
import { inputText } from '@/model/readable'
import { useQuestionEditor } from './kind'

/**
 * The image of the question or choice at `path`. An upload reaches its item even if the item is moved or collapsed
 * meanwhile. A failed upload silently keeps the previous image (rule FIELD-4).
 * @param onSeveral called with all files if the user gives more than one; see `useUpload`
 */
export function useItemImage(
  path: QuestionPath | ChoicePath,
  label: string,
  onSeveral?: (files: readonly File[]) => void,
) {
  const { store } = useFormContext<Questioned>()
  const { upload, hint } = useFormUploads()
  const { track } = useQuestionEditor()
  const field = useField<Questioned, string, HTMLButtonElement>(`${path}.imgUrl`, { label })
  const image = useUpload(
    () => {
      const current = store.follow(path)
      return (address) => {
        const now = current()
        if (now !== undefined) store.set(`${now}.imgUrl`, address)
      }
    },
    upload && ((file) => track(upload(file).catch(() => undefined))),
    onSeveral,
  )

  return {
    field: { ...field, error: field.error ?? image.error },
    value: inputText(field.value),
    isBusy: image.isBusy,
    /** Uploads are not possible; `hint` says why. */
    isOff: upload === undefined,
    hint: upload === undefined ? (hint ?? 'Images cannot be uploaded here.') : undefined,
    send: image.send,
    take: image.take,
    remove: () => {
      image.forget()
      field.set('')
    },
  }
}

export type ItemImage = ReturnType<typeof useItemImage>
