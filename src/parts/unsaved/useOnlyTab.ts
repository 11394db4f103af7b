import { useEffect, useState } from 'react'
import { holding } from '@/lib/holding'
import { currentUser, readStoredAgain } from '@/stored/stored'

interface OnlyTab {
  /** Another tab of this user is editing the same data, so this tab is read-only. */
  isElsewhere: boolean
  takeOver: () => void
}

/** Lets one tab of a person edit what the browser keeps; the others say so, and can take it over (rule STORE-5). */
export function useOnlyTab(name: string, isWanted = true): OnlyTab {
  const [takes, setTakes] = useState(0)
  const [isElsewhere, setElsewhere] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    return holding(
      `console ${currentUser.get()} ${name}`,
      (isOwn) => {
        readStoredAgain()
        setElsewhere(!isOwn)
      },
      takes > 0,
    )
  }, [name, isWanted, takes])
  useEffect(() => {
    window.addEventListener('storage', readStoredAgain)
    return () => window.removeEventListener('storage', readStoredAgain)
  }, [])
  return { isElsewhere: isWanted && isElsewhere, takeOver: () => setTakes((before) => before + 1) }
}
