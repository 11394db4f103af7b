import { useRef, useState } from 'react'
import { refusalOf } from '@/form/fields/imageFile'
import { textOf } from '@/form/fields/TextField'
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
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const turn = useRef(0)

  const send = async (file: File) => {
    if (!upload) return
    turn.current += 1
    const mine = turn.current
    const steps = stepsTo(store, path)
    setBusy(true)
    const address = await track(upload(file).catch(() => undefined))
    if (mine !== turn.current) return
    setBusy(false)
    const now = find(store, steps)
    if (address !== undefined && now !== undefined) store.set(`${now}.imgUrl`, address)
  }

  return {
    field: { ...field, error: field.error ?? refused },
    value: textOf(field.value),
    isBusy,
    /** Uploads are not possible; `hint` says why. */
    isOff: upload === undefined || readOnly,
    hint: upload === undefined ? (uploadHint ?? 'Images cannot be uploaded here.') : undefined,
    send: (files: FileList | null) => {
      const file = files?.[0]
      if (!file) return
      const refusal = refusalOf(file)
      setRefused(refusal)
      if (!refusal) void send(file)
    },
    remove: () => {
      turn.current += 1
      setBusy(false)
      setRefused(undefined)
      field.set('')
    },
  }
}

export type ItemImage = ReturnType<typeof useItemImage>
