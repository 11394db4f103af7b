import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { Button } from '@/ui/Button'
import { DialogActions } from '@/ui/DialogActions'
import { ModalDialog } from '@/ui/ModalDialog'

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
      <chakra.div px="6" py="5">
        <chakra.h2 id={`${id}title`} textStyle="dialogTitle">
          {`This ${singular} was deleted`}
        </chakra.h2>
        <chakra.p id={`${id}text`} mt="1" color="fg.muted">
          Somebody deleted it while you were editing. Nothing has been saved. You can create it again with
          everything that is in this form.
        </chakra.p>
      </chakra.div>
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
