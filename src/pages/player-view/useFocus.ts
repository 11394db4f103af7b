import { useLayoutEffect, useRef } from 'react'
import type { Explained } from '@/engine/explain/types'

/**
 * Returns a ref for the element that gets the focus after the object was explained again. The pressed button may have
 * disappeared or moved by then.
 */
export function useNextFocus(object: Explained) {
  const next = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the object is new whenever it was explained again
  useLayoutEffect(() => {
    next.current?.focus()
    next.current = null
  }, [object])
  return next
}

/**
 * Moves the focus when the user opens an object: to its heading; and back to its card when it closes, or to the
 * sentence if the card is not shown. Does nothing when the page opens.
 * @param object the object in the address
 */
export function useFocusOnOpened(object: string | undefined): void {
  const before = useRef(object)
  useLayoutEffect(() => {
    const was = before.current
    before.current = object
    if (was === object) return
    const card =
      object === undefined && was !== undefined
        ? document.querySelector<HTMLElement>(`main [data-object="${CSS.escape(was)}"]`)
        : null
    const heading = document.querySelector<HTMLElement>('main [data-part=answer]')
    ;(card ?? heading)?.focus()
  }, [object])
}
