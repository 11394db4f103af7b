import { useSelector } from '@tanstack/react-store'
import { useEffect, useMemo, useState } from 'react'
import { findingTitle, findingType, isOfSeveral } from '@/engine/check/causes'
import { sortedBy } from '@/engine/check/mutes'
import type { Finding, Severity } from '@/engine/check/types'
import type { LoadedList } from '@/entities/useLists'
import { formatNumber } from '@/lib/format'
import type { EntityType } from '@/model/entityTypes'
import { setFindingCounts } from '@/parts/findings/findingCounts'
import { storageOf } from '@/parts/findings/storage'
import { useFindings } from '@/parts/findings/useFindings'
import { isPageOn } from '@/parts/navigation/pages'
import type { LowStock } from './lowStock'

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

/** Converts a finding for the overview. */
const attentionTo = (finding: Finding): Attention => ({
  ...finding,
  ...(isOfSeveral(finding) && { type: findingType(finding), name: findingTitle(finding) }),
})

/** Without the page Check no lists are checked. */
const none: readonly LoadedList[] = []

/**
 * The errors and warnings of the check without muted ones, and stock that runs out. Undefined until the first check is
 * done.
 */
export function useAttention(
  account: string,
  lists: readonly LoadedList[],
  stock: readonly LowStock[] | undefined,
): readonly Attention[] | undefined {
  const hasCheck = isPageOn('/programme/check')
  const { result, isCurrent } = useFindings(hasCheck ? lists : none, account)
  // While lists are reloaded, the check would run on partial lists, so the last complete result stays.
  const [checked, setChecked] = useState<readonly Finding[]>()
  if (isCurrent && result && result.findings !== checked) setChecked(result.findings)
  const mutes = useSelector(storageOf(account), (kept) => kept.mutes)
  const findings = useMemo(() => checked && sortedBy(mutes, checked).shown, [checked, mutes])
  const problems = useMemo(
    () => findings?.filter(({ severity }) => severity !== 'note').map(attentionTo),
    [findings],
  )
  const hasRows = lists.some(({ rows }) => rows)
  useEffect(() => {
    if (hasCheck && isCurrent && hasRows && findings) setFindingCounts(account, { findings, at: result?.at })
  }, [account, hasCheck, isCurrent, hasRows, findings, result])
  return useMemo(() => (problems && stock ? attentionOf(problems, stock) : undefined), [problems, stock])
}
