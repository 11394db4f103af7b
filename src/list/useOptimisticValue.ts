import { useLayoutEffect, useRef, useState } from 'react'

/**
 * A value whose truth is the address. What is set shows at once; the address follows a moment later, perhaps changes
 * behind. When the address changes by itself (Back, a link), the value follows.
 * @returns the value to show, and a setter: `actual` is what the address will say when it has arrived
 */
export function useOptimisticValue(actual: string) {
  const [shown, setShown] = useState(actual)
  /** What was set and has not come back as the address yet. */
  const underWay = useRef<string[]>([])

  useLayoutEffect(() => {
    const echo = underWay.current.lastIndexOf(actual)
    underWay.current = echo < 0 ? [] : underWay.current.slice(echo + 1)
    if (echo < 0) setShown(actual)
  }, [actual])

  const set = (next: string, nextActual = next) => {
    setShown(next)
    if (nextActual !== (underWay.current.at(-1) ?? actual)) underWay.current.push(nextActual)
  }
  return [shown, set] as const
}
