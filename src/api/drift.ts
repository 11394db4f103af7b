import type { AxiosRequestConfig } from 'axios'

/** An answer that waits to be held against the contract. */
export interface SeenAnswer {
  method: string
  /** Path below the base, e.g. `/missions`. */
  path: string
  data: unknown
}

/** After an answer, in ms: the screen that waited for it comes first, the checking after it. */
const afterwards = 2000

let waiting: SeenAnswer[] = []
let isPlanned = false

/**
 * For `onAnswer` of the API settings: holds each answer against the contract later, in spare time. What breaks it is
 * used as far as it can be all the same, and reported on the developer console, once (rule API-11).
 */
export function watchForDrift({ method = 'GET', url = '' }: AxiosRequestConfig, data: unknown): void {
  waiting.push({ method, path: url, data })
  if (isPlanned) return
  isPlanned = true
  setTimeout(() => {
    const answers = waiting
    waiting = []
    isPlanned = false
    import('./driftReport').then(
      ({ reportDrift }) => reportDrift(answers),
      // Nothing depends on the report.
      () => undefined,
    )
  }, afterwards)
}
