import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is being printed. The browser takes the picture when the listeners have returned, so they render at once. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}

/** How many rows of a list are shown, and the way to show more. On paper, where nothing can be pressed, all of them (rule VIEW-3). */
export function useShown(first: number): [shown: number, setShown: (shown: number) => void] {
  const [shown, setShown] = useState(first)
  return [usePrinting() ? Number.POSITIVE_INFINITY : shown, setShown]
}
