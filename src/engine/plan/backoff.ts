import { asApiError } from '@/model/apiError'

/** How often a call is repeated. */
const maxRepeats = 3
/** The longest wait for a repeat, in ms. A call that has to wait longer fails. */
const maxMs = 60_000
/** The wait after a response without a Retry-After header. */
const defaultMs = 5_000

/** Thrown when the queue is paused while a call waits. */
export class QueuePausedError extends Error {}

/**
 * Repeats attempts after responses 429 and 503, when the server requests it. While one waits, the others wait, too.
 * @param onWait called when a wait begins
 */
export function createBackoff(wait: (ms: number) => Promise<void>, now: () => number, onWait: () => void) {
  let until = 0
  let isPaused = false
  let wake: () => void = () => undefined
  let paused = new Promise<void>((resolve) => {
    wake = resolve
  })

  /** Waits until the time that the server requested, or until the queue is paused. */
  async function rest() {
    const ms = until - now()
    if (ms > 0) {
      onWait()
      await Promise.race([wait(ms), paused])
    }
    if (isPaused) throw new QueuePausedError()
  }

  return {
    /** The time until which the calls wait, in ms. Undefined if they do not wait. */
    waitsUntil: (): number | undefined => (until > now() && !isPaused ? until : undefined),
    async call<T>(send: () => Promise<T>): Promise<T> {
      for (let count = 0; ; count += 1) {
        if (count > 0 || until > now()) await rest()
        try {
          return await send()
        } catch (thrown) {
          const { status, retryAfter } = asApiError(thrown)
          const isLater = status === 429 || (status === 503 && retryAfter !== undefined)
          const ms = retryAfter === undefined ? defaultMs : retryAfter * 1000
          if (!isLater || count >= maxRepeats || ms > maxMs) throw thrown
          until = Math.max(until, now() + ms)
        }
      }
    },
    pause() {
      isPaused = true
      wake()
    },
    resume() {
      isPaused = false
      paused = new Promise((resolve) => {
        wake = resolve
      })
    },
  }
}
