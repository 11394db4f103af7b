import { type ReactNode, type RefObject, type SubmitEvent, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Button } from './Button'
import { DialogActions } from './DialogActions'
import styles from './FormDialog.module.css'
import { ModalDialog } from './ModalDialog'
import { Title } from './Title'

interface FormDialogProps {
  title: string
  /** Shown below the title. */
  text?: ReactNode
  /** The label of the button that submits; without it there is only 'Close'. */
  confirm?: string
  /** The input is incomplete. */
  isDisabled?: boolean
  initialFocusRef?: RefObject<HTMLElement | null>
  /** Additional buttons before and after 'Cancel'. */
  before?: ReactNode
  after?: ReactNode
  onClose: () => void
  onConfirm?: () => void
  children: ReactNode
}

/** A small dialog with a form. */
export function FormDialog(props: FormDialogProps) {
  const { title, text, confirm, isDisabled, initialFocusRef, onClose, onConfirm, children } = props
  const id = useId()
  const close = useRef<HTMLButtonElement>(null)
  // In a portal: the menu of a form can open the dialog, and a form inside of another one would submit without calling
  // `onSubmit`.
  return createPortal(
    <ModalDialog
      open
      onClose={onClose}
      closeOnBackdrop
      initialFocusRef={initialFocusRef ?? (confirm === undefined ? close : undefined)}
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
        <div className={styles.body}>
          <Title size="dialog" id={id}>
            {title}
          </Title>
          {text && <p className={styles.text}>{text}</p>}
          <div className={styles.fields}>{children}</div>
        </div>
        <DialogActions>
          {props.before}
          <Button ref={close} variant="outline" onClick={onClose}>
            {confirm === undefined ? 'Close' : 'Cancel'}
          </Button>
          {props.after}
          {confirm !== undefined && (
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
