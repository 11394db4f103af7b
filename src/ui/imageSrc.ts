import { useState } from 'react'

/**
 * Returns the address if a browser can safely load it as an image, else undefined. Allowed are http(s), relative URLs,
 * `blob:` and `data:image/…`; everything else (`javascript:`, `file:`, `data:text/html`, blanks) is refused.
 */
export function safeImageSrc(src: string | null | undefined): string | undefined {
  const text = src?.trim()
  if (!text) return undefined
  const url = URL.parse(text, document.baseURI)
  if (!url) return undefined
  if (url.protocol === 'data:') return /^data:image\//i.test(url.href) ? text : undefined
  return ['http:', 'https:', 'blob:'].includes(url.protocol) ? text : undefined
}

/** The address to show, or undefined if it is unsafe or fails to load. Pass `onError` to the `<img>`. */
export function useImage(src: string | null | undefined) {
  const safe = safeImageSrc(src)
  const [failed, setFailed] = useState<string>()
  return { src: safe === failed ? undefined : safe, onError: () => setFailed(safe) }
}
