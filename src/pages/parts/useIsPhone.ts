import { useSyncExternalStore } from 'react'

/** Below the theme's `md`, lists are cards and the calendar is an agenda. */
const query = '(max-width: 47.5rem)'
const media = () => globalThis.matchMedia?.(query)

function subscribe(listener: () => void) {
  const list = media()
  list?.addEventListener('change', listener)
  return () => list?.removeEventListener('change', listener)
}

export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => media()?.matches ?? false)
