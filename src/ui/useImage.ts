import { useState } from 'react'
import { safeImageSrc } from './imageSrc'

/** The address to show, or undefined while there is none that is safe and loads; `onError` belongs to the `<img>`. */
export function useImage(src: string | null | undefined) {
  const safe = safeImageSrc(src)
  const [failed, setFailed] = useState<string>()
  return { src: safe === failed ? undefined : safe, onError: () => setFailed(safe) }
}
