import { useLayoutEffect, useRef, useState } from 'react'

/**
 * A value whose state is in the URL. A new value shows immediately and the URL follows, possibly several changes later.
 * When the URL changes otherwise (Back, a link), the value follows it.
 * @returns the value to show, and a setter: `actual` is the value that the URL will have after the update
 */
export function useOptimisticValue(actual: string) {
  const [shown, setShown] = useState(actual)
  /** Values that were set and are not in the URL yet. */
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
