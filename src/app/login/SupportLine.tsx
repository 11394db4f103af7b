import { chakra, Link } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** A question and the support address. */
export function SupportLine({ email, children }: { email: string; children: ReactNode }) {
  return (
    <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
      {children} <Link href={`mailto:${email}`}>{email}</Link>
    </chakra.p>
  )
}
