/*
 * A lock that one tab of this browser holds, while others wait for it or take it over. There are no locks on an
 * insecure origin, and browsers that block storage refuse them; then every tab acts as the only one.
 */

/**
 * A tab that waits longer than this for a lock (in ms) is not the first one. A reloaded page releases its lock sooner.
 */
const waitMs = 300

/**
 * Holds a lock until the returned function is called or the tab is closed.
 * @param onChange called with true when this tab gets the lock, and with false while another tab has it or after it took it over
 * @param takesOver takes it from the tab that has it
 */
export function holding(name: string, onChange: (isOwn: boolean) => void, takesOver = false): () => void {
  let isOver = false
  let free: (() => void) | undefined
  const told = (isOwn: boolean) => {
    if (!isOver) onChange(isOwn)
  }
  if (!globalThis.navigator?.locks) {
    told(true)
    return () => undefined
  }
  const waiting = new AbortController()
  const timer = setTimeout(() => told(false), waitMs)
  const hold = () => {
    clearTimeout(timer)
    if (isOver) return undefined
    told(true)
    return new Promise<void>((resolve) => {
      free = resolve
    })
  }
  const options = takesOver ? { steal: true } : { signal: waiting.signal }
  Promise.resolve()
    .then(() => navigator.locks.request(name, options, hold))
    .catch((thrown) => {
      clearTimeout(timer)
      // AbortError means that another tab took the lock over. Any other error means that the browser blocks storage.
      told(!(thrown instanceof DOMException && thrown.name === 'AbortError'))
    })
  return () => {
    isOver = true
    clearTimeout(timer)
    waiting.abort()
    free?.()
  }
}
