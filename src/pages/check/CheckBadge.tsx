import { useSelector } from '@tanstack/react-store'
import { useSelectedAccount } from '@/auth/session'
import { momentText } from '@/lib/dateText'
import { plural } from '@/lib/format'
import { findingCount } from '@/pages/parts/findings/findingCounts'
import { Badge } from '@/ui/inline'
import shared from '@/ui/shared.module.css'
import styles from './CheckBadge.module.css'

/** How many errors and warnings the last check of the account in this browser found, and when (rule CHECK-2). */
export function CheckBadge() {
  const [account] = useSelectedAccount()
  const { count, at } = useSelector(findingCount(account)) ?? {}
  if (!count) return null
  const words = `${plural(count, 'error or warning', 'errors and warnings')}${at === undefined ? '' : `, checked ${momentText(at)}`}`
  return (
    <Badge tone="danger" className={styles.count} title={`${count} ${words}`}>
      <span>{count}</span>
      <span className={shared.visuallyHidden}> {words}</span>
    </Badge>
  )
}
