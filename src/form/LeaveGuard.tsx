import { useBlocker } from '@tanstack/react-router'
import { type RefObject, useEffect, useState } from 'react'
import { Button } from '@/ui/Button'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { useFormContext } from './formContext'
import { confirmLeave, guardUnsaved, hasUnsaved } from './unsaved'

interface Place {
  pathname: string
  search: unknown
}

/** A navigation that only changes the hash does not leave the form. */
const isSamePlace = (current: Place, next: Place) =>
  current.pathname === next.pathname && JSON.stringify(current.search) === JSON.stringify(next.search)

interface LeaveGuardProps {
  /** True while the user is leaving. A save that finishes meanwhile then does not navigate. */
  isLeaving: RefObject<boolean>
  /** Resolves when the save succeeded or failed. */
  onSave: () => Promise<void>
}

/** Confirms before edits are lost: on links, on Back and on closing the tab. The header uses `unsaved.ts` instead. */
export function LeaveGuard({ isLeaving, onSave }: LeaveGuardProps) {
  const { store, entity, readOnly } = useFormContext()
  const [answer, setAnswer] = useState<(leave: boolean) => void>()

  useEffect(
    () =>
      guardUnsaved({
        isUnsaved: store.isUnsaved,
        discard: store.discard,
        ask: () =>
          new Promise<boolean>((resolve) => {
            isLeaving.current = true
            setAnswer(() => resolve)
          }),
      }),
    [store, isLeaving],
  )
  useBlocker({
    shouldBlockFn: async ({ current, next }) => !isSamePlace(current, next) && !(await confirmLeave()),
    enableBeforeUnload: hasUnsaved,
  })
  // A save that was in progress has finished, so there is nothing left to confirm.
  useEffect(() => {
    if (!answer) return
    return store.watch(() => {
      if (store.isUnsaved()) return
      setAnswer(undefined)
      answer(true)
    })
  }, [store, answer])

  const settle = (leave: boolean) => {
    setAnswer(undefined)
    isLeaving.current = leave
    answer?.(leave)
  }
  const saveAndLeave = async () => {
    setAnswer(undefined)
    await onSave()
    isLeaving.current = !store.isUnsaved()
    answer?.(isLeaving.current)
  }
  const question = {
    open: answer !== undefined,
    title: 'Leave without saving?',
    cancelLabel: 'Stay',
    onCancel: () => settle(false),
  }
  const unsaved = `Your changes to this ${entity.singular} have not been saved`
  if (readOnly || store.missing().length > 0) {
    return (
      <ConfirmDialog
        {...question}
        text={`${unsaved} and will be lost.`}
        confirmLabel="Leave"
        onConfirm={() => settle(true)}
      />
    )
  }
  return (
    <ConfirmDialog
      {...question}
      text={`${unsaved}. If you leave now, they will be lost.`}
      tone="primary"
      confirmLabel="Save and leave"
      onConfirm={() => void saveAndLeave()}
      between={
        <Button variant="outline" color="danger.text" onClick={() => settle(true)}>
          Leave
        </Button>
      }
    />
  )
}
