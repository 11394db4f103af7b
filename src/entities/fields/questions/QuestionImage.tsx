import { chakra } from '@chakra-ui/react'
import { Image as ImageIcon } from 'lucide-react'
import { useRef } from 'react'
import { controlProps, Field } from '@/form/Field'
import { imageLimits } from '@/form/fields/imageFile'
import { Button } from '@/ui/Button'
import { DropArea, FileInput, Picture, RemoveButton } from './imageParts'
import type { SlotProps } from './kind'
import { useItemImage } from './useItemImage'

/** The image of a question: a small preview with Replace and Remove, or a drop zone. */
export function QuestionImage({ path, of }: SlotProps) {
  const image = useItemImage(path, `${of}, image`)
  const { field, value, isBusy, isOff, hint } = image
  const input = useRef<HTMLInputElement>(null)
  const isEmpty = value === ''
  const help = isEmpty ? imageLimits : undefined
  return (
    <Field {...field} label="Image" help={help} group>
      <DropArea image={image} isDashed={isEmpty}>
        {!isEmpty && <Picture src={value} size="40px" />}
        <Button
          {...controlProps(field, { help })}
          ref={field.ref}
          variant={isEmpty ? 'ghost' : 'outline'}
          size="sm"
          color={isEmpty ? 'primary.text' : 'fg'}
          aria-label={isEmpty ? `${of}, image: choose a file` : `${of}: replace image`}
          title={hint}
          disabled={isOff}
          isBusy={isBusy}
          onClick={() => input.current?.click()}
        >
          {isEmpty && <ImageIcon size={16} aria-hidden />}
          {isBusy ? 'Uploading...' : isEmpty ? 'Choose a file' : 'Replace'}
        </Button>
        {isEmpty ? (
          <chakra.span textStyle="sm" color="fg.muted" ms="-4" display={{ base: 'none', md: 'inline' }}>
            or drop it here
          </chakra.span>
        ) : (
          <RemoveButton image={image} of={of} />
        )}
        <FileInput image={image} label={`${of}, image file`} inputRef={input} />
      </DropArea>
    </Field>
  )
}
