import { useState } from 'react'

/**
 * Whether something is or has been the case. A list that failed is read again when another screen or dialog needs it: a page
 * that was shown stays as it is meanwhile, with what is typed into its dialogs.
 */
export function useHasBeen(isNow: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(isNow)
  if (isNow && !hasBeen) setHasBeen(true)
  return isNow || hasBeen
}
