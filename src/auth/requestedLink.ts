import * as z from 'zod/mini'
import { storageKeys } from '@/stored/storageKeys'
import { stored } from '@/stored/stored'

const requested = stored(storageKeys.requestedLink, z.string())

/** Screens that users reach anyway; offering them after login would be pointless. */
const UNASKED = new Set(['/', '/callback', '/accounts/list'])

/** Stores the deep link that a signed-out visitor requested, so that it survives the login (decision B3). */
export function rememberRequestedLink(link: string): void {
  if (isOffered(link)) requested.set(link)
}

/** Returns the stored link without removing it. */
export function peekRequestedLink(): string | undefined {
  const link = requested.get()
  return link !== undefined && isOffered(link) ? link : undefined
}

/** Returns the deep link requested before login and removes it: the second call returns undefined. */
export function takeRequestedLink(): string | undefined {
  const link = peekRequestedLink()
  requested.set(undefined)
  return link
}

/** Only paths of this site are accepted, because the link travels to the provider and back. */
function isOffered(link: string): boolean {
  if (!/^\/(?![/\\])/.test(link)) return false
  const path = link.split(/[?#]/)[0] ?? ''
  return !UNASKED.has(path)
}
