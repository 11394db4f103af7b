import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { cutText } from '@/lib/format'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import styles from './DeleteDialog.module.css'

interface DeleteDialogProps {
  /** E.g. 'Mystery Box' (decision C8). */
  singular: string
  id: string
  /** The user has no write permission: the dialog says first that the server will refuse. */
  isRefused: boolean
  /** The deletion is proposed in place of being sent. */
  isProposed: boolean
  /** What the deletion leaves behind. */
  note?: ReactNode
  isBusy: boolean
  onClose: () => void
  onConfirm: () => void
}

export function DeleteDialog({ singular, id, isRefused, isProposed, onClose, ...state }: DeleteDialogProps) {
  return (
    <ConfirmDialog
      open
      icon={Trash2}
      title={`Delete ${singular}`}
      text={
        <>
          {isRefused && (
            <b className={styles.refused}>
              {isProposed
                ? 'You have read-only access: you propose this, and somebody else carries it out.'
                : 'You have read-only access, so the server will refuse this.'}
            </b>
          )}
          {/* Isolated, so that direction marks in an id do not reorder the rest of the sentence. */}
          <span>Are you sure you want to delete "</span>
          <bdi>{cutText(id)}</bdi>
          <span>"? This action cannot be undone.</span>
        </>
      }
      confirmLabel={isProposed ? 'Propose...' : 'Delete'}
      tone={isProposed ? 'primary' : 'danger'}
      onCancel={onClose}
      {...state}
    />
  )
}
