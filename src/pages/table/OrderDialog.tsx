import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import type { OrderQuestion } from '@/engine/table/pastedCell'
import type { DateOrder } from '@/engine/table/pastedColumn'
import { Button } from '@/ui/Button'
import { DialogActions } from '@/ui/DialogActions'
import { DialogHead } from '@/ui/DialogHead'
import { ModalDialog } from '@/ui/ModalDialog'

const names: Readonly<Record<DateOrder, string>> = {
  day: 'Day first',
  month: 'Month first',
  year: 'Year first',
}

interface OrderDialogProps {
  question: OrderQuestion
  onClose: () => void
  onChoose: (order: DateOrder) => void
}

/** Asks in which order the dates of a paste are, before any of its cells is placed (rule TABLE-11). */
export function OrderDialog({ question, onClose, onChoose }: OrderDialogProps) {
  const id = useId()
  const { columns, example, readings } = question
  return (
    <ModalDialog open onClose={onClose} aria-labelledby={id}>
      <DialogHead id={id}>{`Which date is ${example}?`}</DialogHead>
      <chakra.p px="6" py="4">
        {`The dates of ${columns.join(', ')} can be read in more than one order. The answer is for all of them.`}
      </chakra.p>
      <DialogActions>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        {readings.map(({ order, text }) => (
          <Button key={order} variant="outline" onClick={() => onChoose(order)}>
            {`${names[order]}: ${text}`}
          </Button>
        ))}
      </DialogActions>
    </ModalDialog>
  )
}
