import { useState } from 'react'
import { safeImageSrc } from './imageSrc'

/** The address to show, or undefined if it is unsafe or fails to load. Pass `onError` to the `<img>`. */
export function useImage(src: string | null | undefined) {
  const safe = safeImageSrc(src)
  const [failed, setFailed] = useState<string>()
  return { src: safe === failed ? undefined : safe, onError: () => setFailed(safe) }
}
