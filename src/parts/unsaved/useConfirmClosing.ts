import { useEffect } from 'react'

const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/** Asks before the tab is closed. Only for what the browser could not keep (rule STORE-4). */
export function useConfirmClosing(isUnkept: boolean): void {
  useEffect(() => {
    if (!isUnkept) return
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnkept])
}
