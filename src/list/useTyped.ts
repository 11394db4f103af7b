import { useLayoutEffect, useRef, useState } from 'react'
import { searchFor } from './listSearch'

/**
 * Text of a search box whose truth is the address. Each letter shows at once and is handed on at once; the address
 * follows a moment later, perhaps letters behind. When the address changes by itself (Back, a link), the box follows.
 */
export function useTyped(q: string, onSearch: (q: string) => void) {
  const [typed, setTyped] = useState(q)
  /** What was handed on and has not come back as the address yet. */
  const underWay = useRef<string[]>([])

  useLayoutEffect(() => {
    const echo = underWay.current.lastIndexOf(q)
    underWay.current = echo < 0 ? [] : underWay.current.slice(echo + 1)
    if (echo < 0) setTyped(q)
  }, [q])

  const type = (next: string) => {
    setTyped(next)
    const address = searchFor(next).q ?? ''
    if (address !== (underWay.current.at(-1) ?? q)) underWay.current.push(address)
    onSearch(next)
  }
  return [typed, type] as const
}
