import { useNavigate } from '@tanstack/react-router'
import { Copy } from 'lucide-react'
import { canPlan } from '@/auth/permissions'
import { useSession } from '@/auth/session'
import type { MatrixRow } from '@/engine/compare/matrix'
import { formatNumber } from '@/lib/format'
import { planEach } from '@/parts/plan/planned'
import { Button } from '@/ui/Button'
import { isMissing, type MatrixColumn, missingRequests } from './columns'

interface CopyMissingProps {
  rows: readonly MatrixRow[]
  columns: readonly MatrixColumn[]
  /** Restricts the rows, e.g. 'missions'. Default: all rows. */
  of?: string
}

/** Copies what is missing to the accounts that lack it: a plan for each of them (rule COMPARE-12). */
export function CopyMissing({ rows, columns, of }: CopyMissingProps) {
  const { user } = useSession()
  const navigate = useNavigate()
  const count = rows.filter((row) => isMissing(row, columns)).length
  if (count === 0 || !canPlan(user?.permissions ?? [])) return null
  const copy = () => {
    planEach(missingRequests(rows, columns), 'compare')
    void navigate({ to: '/programme/plan' })
  }
  const words =
    of === undefined ? `Copy all ${formatNumber(count)} missing` : `Copy ${formatNumber(count)} missing`
  return (
    <Button
      variant={of === undefined ? 'outline' : 'ghost'}
      size={of === undefined ? 'sm' : 'xs'}
      aria-label={of === undefined ? words : `${words} ${of}`}
      onClick={copy}
    >
      <Copy size={14} aria-hidden />
      <span>{words}</span>
    </Button>
  )
}
