import { clsx } from 'clsx'
import { ImageOff, Link as LinkIcon, TriangleAlert, Upload as UploadIcon } from 'lucide-react'
import { type Ref, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { refusedImageSrc, safeImageSrc } from '@/lib/imageAddress'
import { inputText } from '@/model/readable'
import { Button } from '@/ui/Button'
import { defaultImageOf } from '@/ui/brand'
import { EntityTile } from '@/ui/EntityTile'
import { Input } from '@/ui/Input'
import { useImage } from '@/ui/Thumb'
import { controlProps, Field, type FieldProps } from '../Field'
import { useEntry, useField, useFormContext, useLabels } from '../formContext'
import { afterPress } from '../press'
import type { FormEntity } from '../types'
import { DropZone } from './DropZone'
import styles from './ImageField.module.css'
import { useUpload } from './imageUpload'
import { RadioSegments } from './Radios'

const sources = [
  { value: 'upload', label: 'Upload', icon: UploadIcon },
  { value: 'url', label: 'External URL', icon: LinkIcon },
]

/** A URL that is still being typed, e.g. 'https:/', is not an error yet. */
const isBegun = (text: string) => /^\s*https?:\/{0,2}$/i.test(text)

/** How long typing must pause before the image is requested, in ms. */
const restMs = 600

/** The URL once typing has paused. A partly typed URL could point to somebody else's server. */
function useRested(value: string, isTyping: boolean): string {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), isTyping && value !== '' ? restMs : 0)
    return () => clearTimeout(timer)
  }, [value, isTyping])
  return isTyping && value !== '' ? rested : value
}

/** Whether a paste brings a picture. Text goes into the field that has the focus. */
const isPicture = ({ clipboardData }: ClipboardEvent) =>
  clipboardData !== null && [...clipboardData.types].includes('Files')

/** A picture that is pasted while no field has the focus goes into the first image of the page. */
function usePagePaste(root: RefObject<HTMLElement | null>, onPaste: (event: ClipboardEvent) => void) {
  const onPagePaste = useEffectEvent((event: ClipboardEvent) => {
    const field = root.current
    if (!field || event.defaultPrevented || document.querySelector('dialog[open]')) return
    if (event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]'))
      return
    if (document.querySelector('[data-image]') === field) onPaste(event)
  })
  useEffect(() => {
    document.addEventListener('paste', onPagePaste)
    return () => document.removeEventListener('paste', onPagePaste)
  }, [])
}

/** An image: uploaded, or referenced by URL. Blank means the default image (rule FIELD-3). */
export function ImageField<T = never>({ name, help, required, ...own }: FieldProps<T, string>) {
  const { label } = useLabels(name, own)
  const { entity } = useFormContext()
  const field = useField<T, string>(name, { label })
  const [source, setSource] = useState('upload')
  const [typed, setTyped] = useState<string>()
  const [left, setLeft] = useState(false)
  /** The URL that the browser failed to load. */
  const [missing, setMissing] = useState<string>()
  const upload = useUpload(() => (address) => {
    // A new upload can get the URL of the image that failed to load.
    setMissing(undefined)
    field.set(address)
  })
  const take = (transfer: DataTransfer) => {
    const taken = upload.take(transfer)
    if (taken === undefined) return false
    setTyped(undefined)
    setSource(taken === 'address' ? 'url' : 'upload')
    return true
  }
  const root = useRef<HTMLDivElement>(null)
  const onPaste = (event: ClipboardEvent) => {
    if (isPicture(event) && event.clipboardData && take(event.clipboardData)) event.preventDefault()
  }
  usePagePaste(root, onPaste)
  const value = inputText(field.value)
  const isRefused = typed !== undefined && typed.trim() !== '' && safeImageSrc(typed) === undefined
  useEntry<T, string>(
    name,
    isRefused ? refusedImageSrc : upload.isBusy ? 'The image is still being uploaded' : undefined,
  )

  const shownSrc = safeImageSrc(useRested(value, typed !== undefined))
  const isMissing = shownSrc !== undefined && shownSrc === missing
  const shown = {
    ...field,
    error: field.error ?? (isRefused && !(isBegun(typed) && !left) ? refusedImageSrc : upload.error),
  }
  const control = controlProps(shown, { required, help })
  const isAddressMissing = isMissing && shown.error === undefined && shownSrc === safeImageSrc(value)
  const preview = (
    <ImagePreview
      src={shownSrc}
      isMissing={isMissing}
      onMissing={() => setMissing(shownSrc)}
      entity={entity}
    />
  )
  return (
    <Field
      {...shown}
      label={label}
      help={help}
      required={required}
      group
      shown={() => (
        <>
          <div className={styles.preview}>{preview}</div>
          {value === '' ? <span>Default image</span> : <bdi className={styles.address}>{value}</bdi>}
        </>
      )}
    >
      <div className={styles.field} onPaste={(event) => onPaste(event.nativeEvent)} ref={root} data-image>
        <div className={clsx(styles.preview, styles.place)}>{preview}</div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row */}
        <div className={styles.source} role="group" aria-label="Source">
          <RadioSegments id={`${field.id}-source`} value={source} choices={sources} onChange={setSource} />
          {value !== '' && (
            <Button
              variant="ghost"
              size="sm"
              edge="end"
              aria-label="Remove image"
              onClick={() => {
                setTyped(undefined)
                upload.forget()
                field.set('')
                // The button disappears. Its neighbour can be used without uploads, too.
                root.current?.querySelector<HTMLElement>('input:checked')?.focus()
              }}
            >
              Remove
            </Button>
          )}
        </div>
        <div className={styles.value}>
          {source === 'upload' ? (
            <DropZone
              isBusy={upload.isBusy}
              send={upload.send}
              onDrop={take}
              control={control}
              inputRef={field.ref}
            />
          ) : (
            <AddressInput
              control={control}
              inputRef={field.ref}
              value={typed ?? value}
              isMissing={isAddressMissing}
              onText={(text) => {
                setTyped(text)
                setLeft(false)
                upload.forget()
                // A rejected URL never becomes the value: the previous image stays.
                if (text.trim() === '' || safeImageSrc(text) !== undefined) field.set(text.trim())
              }}
              onLeave={() => {
                setLeft(true)
                if (!isRefused) setTyped(undefined)
              }}
            />
          )}
        </div>
      </div>
    </Field>
  )
}

