import { textOf } from '@/form/fields/TextField'
import { useUpload } from '@/form/fields/useUpload'
import { useField, useFormContext } from '@/form/formContext'
import type { FormStore } from '@/form/store'
import { useQuestionEditor } from './kind'

type Step = string | { index: number; id: unknown }

/** Locates an item by the ids along its path, because positions can change. */
const stepsTo = (store: FormStore, path: string): Step[] =>
  path.split('.').map((part, index, parts) => {
    if (!/^\d+$/.test(part)) return part
    return { index: Number(part), id: store.value([...parts.slice(0, index + 1), 'id'].join('.')) }
  })

/** The current path of the item; undefined if it no longer exists. */
function find(store: FormStore, steps: readonly Step[]): string | undefined {
  let path = ''
  for (const step of steps) {
    if (typeof step === 'string') {
      path = path === '' ? step : `${path}.${step}`
      continue
    }
    const list = store.value(path)
    if (!Array.isArray(list)) return undefined
    const index = step.id === undefined ? step.index : list.findIndex((item) => item?.id === step.id)
    if (index < 0 || index >= list.length) return undefined
    path = `${path}.${index}`
  }
  return path
}

/**
 * The image of the question or choice at `path`. An upload reaches its item even if the item is moved or collapsed
 * meanwhile. A failed upload silently keeps the previous image (rule FIELD-4).
 */
export function useItemImage(path: string, label: string) {
  const { store, upload, uploadHint, readOnly } = useFormContext()
  const { track } = useQuestionEditor()
  const field = useField<string, HTMLButtonElement>(`${path}.imgUrl`, { label })
  const image = useUpload(
    () => {
      const steps = stepsTo(store, path)
      return (address) => {
        const now = find(store, steps)
        if (now !== undefined) store.set(`${now}.imgUrl`, address)
      }
    },
    upload && ((file) => track(upload(file).catch(() => undefined))),
  )

  return {
    field: { ...field, error: field.error ?? image.error },
    value: textOf(field.value),
    isBusy: image.isBusy,
    /** Uploads are not possible; `hint` says why. */
    isOff: upload === undefined || readOnly,
    hint: upload === undefined ? (uploadHint ?? 'Images cannot be uploaded here.') : undefined,
    send: image.send,
    remove: () => {
      image.forget()
      field.set('')
    },
  }
}

export type ItemImage = ReturnType<typeof useItemImage>
