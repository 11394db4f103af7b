import { tabStorage } from '@/ui/browserStorage'

const KEY = 'console.requestedLink'

/** Screens that are reached without asking; offering them after login would say nothing. */
const UNASKED = new Set(['/', '/callback', '/accounts/list'])

/** Keeps the deep link a signed-out visitor asked for, so that login can carry it along (decision B3). */
export function rememberRequestedLink(link: string): void {
  if (isOffered(link)) tabStorage.set(KEY, link)
}

/** The remembered link, left in its place. */
export function peekRequestedLink(): string | undefined {
  const link = tabStorage.get(KEY)
  return link !== null && isOffered(link) ? link : undefined
}

/** The deep link asked for before login, once: the second call gives undefined. */
export function takeRequestedLink(): string | undefined {
  const link = peekRequestedLink()
  tabStorage.remove(KEY)
  return link
}

/** Only paths of this site: the link travels through the provider and back. */
function isOffered(link: string): boolean {
  if (!/^\/(?![/\\])/.test(link)) return false
  const path = link.split(/[?#]/)[0] ?? ''
  return !UNASKED.has(path)
}
