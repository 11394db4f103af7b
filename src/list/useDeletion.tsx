import { type ComponentType, type ReactNode, useCallback } from 'react'
import type { Proposable } from '@/model/proposable'
import { lazyPart } from '@/ui/lazy'
import type { ListSpec } from './types'
import { useVisitState } from './visit'

const [DeleteDialog, prepare] = lazyPart(async () => (await import('./DeleteDialog')).DeleteDialog)

/** Preloads the dialog. An error shows up on the click, which loads it again. */
export const prepareDialog = () => void prepare()

interface Deletion<T extends object> {
  spec: ListSpec<T>
  /** Shows its own success and error toasts. A rejection only closes the dialog. */
  onDelete: ((row: T) => Promise<void>) | undefined
  /** The user has no write permission. */
  isRefused: boolean | undefined
  /** Additional text below the question. */
  deleteNote: ((row: T) => ReactNode) | undefined
  account: string
  /** Proposes to delete: nothing is sent (rule PERM-13). */
  Propose: ComponentType<Proposable> | undefined
}

/** Confirms, deletes, and closes the dialog: on cancel, on success, and on an error (rule LIST-15). */
export function useDeletion<T extends object>(deletion: Deletion<T>) {
  const { spec, onDelete, isRefused, deleteNote, account, Propose } = deletion
  const [target, setTarget] = useVisitState<{ row: T } | undefined>(undefined)
  const [isBusy, setBusy] = useVisitState(false)
  const [isProposing, setProposing] = useVisitState(false)
  const [why, setWhy] = useVisitState('')

  const confirm = async (row: T) => {
    setBusy(true)
    try {
      await onDelete?.(row)
    } catch {
      // `onDelete` has already shown the error.
    } finally {
      setBusy(false)
      setTarget(undefined)
    }
  }
  const close = () => {
    setProposing(false)
    setTarget(undefined)
  }
  const dialog = !target ? undefined : Propose && isProposing ? (
    <Propose
      change={{ type: spec.type, account, before: target.row }}
      why={why}
      onWhy={setWhy}
      onClose={close}
    />
  ) : (
    <DeleteDialog
      singular={spec.singular}
      id={spec.idOf(target.row)}
      isRefused={isRefused === true}
      isProposed={Propose !== undefined}
      note={deleteNote?.(target.row)}
      isBusy={isBusy}
      onClose={close}
      onConfirm={() => (Propose ? setProposing(true) : confirm(target.row))}
    />
  )
  // Stable, because every row gets it.
  const open = useCallback((row: T) => setTarget({ row }), [setTarget])
  return { open, dialog }
}
