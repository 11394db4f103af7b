import type { AxiosResponse } from 'axios'

/** A read waits up to this many seconds before it is retried; longer waits are shown to the user instead. */
const patience = 5

/** Statuses that ask the client to retry later. */
const isLater = (status: number) => status === 429 || status === 503

/** Seconds until the server accepts a retry: `Retry-After` in seconds or as a date. */
export function retryAfterOf(response: AxiosResponse | undefined): number | undefined {
  if (!response || !isLater(response.status)) return undefined
  const said: unknown = response.headers['retry-after']
  if (typeof said !== 'string' || said.trim() === '') return undefined
  const seconds = /^\s*\d+\s*$/.test(said) ? Number(said) : (Date.parse(said) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined
}

/** 'Try again in 12 seconds.' */
export function soonWords(seconds: number): string {
  const [count, unit] = seconds < 100 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return count === 0 ? 'Try again now.' : `Try again in ${count} ${unit}${count === 1 ? '' : 's'}.`
}

/**
 * Milliseconds to wait before a read is retried; undefined if it is not retried. A random part keeps requests that were
 * refused together from returning together.
 */
export const patienceMs = (retryAfter: number | undefined): number | undefined =>
  retryAfter === undefined || retryAfter > patience ? undefined : retryAfter * 1000 + Math.random() * 500
