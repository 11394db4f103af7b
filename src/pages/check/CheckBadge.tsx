import { useSelector } from '@tanstack/react-store'
import { useSelectedAccount } from '@/auth/session'
import { momentText } from '@/lib/dateText'
import { pluralize } from '@/lib/format'
import { findingCounts } from '@/parts/findings/findingCounts'
import { Badge } from '@/ui/inline'
import shared from '@/ui/shared.module.css'
import styles from './CheckBadge.module.css'

/** How many errors the last check of the account in this browser found, or how many warnings if none, and when (rule CHECK-2). */
export function CheckBadge() {
  const [account] = useSelectedAccount()
  const { errors = 0, warnings = 0, at } = useSelector(findingCounts(account)) ?? {}
  if (errors + warnings === 0) return null
  const found = `${pluralize(errors, 'error')}, ${pluralize(warnings, 'warning')}`
  const words = at === undefined ? found : `${found}, checked ${momentText(at)}`
  return (
    <Badge tone={errors > 0 ? 'danger' : 'warning'} className={styles.count} title={words}>
      <span aria-hidden>{errors || warnings}</span>
      <span className={shared.visuallyHidden}> {words}</span>
    </Badge>
  )
}
