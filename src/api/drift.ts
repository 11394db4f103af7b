import type { AxiosRequestConfig } from 'axios'
import { savesData, whenQuiet } from '@/lib/idle'

/** A response that waits to be checked against the contract. */
export interface SeenResponse {
  method: string
  /** Path below the base, e.g. `/missions`. */
  path: string
  data: unknown
}

/** Delay after a response, in ms, so that checking does not slow down the screen that waits for it. */
const afterwards = 2000

let waiting: SeenResponse[] = []
let isPlanned = false

/**
 * For `onResponse` of the API settings: queues each response to be checked against the contract in idle time. Violations
 * are reported on the developer console, once (rule API-11); the screen uses as much of the response as it can. A connection
 * that saves data does not load the schemas for it.
 */
export function watchForDrift({ method = 'GET', url = '' }: AxiosRequestConfig, data: unknown): void {
  waiting.push({ method, path: url, data })
  if (isPlanned) return
  isPlanned = true
  setTimeout(async () => {
    await whenQuiet()
    const responses = waiting
    waiting = []
    isPlanned = false
    if (savesData()) return
    import('./driftReport').then(
      ({ reportDrift }) => reportDrift(responses),
      // The report is only a help for developers, so a failure is ignored.
      () => undefined,
    )
  }, afterwards)
}
