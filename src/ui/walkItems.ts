/**
 * Moves the focus among items with the arrow keys, and to the first and the last with Home and End. After the last item
 * comes the first. Returns false for other keys.
 */
export function walkItems(items: readonly HTMLElement[], key: string, options?: FocusOptions): boolean {
  const index = items.indexOf(document.activeElement as HTMLElement)
  const targets: Record<string, number> = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1 }
  const to = targets[key]
  if (to === undefined) return false
  items.at(to % items.length)?.focus(options)
  return true
}
