import { useState, useSyncExternalStore } from 'react'

/** Below the theme's `md`: lists are cards, the calendar is an agenda, and menus are sheets. */
export const phone = '(max-width: 47.5rem)'

/** Whether a media query matches now. Renders again when that changes. False where there is no window. */
export function useMedia(query: string): boolean {
  const media = () => globalThis.matchMedia?.(query)
  return useSyncExternalStore(
    (listener) => {
      const list = media()
      list?.addEventListener('change', listener)
      return () => list?.removeEventListener('change', listener)
    },
    () => media()?.matches ?? false,
  )
}

export const useIsPhone = () => useMedia(phone)

/** Whether a popup is a sheet. It does not turn into the other while it is open. */
export function useOpensAsSheet(): boolean {
  const [isSheet] = useState(() => globalThis.matchMedia?.(phone).matches ?? false)
  return isSheet
}
