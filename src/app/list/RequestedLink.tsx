import { lazy, Suspense, useEffect, useState } from 'react'
import { peekRequestedLink, takeRequestedLink } from '@/auth/requestedLink'

const LinkNote = lazy(() => import('./LinkNote').then(({ LinkNote }) => ({ default: LinkNote })))

/** Offers the deep link that was asked for before signing in, once (reading B3). */
export function RequestedLink() {
  const [link, setLink] = useState(peekRequestedLink)
  useEffect(() => {
    takeRequestedLink()
  }, [])
  if (!link) return null
  return (
    <Suspense>
      <LinkNote link={link} onDismiss={() => setLink(undefined)} />
    </Suspense>
  )
}
