import { toApiError } from '@/api/errors'

/** A call is repeated at most this often after the server asked to wait, and waits at most this long, in ms. */
const times = 3
const longest = 60_000
const unnamed = 5_000

/** The queue was paused while a call waited for its turn. */
export class Interrupted extends Error {}

/** Repeats calls that the server asked to come back with (429, 503). While one waits, the others wait, too. */
export function createPatience(wait: (ms: number) => Promise<void>, now: () => number) {
  let until = 0
  let isInterrupted = false
  let wake: () => void = () => undefined
  let interrupted = new Promise<void>((resolve) => {
    wake = resolve
  })

  /** Waits as long as the server asked for, or until the queue is paused. */
  async function rest() {
    const ms = until - now()
    if (ms > 0) await Promise.race([wait(ms), interrupted])
    if (isInterrupted) throw new Interrupted()
  }

  return {
    async call<T>(send: () => Promise<T>): Promise<T> {
      for (let count = 0; ; count += 1) {
        if (count > 0 || until > now()) await rest()
        try {
          return await send()
        } catch (thrown) {
          const { status, retryAfter } = toApiError(thrown)
          const isLater = status === 429 || (status === 503 && retryAfter !== undefined)
          const ms = retryAfter === undefined ? unnamed : retryAfter * 1000
          if (!isLater || count >= times || ms > longest) throw thrown
          until = Math.max(until, now() + ms)
        }
      }
    },
    interrupt() {
      isInterrupted = true
      wake()
    },
    renew() {
      isInterrupted = false
      interrupted = new Promise((resolve) => {
        wake = resolve
      })
    },
  }
}
