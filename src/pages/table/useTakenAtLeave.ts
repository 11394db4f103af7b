import { type RefObject, useEffect, useEffectEvent } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Commits the text of the open editor when the page is left. The browser fires no blur for a field that is removed, or when the
 * page is reloaded.
 */
export function useTakenAtLeave(
  field: RefObject<Field | null>,
  take: (text: string) => void,
  /** Change it when the field changes. */
  key = '',
): void {
  const taken = useEffectEvent(take)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the field
  useEffect(() => {
    const element = field.current
    if (!element) return
    const onHide = () => taken(element.value)
    window.addEventListener('pagehide', onHide)
    return () => {
      window.removeEventListener('pagehide', onHide)
      // In development React also runs this cleanup for a field that stays, so check whether it was removed.
      if (!element.isConnected) taken(element.value)
    }
  }, [field, key])
}
