/** Lets the user menu open the list of shortcuts, which the frame renders. */
const listeners = new Set<() => void>()

export function requestShortcuts(): void {
  for (const listener of listeners) listener()
}

export function onShortcutsRequest(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
