/**
 * Call it before an element is removed. If the focus is in it, the element that had the focus before gets it, or the content if that
 * one is gone, too.
 */
export function returnFocus(removed: HTMLElement | null, before: HTMLElement | null): void {
  if (!removed?.contains(document.activeElement)) return
  const place = before?.isConnected ? before : document.getElementById('content')
  place?.focus({ preventScroll: true })
}
