import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

// Not every test environment has media queries.
const paper = () => globalThis.matchMedia?.('print')

/** Whether the page is laid out for paper now. What is measured then is not the screen. */
export const isOnPaper = (): boolean => paper()?.matches ?? false

/**
 * Whether the page is being printed. The browser takes the picture when the listeners have returned, so they render at
 * once. The media query covers parts that mount while the page is already laid out for paper.
 */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(isOnPaper)
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    const follow = ({ matches }: { matches: boolean }) => setPrinting(matches)
    const query = paper()
    query?.addEventListener('change', follow)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      query?.removeEventListener('change', follow)
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
