import { useSelector } from '@tanstack/react-store'
import { useEffect, useMemo, useState } from 'react'
import { keptOf, muteOf } from '../check/kept'
import type { Finding } from '../check/types'
import { useFindings } from '../check/useFindings'
import { setTroubles } from '../troubles'
import type { LoadedList } from '../useLists'
import { type Attention, attentionOf } from './attention'
import type { LowStock } from './stock'

/**
 * What needs somebody: the errors and warnings of the check, without muted ones, and stock that ends. Undefined until
 * the first check is done.
 */
export function useAttention(
  account: string,
  lists: readonly LoadedList[],
  stock: readonly LowStock[] | undefined,
): readonly Attention[] | undefined {
  const { result, isCurrent } = useFindings(lists, account)
  // A result of the lists that came early would show too little; the last whole one stays while lists are read again.
  const [checked, setChecked] = useState<readonly Finding[]>()
  if (isCurrent && result && result.findings !== checked) setChecked(result.findings)
  const mutes = useSelector(keptOf(account), (kept) => kept.mutes)
  const troubles = useMemo(
    () => checked?.filter((finding) => finding.severity !== 'note' && !muteOf(mutes, finding)),
    [checked, mutes],
  )
  const hasRows = lists.some(({ rows }) => rows)
  useEffect(() => {
    if (isCurrent && hasRows && troubles) setTroubles(account, troubles.length)
  }, [account, isCurrent, hasRows, troubles])
  return useMemo(() => (troubles && stock ? attentionOf(troubles, stock) : undefined), [troubles, stock])
}
