import { Trash2 } from 'lucide-react'
import { ConfirmDialog } from '@/ui/ConfirmDialog'

interface DeleteDialogProps {
  /** E.g. 'Mystery Box' (reading C8). */
  singular: string
  id: string
  busy: boolean
  onCancel: () => void
  onConfirm: () => void
}

export function DeleteDialog({ singular, id, ...state }: DeleteDialogProps) {
  return (
    <ConfirmDialog
      open
      icon={Trash2}
      title={`Delete ${singular}`}
      text={`Are you sure you want to delete "${id}"? This action cannot be undone.`}
      confirmLabel="Delete"
      {...state}
    />
  )
}
