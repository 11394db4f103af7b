import { chakra, Flex } from '@chakra-ui/react'
import { Image as ImageIcon } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { controlProps, FieldNote } from '@/form/Field'
import { imageLimits } from '@/form/fields/imageUpload'
import { usePopup } from '@/form/fields/usePopup'
import { Button } from '@/ui/Button'
import { popup as popupBox } from '@/ui/theme/recipes/overlay'
import { DropArea, FileInput, Picture, RemoveButton } from './itemImage'
import type { ChoicePath, SlotProps } from './kind'
import { useItemImage } from './useItemImage'

/** The image of a choice: one square that accepts a file, or shows the image with its actions. */
export function ChoiceImage({ path, of }: SlotProps<ChoicePath>) {
  const image = useItemImage(path, `${of}, image`)
  const { field, value, isBusy, isOff, hint } = image
  const input = useRef<HTMLInputElement>(null)
  const popup = usePopup<HTMLDivElement>({ height: 190, width: 190 })
  const isEmpty = value === ''
  const choose = () => input.current?.click()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !popup.isOpen) return
    event.preventDefault()
    event.stopPropagation()
    popup.close()
    field.ref.current?.focus()
  }
  return (
    <chakra.div ref={popup.rootRef} position="relative" onBlur={popup.onBlur} onKeyDown={onKeyDown}>
      <DropArea image={image}>
        <chakra.button
          {...controlProps(field)}
          ref={field.ref}
          type="button"
          aria-label={isEmpty ? `${of}: add image` : `${of}: image`}
          title={hint ?? (isEmpty ? `Add image: ${imageLimits}` : 'Image')}
          {...(!isEmpty && { 'aria-haspopup': 'dialog', 'aria-expanded': popup.isOpen })}
          disabled={isEmpty && isOff}
          aria-busy={isBusy || undefined}
          onClick={() => (isEmpty ? choose() : popup.isOpen ? popup.close() : popup.open())}
          display="grid"
          placeItems="center"
          boxSize={{ base: 'control.lg', md: 'control.md' }}
          borderWidth="1px"
          borderStyle={isEmpty ? 'dashed' : 'solid'}
          borderColor={field.error ? 'danger.edge' : isEmpty ? 'border.control' : 'transparent'}
          borderRadius="md"
          overflow="hidden"
          color="fg.muted"
          opacity={isBusy ? '0.5' : '1'}
          cursor="pointer"
          _hover={{ color: 'fg', borderColor: 'fg.muted' }}
          _disabled={{ color: 'fg.disabled', borderColor: 'border.strong', cursor: 'not-allowed' }}
        >
          {isEmpty ? <ImageIcon size={16} aria-hidden /> : <Picture src={value} size="full" />}
        </chakra.button>
      </DropArea>
      <FileInput image={image} label={`${of}, image file`} inputRef={input} />
      {popup.isOpen && !isEmpty && (
        <chakra.div
          data-popup
          role="dialog"
          aria-label={`${of}: image`}
          css={popupBox}
          position="absolute"
          p="3"
          display="grid"
          gap="2"
          justifyItems="center"
          w="max-content"
          {...popup.place}
        >
          <Picture src={value} size="112px" />
          <Flex gap="1">
            <Button
              variant="outline"
              size="sm"
              aria-label={`${of}: replace image`}
              disabled={isOff}
              isBusy={isBusy}
              onClick={choose}
            >
              {isBusy ? 'Uploading...' : 'Replace'}
            </Button>
            <RemoveButton image={image} of={of} onRemove={popup.close} />
          </Flex>
        </chakra.div>
      )}
      <FieldNote id={field.id} error={field.error} warning={undefined} />
    </chakra.div>
  )
}
