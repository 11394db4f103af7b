import { startTransition, useEffect, useState } from 'react'
import { usePrinting } from '@/ui/usePrinting'

/**
 * Key of the page that was rendered completely last. When the user returns to it, all parts render at once, so that the
 * scroll position can be restored.
 */
let wholeLast = ''

/**
 * The number of parts of a page to render. Starts with 0 and adds one after each paint, so that the head appears at
 * once and no two parts render in the same task. All parts are rendered in print (rule VIEW-3), for a link to a part,
 * and for the page that was shown last.
 * @param key identifies the page
 * @param count 0 while there is nothing to render
 */
export function usePartsInTurn(key: string, count: number): number {
  const isPrinting = usePrinting()
  const [isWhole] = useState(() => key === wholeLast || window.location.hash !== '')
  const [rendered, setRendered] = useState(0)
  useEffect(() => {
    if (count > 0 && rendered >= count) wholeLast = key
    if (isWhole || rendered >= count) return
    // While a transition is pending, React does not render lazy components that have just loaded, such as the buttons
    // of a toast. The timer lets them render between two parts. The transition can be interrupted by input.
    const timer = setTimeout(() => startTransition(() => setRendered(rendered + 1)))
    return () => clearTimeout(timer)
  }, [key, isWhole, rendered, count])
  return isPrinting || isWhole ? count : rendered
}
