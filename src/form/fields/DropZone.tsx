import { chakra } from '@chakra-ui/react'
import { Image as ImageIcon } from 'lucide-react'
import { type DragEvent, type Ref, useState } from 'react'
import { useFormUploads } from '../formContext'
import { type ImageUpload, imageLimits, imageTypes } from './imageUpload'

interface DropZoneProps extends ImageUpload {
  /** Attributes of the file input. */
  control: { id: string }
  inputRef: Ref<HTMLInputElement>
}

/** A button that opens the file dialog, and a drop target. */
export function DropZone({ control, inputRef, isBusy, send }: DropZoneProps) {
  const { upload, hint } = useFormUploads()
  const [isOver, setOver] = useState(false)
  const isOff = upload === undefined
  const onDrag = (event: DragEvent) => {
    if (isOff) return
    event.preventDefault()
    setOver(event.type === 'dragover')
  }
  return (
    <chakra.label
      position="relative"
      display="flex"
      alignItems="center"
      gap="2.5"
      minH={{ base: '64px', md: '70px' }}
      px="3.5"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor={isOver ? 'focus' : 'border.control'}
      borderRadius="md"
      bg={isOver ? 'primary.subtle' : 'bg.subtle'}
      textStyle="sm"
      color="fg.muted"
      _print={{ display: 'none' }}
      cursor={isOff ? 'not-allowed' : 'pointer'}
      css={{ '&:has(:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '-1px' } }}
      onDragOver={onDrag}
      onDragLeave={onDrag}
      onDrop={(event) => {
        onDrag(event)
        if (!isOff) send(event.dataTransfer.files)
      }}
    >
      <chakra.input
        {...control}
        ref={inputRef}
        type="file"
        accept={imageTypes}
        aria-label="Choose a file"
        aria-description={imageLimits}
        disabled={isOff}
        srOnly
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
          <chakra.b color="primary.text" fontWeight="600">
            Choose a file
          </chakra.b>{' '}
          or drop it here
          <chakra.span display="block" textStyle="xs">
            {imageLimits}
          </chakra.span>
        </span>
      )}
    </chakra.label>
  )
}
