import { useState, useSyncExternalStore } from 'react'

/** Below the theme's `md`: lists are cards, the calendar is an agenda, and menus are sheets. */
export const phone = '(max-width: 47.5rem)'

/** Whether a media query matches. Renders again when that changes. False if there is no window. */
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

/** Whether a popup opens as a sheet. Does not change while it is open. */
export function useOpensAsSheet(): boolean {
  const [isSheet] = useState(() => globalThis.matchMedia?.(phone).matches ?? false)
  return isSheet
}
