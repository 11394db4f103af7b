import { useBlocker } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Button } from '@/ui/Button'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { useFormContext, useFormStore } from './formContext'
import styles from './LeaveGuard.module.css'
import { confirmLeave, guardUnsaved, hasUnsaved } from './unsaved'

interface Place {
  pathname: string
  search: unknown
}

/** A navigation that only changes the hash does not leave the form. */
const isSamePlace = (current: Place, next: Place) =>
  current.pathname === next.pathname && JSON.stringify(current.search) === JSON.stringify(next.search)

/** Confirms before edits are lost: on links, on Back and on closing the tab. The header uses `unsaved.ts` instead. */
export function LeaveGuard() {
  const { entity, readOnly, save, proposes } = useFormContext()
  const store = useFormStore()
  /** Resolves the open confirmation. */
  const [resolveOpen, setResolve] = useState<(leave: boolean) => void>()

  useEffect(
    () =>
      guardUnsaved({
        isUnsaved: store.isUnsaved,
        discard: store.discard,
        confirm: () =>
          new Promise<boolean>((resolve) => {
            save.isLeaving = true
            setResolve(() => resolve)
          }),
      }),
    [store, save],
  )
  useBlocker({
    shouldBlockFn: async ({ current, next }) => !isSamePlace(current, next) && !(await confirmLeave()),
    enableBeforeUnload: hasUnsaved,
  })
  // A save that was in progress has finished, so there is nothing left to confirm.
  useEffect(() => {
    if (!resolveOpen) return
    return store.watch(() => {
      if (store.isUnsaved()) return
      setResolve(undefined)
      resolveOpen(true)
    })
  }, [store, resolveOpen])

  const settle = (leave: boolean) => {
    setResolve(undefined)
    save.isLeaving = leave
    resolveOpen?.(leave)
  }
  const saveAndLeave = async () => {
    setResolve(undefined)
    await save.submit({ leaving: true })
    save.isLeaving = !store.isUnsaved()
    resolveOpen?.(save.isLeaving)
  }
  const dialog = {
    open: resolveOpen !== undefined,
    title: 'Leave without saving?',
    cancelLabel: 'Stay',
    onCancel: () => settle(false),
  }
  const unsaved = `Your changes to this ${entity.singular.toLowerCase()} have not been saved`
  if (proposes === 'only') {
    return (
      <ConfirmDialog
        {...dialog}
        title="Leave the form?"
        text={`If you leave now, your changes to this ${entity.singular.toLowerCase()} are lost here. A proposal that you made of them is not.`}
        confirmLabel="Leave"
        onConfirm={() => settle(true)}
      />
    )
  }
  if (readOnly || store.missing().length > 0) {
    return (
      <ConfirmDialog
        {...dialog}
        text={`${unsaved} and will be lost.`}
        confirmLabel="Leave"
        onConfirm={() => settle(true)}
      />
    )
  }
  return (
    <ConfirmDialog
      {...dialog}
      text={`${unsaved}. If you leave now, they will be lost.`}
      tone="primary"
      confirmLabel="Save and leave"
      onConfirm={() => void saveAndLeave()}
      between={
        <Button variant="outline" className={styles.leave} onClick={() => settle(true)}>
          Leave
        </Button>
      }
    />
  )
}
