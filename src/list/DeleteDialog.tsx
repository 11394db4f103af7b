import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { ConfirmDialog } from '@/ui/ConfirmDialog'

interface DeleteDialogProps {
  /** E.g. 'Mystery Box' (decision C8). */
  singular: string
  id: string
  /** What the deletion leaves behind. */
  note?: ReactNode
  isBusy: boolean
  onCancel: () => void
  onConfirm: () => void
}

export function DeleteDialog({ singular, id, ...state }: DeleteDialogProps) {
  return (
    <ConfirmDialog
      open
      icon={Trash2}
      title={`Delete ${singular}`}
      text={
        // Isolated, so that direction marks in an id do not reorder the rest of the sentence.
        <>
          Are you sure you want to delete "<bdi>{id}</bdi>"? This action cannot be undone.
        </>
      }
      confirmLabel="Delete"
      {...state}
    />
  )
}
