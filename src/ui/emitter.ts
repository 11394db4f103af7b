/** Listeners of a value that lives outside of React. */
export function createEmitter() {
  const listeners = new Set<() => void>()
  return {
    /** Calls all listeners. */
    emit: () => {
      for (const listener of listeners) listener()
    },
    /** For `useSyncExternalStore` and effects. Returns a function that unsubscribes. */
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
