import { startTransition, useEffect, useState } from 'react'
import { usePrinting } from '@/ui/usePrinting'

/** The page that was shown whole last. Coming back to it shows all of it at once, so that the scroll position is kept. */
let wholeLast = ''

/**
 * How many parts of a page to render: none with its head, then one more after each paint, so that the head is there at once
 * and no part waits in the same task as another. All of them on paper (rule VIEW-3), for a link to a part, and for the page
 * that was shown last.
 * @param key names the page
 * @param count 0 while there is nothing to render
 */
export function usePartsInTurn(key: string, count: number): number {
  const isPrinting = usePrinting()
  const [isWhole] = useState(() => key === wholeLast || window.location.hash !== '')
  const [rendered, setRendered] = useState(0)
  useEffect(() => {
    if (count > 0 && rendered >= count) wholeLast = key
    if (isWhole || rendered >= count) return
    // React renders code that has just arrived, such as the buttons of a toast, when no transition waits. The timer leaves
    // room for it between two parts; the transition can be interrupted by the user's input.
    const timer = setTimeout(() => startTransition(() => setRendered(rendered + 1)))
    return () => clearTimeout(timer)
  }, [key, isWhole, rendered, count])
  return isPrinting || isWhole ? count : rendered
}
