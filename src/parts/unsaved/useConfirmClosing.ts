import { useEffect } from 'react'

const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/** Makes the browser ask before the tab is closed, but only if it could not store the edits (rule STORE-4). */
export function useConfirmClosing(isUnkept: boolean): void {
  useEffect(() => {
    if (!isUnkept) return
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnkept])
}