interface AddressInputProps {
  control: ReturnType<typeof controlProps>
  inputRef: Ref<HTMLInputElement>
  value: string
  /** No image could be loaded from it. */
  isMissing: boolean
  onText: (text: string) => void
  onLeave: () => void
}

function AddressInput({ control, inputRef, value, isMissing, onText, onLeave }: AddressInputProps) {
  const remarkId = useId()
  return (
    <>
      <Input
        {...control}
        {...(isMissing && { 'aria-describedby': remarkId })}
        ref={inputRef}
        type="url"
        aria-label="Image URL"
        placeholder="https://"
        autoComplete="off"
        value={value}
        onChange={(event) => onText(event.target.value)}
        onBlur={() => afterPress(onLeave)}
      />
      <AddressRemark id={remarkId} isMissing={isMissing} />
    </>
  )
}

/** A line of fixed height below the URL: where the image is stored, or that it could not be loaded. */
function AddressRemark({ id, isMissing }: { id: string; isMissing: boolean }) {
  return (
    <div id={id} className={styles.remark}>
      <p className={styles.stays} {...(isMissing && { 'aria-hidden': true })}>
        The image stays at this address; it is not stored with your other images.
      </p>
      <p role="status" className={styles.failed}>
        {isMissing && (
          <>
            <TriangleAlert size={14} aria-hidden />
            <span>No image could be loaded from this address</span>
          </>
        )}
      </p>
    </div>
  )
}

interface ImagePreviewProps {
  /** A safe URL. Undefined shows the default image. */
  src: string | undefined
  /** The browser failed to load it. */
  isMissing: boolean
  onMissing: () => void
  entity: Pick<FormEntity<never>, 'icon' | 'family' | 'type'>
}

/** The chosen image. One that fails to load is shown as missing, because the default image would look chosen. */
function ImagePreview({ src, isMissing, onMissing, entity }: ImagePreviewProps) {
  const { icon, family } = entity
  const byDefault = useImage(defaultImageOf(entity.type))
  if (src === undefined && byDefault.src === undefined)
    return <EntityTile icon={icon} family={family} size={112} />
  if (!isMissing) {
    return (
      <img
        {...(src === undefined ? byDefault : { src, onError: onMissing })}
        alt={src === undefined ? '' : 'Preview'}
        decoding="async"
        className={styles.image}
      />
    )
  }
  return (
    <div
      role="img"
      aria-label="The image could not be loaded"
      title="The image could not be loaded"
      className={styles.missing}
    >
      <ImageOff size={24} aria-hidden />
    </div>
  )
}
