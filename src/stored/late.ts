/* Values whose text takes long to write: they count at once, and are stored in tasks of their own, before the page is left. */

export interface LateValue {
  value: unknown
  at: number
  /** Stores it now. */
  flush: () => void
  /** Drops it without storing it. */
  cancel: () => void
}

const waiting = new Map<string, LateValue>()

/** The value that waits for being stored under a key. */
export const lateValue = (key: string): LateValue | undefined => waiting.get(key)

/** What waits under the keys of a place. */
const waitingOf = (place: string): LateValue[] =>
  [...waiting].flatMap(([key, value]) => (key === place || key.startsWith(`${place}:`) ? [value] : []))

/** Drops what waits under the keys of a place. */
export function cancelLate(place: string): void {
  for (const { cancel } of waitingOf(place)) cancel()
}

/** Stores what waits under the keys of a place. */
export function flushLate(place: string): void {
  for (const { flush } of waitingOf(place)) flush()
}

/**
 * Stores a value in two tasks: one for its text, one for the storage of the browser. A later value of the key replaces it.
 * @param toText called once
 * @param write called with the text
 */
export function storeLate<T>(
  key: string,
  value: T,
  toText: (at: number) => string,
  write: (text: string, at: number) => void,
) {
  waiting.get(key)?.cancel()
  const at = Date.now()
  let text: string | undefined
  const cancel = () => {
    clearTimeout(timer)
    window.removeEventListener('pagehide', flush)
    waiting.delete(key)
  }
  const flush = () => {
    cancel()
    write(text ?? toText(at), at)
  }
  let timer = setTimeout(() => {
    text = toText(at)
    timer = setTimeout(flush)
  })
  window.addEventListener('pagehide', flush)
  waiting.set(key, { value, at, flush, cancel })
}
