import { chakra } from '@chakra-ui/react'
import { useSelector } from '@tanstack/react-store'
import { useSelectedAccount } from '@/auth/session'
import { findingCount } from '@/features/shared/findingCounts'
import { Badge } from '@/ui/inline'

/** How many errors and warnings the last check of the account in this browser found (rule CHECK-2). */
export function CheckBadge() {
  const [account] = useSelectedAccount()
  const count = useSelector(findingCount(account))
  if (!count) return null
  return (
    <Badge tone="danger" ms="auto" fontVariantNumeric="tabular-nums">
      <span>{count}</span>
      <chakra.span srOnly>{count === 1 ? ' error or warning' : ' errors and warnings'}</chakra.span>
    </Badge>
  )
}
