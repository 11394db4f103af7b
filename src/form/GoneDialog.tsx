import { useId } from 'react'
import { Button } from '@/ui/Button'
import { DialogActions } from '@/ui/DialogActions'
import { ModalDialog } from '@/ui/ModalDialog'
import { Title } from '@/ui/Title'
import styles from './dialogs.module.css'

interface GoneDialogProps {
  /** E.g. 'Mission'. */
  singular: string
  /** Receives undefined when the user cancelled. */
  onResolve: (choice: 'create' | 'leave' | undefined) => void
}

/** The object was deleted while it was edited. The edits can be saved as a new object. */
export function GoneDialog({ singular, onResolve }: GoneDialogProps) {
  const id = useId()
  return (
    <ModalDialog
      role="alertdialog"
      open
      onClose={() => onResolve(undefined)}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
    >
      <div className={styles.body}>
        <Title size="dialog" id={`${id}title`}>
          {`This ${singular.toLowerCase()} was deleted`}
        </Title>
        <p id={`${id}text`} className={styles.text}>
          Somebody deleted it while you were editing. Nothing has been saved. You can create it again with
          everything that is in this form.
        </p>
      </div>
      <DialogActions>
        <Button variant="outline" onClick={() => onResolve(undefined)}>
          Keep editing
        </Button>
        <Button variant="outline" onClick={() => onResolve('leave')}>
          Leave
        </Button>
        <Button onClick={() => onResolve('create')}>Create it again</Button>
      </DialogActions>
    </ModalDialog>
  )
}
