import { useState } from 'react'
import type { AnyEntity } from '@/entities/definition'

type Found = 'pending' | 'failed' | 'missing' | 'furtherPages' | { object: object }

/** Whether a row is the object of a route, be its id a number: one of another account is another object (decision B2). */
export const isObjectOf =
  ({ list, scope }: AnyEntity, account: string, id: string) =>
  (row: { account?: string }): boolean =>
    String(list.idOf(row)) === id && (scope === 'all' || row.account === undefined || row.account === account)

/**
 * The object of a route among the lists of its type. What was found once stays, even when a list fetched again in
 * the background lacks it: nothing may pull the ground from under the edits. Only a successful list can lack it,
 * and an object of another account counts as lacking (decision B2).
 */
export function useFoundObject(entity: AnyEntity, account: string, id: string) {
  const { rows, error, isFetching, hasMore, loadMore, retry } = entity.calls.useRows(account)
  const [kept, keep] = useState<object>()
  const found: object | undefined = rows?.find(isObjectOf(entity, account, id))
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
