/** The base of relative addresses. Outside of a browser, where nothing is loaded, any base works. */
const page = () => globalThis.document?.baseURI ?? 'http://console.invalid'

/**
 * Returns the address if a browser can safely load it as an image, else undefined. Allowed are http(s), relative URLs,
 * `blob:` and `data:image/…`; everything else (`javascript:`, `file:`, `data:text/html`, blanks) is refused.
 */
export function safeImageSrc(src: string | null | undefined): string | undefined {
  const text = src?.trim()
  if (!text) return undefined
  const url = URL.parse(text, page())
  if (!url) return undefined
  if (url.protocol === 'data:') return /^data:image\//i.test(url.href) ? text : undefined
  return ['http:', 'https:', 'blob:'].includes(url.protocol) ? text : undefined
}

/** Shown where an address was entered that is refused. */
export const refusedImageSrc = 'Enter the address of an image: https://…, http://… or a path'
