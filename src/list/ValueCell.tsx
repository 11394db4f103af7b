import { Badge } from '@/ui/Badge'
import { DateText } from '@/ui/DateText'
import { formatDateTime, formatNumber } from '@/ui/format'
import type { CellKind } from './types'

export type CellValue = string | number | boolean | undefined

interface ValueCellProps {
  kind: CellKind
  value: CellValue
  /** Shown if there is no value (decision C6). */
  missing: string
}

/** Formats a value by the kind of its column. A value of an unexpected type is shown as text. */
export function ValueCell({ kind, value, missing }: ValueCellProps) {
  if (value === undefined) return <span data-part="faint">{missing}</span>
  if (kind === 'status' && typeof value === 'boolean') {
    return <Badge tone={value ? 'success' : 'neutral'}>{value ? 'Active' : 'Inactive'}</Badge>
  }
  if (kind === 'dateTime' && typeof value === 'string' && formatDateTime(value)) {
    return <DateText iso={value} />
  }
  if (typeof value !== 'number') return <span data-part="text">{String(value)}</span>
  return <span data-part={value === 0 ? 'faint' : undefined}>{formatNumber(value)}</span>
}
