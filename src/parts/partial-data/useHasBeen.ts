import { useEffect, useState } from 'react'

/**
 * Whether something is or has been the case. A list that failed is read again when another screen or dialog needs it: a page
 * that was shown stays as it is meanwhile, with what is typed into its dialogs.
 * @param atLatestMs true after this time in any case: one list that hangs must not hold back all others
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
