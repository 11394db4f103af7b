import { useBlocker } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { useFormRoom } from './room'
import { confirmLeave, guardUnsaved, hasUnsaved } from './unsaved'

interface Place {
  pathname: string
  search: unknown
}

/** Only the hash differs: nobody leaves. */
const isSamePlace = (current: Place, next: Place) =>
  current.pathname === next.pathname && JSON.stringify(current.search) === JSON.stringify(next.search)

/** Asks before edits are lost: links and Back here, closing the tab by the browser, the header through `unsaved`. */
export function LeaveGuard() {
  const { store, entity } = useFormRoom()
  const [answer, setAnswer] = useState<(leave: boolean) => void>()

  useEffect(
    () =>
      guardUnsaved({
        isUnsaved: store.isUnsaved,
        discard: store.discard,
        ask: () => new Promise<boolean>((resolve) => setAnswer(() => resolve)),
      }),
    [store],
  )
  useBlocker({
    shouldBlockFn: async ({ current, next }) => !isSamePlace(current, next) && !(await confirmLeave()),
    enableBeforeUnload: hasUnsaved,
  })

  const settle = (leave: boolean) => {
    setAnswer(undefined)
    answer?.(leave)
  }
  return (
    <ConfirmDialog
      open={answer !== undefined}
      title="Leave without saving?"
      text={`Your changes to this ${entity.singular} have not been saved and will be lost.`}
      cancelLabel="Stay"
      confirmLabel="Leave"
      onCancel={() => settle(false)}
      onConfirm={() => settle(true)}
    />
  )
}
