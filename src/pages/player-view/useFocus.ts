import { useLayoutEffect, useRef } from 'react'
import type { Explained } from '@/engine/explain/types'

/**
 * The element that gets the focus after the object is explained again. The button that was pressed can be gone by then, or
 * lose the focus because its row moves.
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
 * Moves the focus when another object opens: to its heading, and back to its card, or to the sentence if the card is not
 * shown. Not when the page opens.
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
