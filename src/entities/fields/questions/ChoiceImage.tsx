import { clsx } from 'clsx'
import { Image as ImageIcon } from 'lucide-react'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { controlProps, FieldNote } from '@/form/Field'
import { imageLimits } from '@/form/fields/imageUpload'
import { usePopup } from '@/form/fields/usePopup'
import { pressedKey } from '@/lib/keys'
import type { ChoicePath } from '@/model/questions'
import { Button } from '@/ui/Button'
import shared from '@/ui/shared.module.css'
import { useHeldFocus } from '@/ui/useHeldFocus'
import styles from './ChoiceImage.module.css'
import type { ChoiceFiles } from './choiceFiles'
import { DropArea, FileInput, Picture, RemoveButton } from './itemImage'
import type { SlotProps } from './kind'
import { useItemImage } from './useItemImage'

interface ChoiceImageProps extends SlotProps<ChoicePath> {
  index: number
  files: ChoiceFiles
}

/**
 * The image of a choice: one square that accepts a file, or shows the image with its actions. Several files go to this
 * choice and those below it.
 */
export function ChoiceImage({ path, of, index, files }: ChoiceImageProps) {
  const image = useItemImage(path, `${of}, image`, (several) => files.spread(index, several))
  // A layout effect, so that a choice that was added for a file receives it before the next paint.
  useLayoutEffect(() => files.receive(index, (file) => image.send([file])))
  const { field, value, isBusy, isOff, hint } = image
  const input = useRef<HTMLInputElement>(null)
  const popup = usePopup<HTMLDivElement>({ height: 190, width: 190 })
  const isEmpty = value === ''
  const choose = () => input.current?.click()
  // Without uploads the square is disabled once its picture is removed, which gives it the focus.
  const held = useHeldFocus(isEmpty && isOff)
  const onKeyDown = (event: KeyboardEvent) => {
    if (pressedKey(event) !== 'Escape' || !popup.isOpen) return
    event.preventDefault()
    event.stopPropagation()
    popup.close()
    field.ref.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and blurs of the controls inside bubble to it
    <div ref={popup.rootRef} className={styles.choice} onBlur={popup.onBlur} onKeyDown={onKeyDown}>
      <DropArea image={image}>
        <button
          {...controlProps(field)}
          ref={field.ref}
          type="button"
          className={styles.square}
          aria-label={isEmpty ? `${of}: add image` : `${of}: image`}
          title={hint ?? (isEmpty ? `Add image: ${imageLimits}` : 'Image')}
          {...(!isEmpty && { 'aria-haspopup': 'dialog', 'aria-expanded': popup.isOpen })}
          aria-busy={isBusy || undefined}
          onClick={() => (isEmpty ? choose() : popup.isOpen ? popup.close() : popup.open())}
          {...held}
        >
          {isEmpty ? <ImageIcon size={16} aria-hidden /> : <Picture src={value} size="100%" />}
        </button>
      </DropArea>
      <FileInput image={image} label={`${of}, image file`} inputRef={input} multiple={isEmpty} />
      {popup.isOpen && !isEmpty && (
        <div
          data-popup
          role="dialog"
          aria-label={`${of}: image`}
          className={clsx(shared.popup, styles.popup)}
          style={popup.place}
        >
          <Picture src={value} size="112px" />
          <div className={styles.buttons}>
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
          </div>
        </div>
      )}
      <FieldNote id={field.id} error={field.error} warning={undefined} />
    </div>
  )
}
