import { useSelector } from '@tanstack/react-store'
import { useSelectedAccount } from '@/auth/session'
import { findingCount } from '@/features/shared/findingCounts'
import { Badge } from '@/ui/inline'
import shared from '@/ui/shared.module.css'
import styles from './CheckBadge.module.css'

/** How many errors and warnings the last check of the account in this browser found (rule CHECK-2). */
export function CheckBadge() {
  const [account] = useSelectedAccount()
  const count = useSelector(findingCount(account))
  if (!count) return null
  return (
    <Badge tone="danger" className={styles.count}>
      <span>{count}</span>
      <span className={shared.visuallyHidden}>
        {count === 1 ? ' error or warning' : ' errors and warnings'}
      </span>
    </Badge>
  )
}
