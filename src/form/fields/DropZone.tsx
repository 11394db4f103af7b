import { clsx } from 'clsx'
import { Image as ImageIcon } from 'lucide-react'
import { type DragEvent, type Ref, useState } from 'react'
import shared from '@/ui/shared.module.css'
import { isItem } from '@/ui/strayDrops'
import { useFormUploads } from '../formContext'
import styles from './DropZone.module.css'
import { type ImageUpload, imageLimits, imageTypes } from './imageUpload'

interface DropZoneProps extends Pick<ImageUpload, 'isBusy' | 'send'> {
  onDrop: (transfer: DataTransfer) => void
  /** Attributes of the file input. */
  control: { id: string }
  inputRef: Ref<HTMLInputElement>
}

/** A button that opens the file dialog, and a drop target. */
export function DropZone({ control, inputRef, isBusy, send, onDrop }: DropZoneProps) {
  const { upload, hint } = useFormUploads()
  const [isOver, setOver] = useState(false)
  const isOff = upload === undefined
  const onDrag = (event: DragEvent) => {
    if (isItem(event.dataTransfer)) return
    // The browser would open a file that is dropped, also where none can be uploaded.
    event.preventDefault()
    setOver(!isOff && event.type === 'dragover')
  }
  return (
    <label
      className={clsx(styles.zone, isOver && styles.over)}
      onDragOver={onDrag}
      onDragLeave={onDrag}
      onDrop={(event) => {
        onDrag(event)
        if (!isItem(event.dataTransfer)) onDrop(event.dataTransfer)
      }}
    >
      <input
        {...control}
        ref={inputRef}
        className={shared.visuallyHidden}
        type="file"
        accept={imageTypes}
        aria-label="Choose a file"
        aria-description={imageLimits}
        disabled={isOff}
        onChange={(event) => {
          send(event.target.files)
          // Allows choosing the same file again after a failure.
          event.target.value = ''
        }}
      />
      <ImageIcon size={20} strokeWidth={1.75} aria-hidden />
      {isBusy ? (
        <span role="status">Uploading...</span>
      ) : isOff ? (
        <span>{hint ?? 'Images cannot be uploaded here.'}</span>
      ) : (
        <span>
          <b className={styles.choose}>Choose a file</b> or drop it here
          <span className={styles.limits}>{imageLimits}</span>
        </span>
      )}
    </label>
  )
}
