import { useMemo } from 'react'
import { accounts } from '@/entities/accounts/definition'
import type { Account } from '@/generated/model'
import { naturalCompare } from '@/lib/compare'
import { titleOf } from '@/lib/value'
import { fitsAddress } from '@/model/ids'
import { useAccountOrder } from '@/parts/comparison/accountOrder'

/** An account that can be compared. */
export interface ListedAccount {
  id: string
  name: string
  row: Account
  isStarred: boolean
}

/** All accounts: starred and recently opened ones first, then by name (rule COMPARE-9). */
export function useAccountRows() {
  const { rows, error, retry } = accounts.calls.useRows('')
  const { starred, rankOf } = useAccountOrder()
  const listed = useMemo(
    () =>
      rows
        ?.map((row): ListedAccount => {
          const id = accounts.list.idOf(row)
          return { id, name: titleOf(row, id), row, isStarred: starred.has(id) }
        })
        .filter(({ id }) => fitsAddress(id))
        .sort((a, b) => rankOf(a.id) - rankOf(b.id) || naturalCompare(a.name, b.name)),
    [rows, starred, rankOf],
  )
  return { listed, error, retry }
}
