import { clsx } from 'clsx'
import { ImageOff } from 'lucide-react'
import { type DragEvent, type ReactNode, type Ref, useState } from 'react'
import { imageTypes } from '@/form/fields/imageUpload'
import { Button } from '@/ui/Button'
import { isItem } from '@/ui/strayDrops'
import { useImage } from '@/ui/Thumb'
import styles from './itemImage.module.css'
import type { ItemImage } from './useItemImage'

export function RemoveButton({
  image,
  of,
  onRemove,
}: {
  image: ItemImage
  of: string
  onRemove?: () => void
}) {
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={`${of}: remove image`}
      onClick={() => {
        image.remove()
        onRemove?.()
        image.field.ref.current?.focus()
      }}
    >
      Remove
    </Button>
  )
}

interface FileInputProps {
  image: ItemImage
  label: string
  inputRef: Ref<HTMLInputElement>
  /** More files than one can be chosen. */
  multiple?: boolean
}

/** Opened by the button beside it, which keyboards and screen readers use. */
export const FileInput = ({ image, label, inputRef, multiple }: FileInputProps) => (
  <input
    ref={inputRef}
    type="file"
    multiple={multiple}
    accept={imageTypes}
    hidden
    aria-label={label}
    disabled={image.isOff}
    onChange={(event) => {
      image.send(event.target.files)
      // Allows choosing the same file again after a failure.
      event.target.value = ''
    }}
  />
)

interface DropAreaProps {
  image: ItemImage
  isDashed?: boolean
  children: ReactNode
}

export function DropArea({ image, isDashed = false, children }: DropAreaProps) {
  const [isOver, setOver] = useState(false)
  const onDrag = (event: DragEvent) => {
    if (isItem(event.dataTransfer)) return
    // The browser would open a file that is dropped, also where none can be uploaded.
    event.preventDefault()
    setOver(!image.isOff && event.type === 'dragover')
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only for the pointer; keyboards use the button inside
    <div
      className={clsx(styles.area, isDashed && styles.dashed, isOver && styles.over)}
      onDragOver={onDrag}
      onDragLeave={onDrag}
      onDrop={(event) => {
        onDrag(event)
        if (!isItem(event.dataTransfer)) image.take(event.dataTransfer)
      }}
      onPaste={(event) => {
        const isFile = [...event.clipboardData.types].includes('Files')
        if (isFile && image.take(event.clipboardData)) event.preventDefault()
      }}
    >
      {children}
    </div>
  )
}

const missing = 'The image could not be loaded'

/** Decorative, because the text beside it describes it. Shows when the image cannot be loaded. */
export function Picture({ src, size }: { src: string; size: string }) {
  const { src: safe, onError } = useImage(src)
  const square = { width: size, height: size }
  if (safe === undefined) {
    return (
      <span role="img" aria-label={missing} title={missing} className={styles.missing} style={square}>
        <ImageOff size={16} aria-hidden />
      </span>
    )
  }
  return (
    <img className={styles.picture} style={square} src={safe} alt="" onError={onError} decoding="async" />
  )
}
