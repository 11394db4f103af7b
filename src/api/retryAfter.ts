import type { AxiosResponse } from 'axios'

/** A read waits this long by itself, in seconds; for anything longer people are told when to come again. */
const patience = 5

/** Answers that ask to come again later. */
const isLater = (status: number) => status === 429 || status === 503

/** Seconds until the server wants to be asked again: `Retry-After` in seconds or as a date. */
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
 * Milliseconds to wait before a read is sent once more; undefined where it is not. Calls that were refused together do
 * not come back together.
 */
export const patienceMs = (retryAfter: number | undefined): number | undefined =>
  retryAfter === undefined || retryAfter > patience ? undefined : retryAfter * 1000 + Math.random() * 500
