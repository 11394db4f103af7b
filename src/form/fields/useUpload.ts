import { useRef, useState } from 'react'
import { useFormContext } from '../formContext'
import { refusalOf } from './imageFile'

export interface ImageUpload {
  isBusy: boolean
  /** Message of the last failure. The previous image stays (rule FIELD-4). */
  error: string | undefined
  send: (files: FileList | null | undefined) => void
  forget: () => void
}

/** Uploads one image at a time with the form's upload function. `onDone` receives its URL. */
export function useUpload(onDone: (address: string) => void): ImageUpload {
  const { upload } = useFormContext()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const turn = useRef(0)

  const send = async (file: File) => {
    if (!upload) return
    turn.current += 1
    const mine = turn.current
    setError(undefined)
    setBusy(true)
    try {
      const address = await upload(file)
      if (mine === turn.current && address !== undefined) onDone(address)
    } catch (thrown) {
      const why = thrown instanceof Error && thrown.message ? `: ${thrown.message}` : ''
      if (mine === turn.current) setError(`The image could not be uploaded${why}`)
    }
    if (mine === turn.current) setBusy(false)
  }
  return {
    isBusy,
    error,
    send: (files) => {
      const file = files?.[0]
      if (!file) return
      const refusal = refusalOf(file)
      if (refusal) setError(refusal)
      else void send(file)
    },
    forget: () => {
      turn.current += 1
      setBusy(false)
      setError(undefined)
    },
  }
}
