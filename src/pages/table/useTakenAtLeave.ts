import { type RefObject, useEffect, useEffectEvent } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Takes what is being typed when the page goes: a field that is removed, or a page that is reloaded, tells no blur.
 */
export function useTakenAtLeave(
  field: RefObject<Field | null>,
  take: (text: string) => void,
  /** Another one means another field. */
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
      // React runs this for a field that stays, too, while it checks effects.
      if (!element.isConnected) taken(element.value)
    }
  }, [field, key])
}
