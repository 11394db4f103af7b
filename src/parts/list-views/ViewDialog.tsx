import { chakra } from '@chakra-ui/react'
import { type ReactNode, type SubmitEvent, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '@/ui/Button'
import { DialogActions } from '@/ui/DialogActions'
import { DialogHead } from '@/ui/DialogHead'
import { ModalDialog } from '@/ui/ModalDialog'

interface ViewDialogProps {
  title: string
  /** The label of the button that applies the dialog; without it there is only 'Close'. */
  confirm?: string
  isDisabled?: boolean
  /** Buttons before the others. */
  before?: ReactNode
  onClose: () => void
  onConfirm?: () => void
  children: ReactNode
}

/** A dialog of the view of a list. */
export function ViewDialog({
  title,
  confirm,
  isDisabled,
  before,
  onClose,
  onConfirm,
  children,
}: ViewDialogProps) {
  const id = useId()
  const close = useRef<HTMLButtonElement>(null)
  return createPortal(
    <ModalDialog
      open
      closeOnBackdrop
      onClose={onClose}
      {...(!confirm && { initialFocusRef: close })}
      aria-labelledby={id}
    >
      <form
        noValidate
        autoComplete="off"
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault()
          if (!isDisabled) onConfirm?.()
        }}
      >
        <DialogHead id={id}>{title}</DialogHead>
        <chakra.div display="grid" gap="4" px="6" pt="2" pb="5">
          {children}
        </chakra.div>
        <DialogActions>
          {before}
          <Button ref={close} variant="outline" onClick={onClose}>
            {confirm ? 'Cancel' : 'Close'}
          </Button>
          {confirm && (
            <Button type="submit" disabled={isDisabled}>
              {confirm}
            </Button>
          )}
        </DialogActions>
      </form>
    </ModalDialog>,
    document.body,
  )
}

/** A control with its label above. */
export function LabelledControl({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div>
      <chakra.label id={`${id}-label`} htmlFor={id} display="block" textStyle="label" mb="1.5">
        {label}
      </chakra.label>
      {children(id)}
    </div>
  )
}
