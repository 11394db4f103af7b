import { useSelector } from '@tanstack/react-store'
import { useSelectedAccount } from '@/auth/session'
import { momentText } from '@/lib/dateText'
import { counted, formatNumber } from '@/lib/format'
import { findingCount } from '@/pages/parts/findings/findingCounts'
import { Badge } from '@/ui/inline'
import shared from '@/ui/shared.module.css'
import styles from './CheckBadge.module.css'

/** How many errors the last check of the account in this browser found; without any, how many warnings (rule CHECK-2). */
export function CheckBadge() {
  const [account] = useSelectedAccount()
  const { count, errors = count, at } = useSelector(findingCount(account)) ?? {}
  if (!count || errors === undefined) return null
  const warnings = count - errors
  const words = [errors > 0 && counted(errors, 'error'), warnings > 0 && counted(warnings, 'warning')]
    .filter(Boolean)
    .join(' and ')
  const text = `${words}${at === undefined ? '' : `, checked ${momentText(at)}`}`
  const shown = formatNumber(errors > 0 ? errors : warnings)
  return (
    <Badge tone={errors > 0 ? 'danger' : 'warning'} className={styles.count} title={text}>
      <span>{shown}</span>
      <span className={shared.visuallyHidden}>{text.slice(shown.length)}</span>
    </Badge>
  )
}
