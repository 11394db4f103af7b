/**
 * Focuses what `find` returns after the next paint, when the result of a click is rendered. A press that comes before
 * that paint decides where the focus is: on a slow computer the late focus would close the list that it opened.
 */
export function focusAfterPaint(find: () => HTMLElement | null | undefined, options?: FocusOptions): void {
  const press = new AbortController()
  const { signal } = press
  window.addEventListener('pointerdown', () => press.abort(), { capture: true, signal })
  requestAnimationFrame(() => {
    if (signal.aborted) return
    press.abort()
    find()?.focus(options)
  })
}
