/** Lets a screen without an account open the selector in the header. */
const listeners = new Set<() => void>()

/** Opens the account selector and moves the focus there. */
export function requestAccount(): void {
  for (const listener of listeners) listener()
}

export function onAccountRequest(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
