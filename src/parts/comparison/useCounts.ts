import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { checking } from '@/engine/check/check'
import { inSlices } from '@/lib/idle'
import type { AccountsRead, ReadAccount } from './reading'
import { unreadIn, useReading } from './reading'

/** The counts of an account. */
export interface AccountCount {
  objects: number
  /** Errors and warnings of the check; undefined until they are counted. */
  findings: number | undefined
  /** Why a list could not be read. The numbers then include only the other lists. */
  error: string | undefined
}

/** Counts objects and findings of accounts on demand, one account after the other (rule COMPARE-10). */
export function useCounts(): Omit<AccountsRead, 'read'> & { counts: ReadonlyMap<string, AccountCount> } {
  const { read, ...reading } = useReading()
  const [findings, setFindings] = useState<ReadonlyMap<ReadAccount, number>>(new Map())
  const begun = useRef(new Set<ReadAccount>())
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  const check = useCallback((account: string, one: ReadAccount) => {
    begun.current.add(one)
    const programme = { account, now: Date.now(), lists: one.lists, partial: unreadIn(one) }
    inSlices(checking(programme), (found) => {
      const count = found.filter(({ severity }) => severity !== 'note').length
      if (isMounted.current) setFindings((before) => new Map(before).set(one, count))
    })
  }, [])
  useEffect(() => {
    for (const [account, one] of read) if (!begun.current.has(one)) check(account, one)
  }, [read, check])
  const counts = useMemo(
    () =>
      new Map(
        [...read].map(([account, one]): [string, AccountCount] => [
          account,
          {
            objects: [...one.lists.values()].reduce((sum, rows) => sum + rows.length, 0),
            findings: findings.get(one),
            error: [...one.errors.values()][0],
          },
        ]),
      ),
    [read, findings],
  )
  return { ...reading, counts }
}
