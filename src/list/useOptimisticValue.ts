import { useLayoutEffect, useRef, useState } from 'react'

/**
 * A value whose state is in the URL. A new value shows immediately and the URL follows, possibly several changes later.
 * When the URL changes otherwise (Back, a link), the value follows it.
 * @returns the value to show, its setter, and a function to call when the URL is updated to a value
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

  const expectUrl = (next: string) => {
    if (next !== (underWay.current.at(-1) ?? actual)) underWay.current.push(next)
  }
  return [shown, setShown, expectUrl] as const
}
