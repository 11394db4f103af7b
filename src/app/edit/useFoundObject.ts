import { useState } from 'react'
import type { AnyEntity } from '@/entities/definition'

type Found = 'pending' | 'failed' | 'missing' | 'furtherPages' | { object: object }

/**
 * The object of a route among the lists of its type. What was found once stays, even when a list fetched again in
 * the background lacks it: nothing may pull the ground from under the edits. Only a successful list can lack it,
 * and an object of another account counts as lacking (reading B2).
 */
export function useFoundObject({ list, calls, scope }: AnyEntity, account: string, id: string) {
  const { rows, error, isFetching, hasMore, loadMore, retry } = calls.useRows(account)
  const [kept, keep] = useState<object>()
  const own = (row: { account?: string }) =>
    scope === 'all' || row.account === undefined || row.account === account
  const found: object | undefined = rows?.find((row) => list.idOf(row) === id && own(row))
  if (found && found !== kept) keep(found)
  const object = found ?? kept

  const state = (): Found => {
    if (object) return { object }
    if (error && !isFetching) return 'failed'
    if (!rows || isFetching) return 'pending'
    return hasMore ? 'furtherPages' : 'missing'
  }
  return { state: state(), error: error?.message ?? '', retry, lookFurther: loadMore }
}
