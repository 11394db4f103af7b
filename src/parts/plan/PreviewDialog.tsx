import { chakra } from '@chakra-ui/react'
import { type ReactNode, type RefObject, type SubmitEvent, useId } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '@/ui/Button'
import { DialogActions } from '@/ui/DialogActions'
import { ModalDialog } from '@/ui/ModalDialog'
import { Title } from '@/ui/Title'

interface PreviewDialogProps {
  title: string
  /** Shown below the title. */
  text?: ReactNode
  /** The input is incomplete, so there is nothing to preview. */
  isDisabled: boolean
  initialFocusRef: RefObject<HTMLElement | null>
  onClose: () => void
  onPreview: () => void
  children: ReactNode
}

/** A small dialog for the input of a plan. It leads to the preview. */
export function PreviewDialog(props: PreviewDialogProps) {
  const { title, text, isDisabled, initialFocusRef, onClose, onPreview, children } = props
  const id = useId()
  // The menu of a form can open it, too. A form inside of another one would submit without calling `onSubmit`.
  return createPortal(
    <ModalDialog
      open
      onClose={onClose}
      closeOnBackdrop
      initialFocusRef={initialFocusRef}
      aria-labelledby={`${id}title`}
    >
      <form
        noValidate
        autoComplete="off"
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault()
          if (!isDisabled) onPreview()
        }}
      >
        <chakra.div px="6" py="5">
          <Title size="dialog" id={`${id}title`}>
            {title}
          </Title>
          {text && (
            <chakra.p mt="1" textStyle="sm" color="fg.muted">
              {text}
            </chakra.p>
          )}
          <chakra.div mt="4" display="grid" gap="5">
            {children}
          </chakra.div>
        </chakra.div>
        <DialogActions>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={isDisabled}>
            Preview
          </Button>
        </DialogActions>
      </form>
    </ModalDialog>,
    document.body,
  )
}
