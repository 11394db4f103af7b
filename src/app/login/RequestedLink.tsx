import { useEffect, useState } from 'react'
import { peekRequestedLink, takeRequestedLink } from '@/auth/requestedLink'
import { lazyPiece } from '@/ui/lazy'

const [LinkNote] = lazyPiece(async () => (await import('./LinkNote')).LinkNote)

/** Offers the deep link that was requested before signing in, once (decision B3). */
export function RequestedLink() {
  const [link, setLink] = useState(peekRequestedLink)
  useEffect(() => {
    takeRequestedLink()
  }, [])
  if (!link) return null
  return <LinkNote link={link} onDismiss={() => setLink(undefined)} />
}
