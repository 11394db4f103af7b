/**
 * Focuses the element that `find` returns after the next paint, when the result of a click has been rendered. Does
 * nothing if the user presses anything before that: on a slow computer, the late focus would close a list that the
 * press has opened.
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
