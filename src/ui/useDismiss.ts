import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

/** Closes a drop-down on pointer down or focus outside `ref`. The drop-down handles Escape itself. */
export function useDismiss(open: boolean, ref: RefObject<Pick<Node, 'contains'> | null>, close: () => void) {
  const onEvent = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !ref.current?.contains(target)) close()
  })
  // A layout effect, so that the listener is removed before a dialog that replaces the drop-down takes the focus.
  useLayoutEffect(() => {
    if (!open) return
    const listener = (event: Event) => onEvent(event)
    document.addEventListener('pointerdown', listener)
    document.addEventListener('focusin', listener)
    return () => {
      document.removeEventListener('pointerdown', listener)
      document.removeEventListener('focusin', listener)
    }
  }, [open])
}
