/**
 * Call it before an element is removed. If the focus is inside, moves it to the element that had it before, or to the
 * content if that no longer exists.
 */
export function returnFocus(removed: HTMLElement | null, before: HTMLElement | null): void {
  if (!removed?.contains(document.activeElement)) return
  const place = before?.isConnected ? before : document.getElementById('content')
  place?.focus({ preventScroll: true })
}
