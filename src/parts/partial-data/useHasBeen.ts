import { useEffect, useState } from 'react'

/**
 * Whether `isNow` is true or has been true. Use it for 'all lists are loaded': a failed list is reloaded when another
 * screen or dialog needs it, and meanwhile the page must stay as it is, with what the user typed into its dialogs.
 * @param atLatestMs returns true after this time in any case, so that a single slow list does not hold back the page
 */
export function useHasBeen(isNow: boolean, atLatestMs?: number): boolean {
  const [hasBeen, setHasBeen] = useState(isNow)
  if (isNow && !hasBeen) setHasBeen(true)
  useEffect(() => {
    if (hasBeen || atLatestMs === undefined) return
    const timer = setTimeout(() => setHasBeen(true), atLatestMs)
    return () => clearTimeout(timer)
  }, [hasBeen, atLatestMs])
  return isNow || hasBeen
}
