import type { Severity } from '@/features/check/types'
import type { EntityType } from '@/model/entityTypes'
import { formatNumber } from '@/ui/format'
import type { LowStock } from './stock'

/** A finding, or a stock that runs out. */
export interface Attention {
  /** Unique. */
  key: string
  severity: Severity
  type: EntityType
  id: string
  name: string
  text: string
  /** The path of the field. */
  path: string
  /** The objects, if several have the same cause. The check shows them. */
  objects?: readonly Attention[]
}

const isOfStock = ({ path }: Attention) => /^(stock|prizes\b)/.test(path)

/**
 * Returns the findings, errors first, then stock that is out or nearly out. If a finding is about the stock of an
 * object, the object is not listed again.
 */
export function attentionOf(findings: readonly Attention[], stock: readonly LowStock[]): Attention[] {
  const keyOf = ({ type, id }: { type: string; id: string }) => JSON.stringify([type, id])
  const known = new Set(
    findings
      .flatMap((one) => one.objects ?? [one])
      .filter(isOfStock)
      .map(keyOf),
  )
  const ending = stock
    .filter((low) => !known.has(keyOf(low)))
    .map(
      (low): Attention => ({
        key: `stock ${low.type} ${low.id}`,
        severity: 'warning',
        type: low.type,
        id: low.id,
        name: low.name,
        text: stockText(low),
        path: low.type === 'prizes' ? 'stockCount' : 'prizes',
      }),
    )
  return [...findings, ...ending]
}

const stockText = ({ available, total }: LowStock) =>
  available > 0
    ? `Only ${formatNumber(available)} of ${formatNumber(total)} left.`
    : 'Out of stock, and still offered to players.'
