import { Building2, Star } from 'lucide-react'
import { useState } from 'react'
import { draftsIn } from '@/form/draftStorage'
import { formatNumber } from '@/lib/format'
import { roles } from '@/list/roles'
import { planOf } from '@/model/accountPlan'
import { toggleStar } from '@/parts/comparison/accountOrder'
import type { AccountCount } from '@/parts/comparison/useCounts'
import { IconButton } from '@/ui/Button'
import { Thumb } from '@/ui/Thumb'
import type { ListedAccount } from './useAccountRows'

interface AccountRowProps {
  account: ListedAccount
  /** Undefined until the account is counted. */
  count: AccountCount | undefined
  isCounting: boolean
  isChosen: boolean
  /** The maximum number of accounts is chosen. */
  isFull: boolean
  onToggle: () => void
}

/** An account with its plan, objects, findings and drafts. */
export function AccountRow({ account, count, isCounting, isChosen, isFull, onToggle }: AccountRowProps) {
  const { id, name, row, isStarred } = account
  const [drafts] = useState(() => draftsIn(id).length)
  const unknown = isCounting ? '...' : '–'
  return (
    <tr {...roles.row}>
      <td {...roles.cell}>
        <span data-part="account">
          <label>
            <input type="checkbox" checked={isChosen} disabled={!isChosen && isFull} onChange={onToggle} />
            <Thumb src={row.imgUrl} type="accounts" icon={Building2} family="people" size={32} />
            <span data-part="words">
              <bdi>{name}</bdi>
              {name !== id && <small>{id}</small>}
              {count?.error !== undefined && (
                <small data-part="error" role="alert">
                  {count.error}
                </small>
              )}
            </span>
          </label>
          <IconButton
            icon={Star}
            label={isStarred ? `Take the star from ${name}` : `Star ${name}`}
            aria-pressed={isStarred}
            style={isStarred ? { color: 'var(--ui-colors-accent-text)' } : undefined}
            onClick={() => toggleStar(id)}
          />
        </span>
      </td>
      <td {...roles.cell} data-label="Plan">
        {planOf(row)}
      </td>
      <td {...roles.cell} data-label="Objects" data-number>
        {count ? formatNumber(count.objects) : unknown}
      </td>
      <td {...roles.cell} data-label="Findings" data-number>
        {count?.findings === undefined ? unknown : formatNumber(count.findings)}
      </td>
      <td {...roles.cell} data-label="Unsaved here" data-number>
        {formatNumber(drafts)}
      </td>
    </tr>
  )
}
