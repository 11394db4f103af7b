import { chakra, Flex } from '@chakra-ui/react'
import { ImageOff } from 'lucide-react'
import { type DragEvent, type ReactNode, type Ref, useState } from 'react'
import { imageTypes } from '@/form/fields/imageUpload'
import { Button } from '@/ui/Button'
import { useImage } from '@/ui/Thumb'
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
}

/** Opened by the button beside it, which keyboards and screen readers use. */
export const FileInput = ({ image, label, inputRef }: FileInputProps) => (
  <input
    ref={inputRef}
    type="file"
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
    if (image.isOff) return
    event.preventDefault()
    setOver(event.type === 'dragover')
  }
  return (
    <Flex
      align="center"
      gap="2.5"
      _print={isDashed ? { display: 'none' } : undefined}
      minH={isDashed ? { base: 'control.lg', md: '40px' } : undefined}
      borderRadius="md"
      {...(isDashed && { borderWidth: '1px', borderStyle: 'dashed', borderColor: 'border.control' })}
      {...(isDashed && { bg: 'bg.subtle', ps: '0.5' })}
      {...(isOver && { outline: '2px solid {colors.focus}', outlineOffset: '2px' })}
      onDragOver={onDrag}
      onDragLeave={onDrag}
      onDrop={(event) => {
        onDrag(event)
        if (!image.isOff) image.send(event.dataTransfer.files)
      }}
    >
      {children}
    </Flex>
  )
}

const missing = 'The image could not be loaded'

/** Decorative, because the text beside it describes it. Shows when the image cannot be loaded. */
export function Picture({ src, size }: { src: string; size: string }) {
  const { src: safe, onError } = useImage(src)
  if (safe === undefined) {
    return (
      <chakra.span
        role="img"
        aria-label={missing}
        title={missing}
        display="grid"
        placeItems="center"
        boxSize={size}
        flexShrink="0"
        borderRadius="md"
        bg="bg.muted"
        color="fg.muted"
      >
        <ImageOff size={16} aria-hidden />
      </chakra.span>
    )
  }
  return (
    <chakra.img
      src={safe}
      alt=""
      onError={onError}
      decoding="async"
      flexShrink="0"
      boxSize={size}
      maxW="none"
      objectFit="cover"
      borderRadius="md"
      bg="bg.muted"
    />
  )
}
