import { startTransition, useEffect, useState } from 'react'

/**
 * How many parts of a page to render: none with its head, then one more after each paint, so that the head is there at once
 * and no part waits in the same task as another. List the parts in the order in which they are read.
 */
export function usePartsInTurn(count: number): number {
  const [rendered, setRendered] = useState(0)
  useEffect(() => {
    // A transition: it can be interrupted by the user's input.
    if (rendered < count) startTransition(() => setRendered(rendered + 1))
  }, [rendered, count])
  return rendered
}
