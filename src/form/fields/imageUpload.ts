import { useRef, useState } from 'react'
import { useFormUploads } from '../formContext'
import type { Upload } from '../types'
import { readTransfer } from './transferred'

/** Allowed file types. Not SVG: it can contain scripts, which run when somebody opens the image by its URL. */
const names: Record<string, string> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/gif': 'GIF',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
}
const mebibyte = 1024 * 1024
const largest = 5 * mebibyte

const listed = Object.values(names)
const kinds = `${listed.slice(0, -1).join(', ')} or ${listed.at(-1)}`

/** The upload limits as text, shown where a file is chosen. */
export const imageLimits = `${kinds}, up to ${largest / mebibyte} MB`

/** For the `accept` attribute of a file input. */
export const imageTypes = Object.keys(names).join()

/** Why a file is rejected before the upload; undefined when it is allowed. The server validates again. */
export function refusalOf({ type, size }: File): string | undefined {
  if (!type.startsWith('image/')) return 'Choose an image file'
  if (!names[type]) return `Choose a ${kinds} image`
  if (size === 0) return 'The image file is empty'
  if (size > largest) return `The image is larger than ${largest / mebibyte} MB`
  return undefined
}

/** Shown for a file that no browser can draw, such as a HEIC picture that is named .jpg. The previous image stays. */
const unreadable = 'The browser cannot read this picture. The file may be of another kind than its name says.'

/** Whether the browser can draw the picture. Assumes so where it cannot try. */
async function isReadable(file: File): Promise<boolean> {
  if (typeof createImageBitmap !== 'function') return true
  try {
    const picture = await createImageBitmap(file)
    picture.close()
    return true
  } catch {
    return false
  }
}

const nothing = 'What was dropped has neither a picture nor the address of one'

export interface ImageUpload {
  isBusy: boolean
  /** Message of the last failure. The previous image stays (rule FIELD-4). */
  error: string | undefined
  send: (files: ArrayLike<File> | null | undefined) => void
  /** Accepts a drop or a paste, and returns what it contained. */
  take: (transfer: DataTransfer) => 'file' | 'address' | 'problem' | undefined
  forget: () => void
}

/**
 * Uploads one image at a time.
 * @param start called when an upload begins; returns what to do with the URL of the image
 * @param upload default: the upload function of the form
 * @param onSeveral takes more files than one. Without it, they are refused.
 */
export function useUpload(
  start: () => (address: string) => void,
  upload?: Upload,
  onSeveral?: (files: readonly File[]) => void,
): ImageUpload {
  const uploads = useFormUploads()
  const uploadFile = upload ?? uploads.upload
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const turn = useRef(0)

  const run = async (file: File) => {
    if (!uploadFile) return
    turn.current += 1
    const mine = turn.current
    const onDone = start()
    setError(undefined)
    setBusy(true)
    if (!(await isReadable(file))) {
      if (mine === turn.current) {
        setError(unreadable)
        setBusy(false)
      }
      return
    }
    try {
      const address = await uploadFile(file)
      if (mine === turn.current && address !== undefined) {
        onDone(address)
        // An error about a file that was dropped during the upload is out of date.
        setError(undefined)
      }
    } catch (thrown) {
      const why = thrown instanceof Error && thrown.message ? `: ${thrown.message}` : ''
      if (mine === turn.current) setError(`The image could not be uploaded${why}`)
    }
    if (mine === turn.current) setBusy(false)
  }
  const sendFile = (file: File) => {
    const refusal = uploadFile ? refusalOf(file) : (uploads.hint ?? 'Images cannot be uploaded here')
    if (refusal) setError(refusal)
    else void run(file)
  }
  const forget = () => {
    turn.current += 1
    setBusy(false)
    setError(undefined)
  }
  return {
    isBusy,
    error,
    send: (files) => {
      const file = files?.[0]
      if (onSeveral && uploadFile && files && files.length > 1) onSeveral(Array.from(files))
      else if (file) sendFile(file)
    },
    take: (transfer) => {
      const { file, several, address, problem } = readTransfer(transfer)
      if (several && onSeveral && uploadFile) {
        onSeveral(several)
        return 'file'
      }
      if (file) sendFile(file)
      else if (address !== undefined) {
        forget()
        start()(address)
      } else setError(problem ?? nothing)
      if (file) return 'file'
      if (address !== undefined) return 'address'
      return problem === undefined ? undefined : 'problem'
    },
    forget,
  }
}
