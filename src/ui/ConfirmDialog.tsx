import { clsx } from 'clsx'
import { type LucideIcon, TriangleAlert } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { Button } from './Button'
import styles from './ConfirmDialog.module.css'
import { DialogActions } from './DialogActions'
import { ModalDialog } from './ModalDialog'
import { Title } from './Title'

interface ConfirmDialogProps {
  open: boolean
  title: string
  text: ReactNode
  /** Below the text, and no part of the dialog's description. */
  note?: ReactNode
  confirmLabel: string
  /** Default 'Cancel'. */
  cancelLabel?: string
  /** `danger` (default) for actions that cannot be undone. */
  tone?: 'danger' | 'primary'
  icon?: LucideIcon
  /** A third button between the two. */
  between?: ReactNode
  /** The confirmed action is running: the dialog stays open and ignores input. */
  isBusy?: boolean
  onCancel: () => void
  onConfirm: () => void
}

/** Asks for confirmation. The initial focus is on cancel; Escape cancels, a click outside does nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, confirmLabel, cancelLabel = 'Cancel', tone = 'danger', isBusy = false } = props
  const { icon: Icon = TriangleAlert, note, between, onCancel, onConfirm } = props
  const id = useId()
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <ModalDialog
      role="alertdialog"
      open={open}
      onClose={() => !isBusy && onCancel()}
      initialFocusRef={cancel}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
    >
      <div className={styles.body}>
        <span className={clsx(styles.icon, styles[tone])}>
          <Icon size={16} aria-hidden />
        </span>
        <div className={styles.words}>
          <Title size="dialog" id={`${id}title`}>
            {title}
          </Title>
          <p id={`${id}text`} className={styles.text}>
            {text}
          </p>
          {note && <div className={styles.note}>{note}</div>}
        </div>
      </div>
      <DialogActions>
        <Button ref={cancel} variant="outline" onClick={onCancel} isBusy={isBusy}>
          {cancelLabel}
        </Button>
        {between}
        <Button variant={tone} onClick={onConfirm} isBusy={isBusy}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </ModalDialog>
  )
}
