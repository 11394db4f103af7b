import { useState } from 'react'
import { isObjectOf } from '@/model/isObjectOf'
import type { EditedEntity } from './types'

type Found<T> = 'pending' | 'failed' | 'missing' | 'furtherPages' | { object: T }

/**
 * Finds the object of a route in the list of its type. A found object stays, even when a background refetch no longer
 * returns it: otherwise the form would close under the user's edits. Only a successful list can report it missing, and
 * an object of another account counts as missing (decision B2).
 */
export function useFoundObject<T extends object>(entity: EditedEntity<T>, account: string, id: string) {
  const { rows, error, isFetching, hasMore, loadMore, retry } = entity.calls.useRows(account)
  const [kept, keep] = useState<T>()
  const found: T | undefined = rows?.find(isObjectOf(entity, account, id))
  if (found && found !== kept) keep(found)
  const object = found ?? kept

  const state = (): Found<T> => {
    if (object) return { object }
    if (error && !isFetching) return 'failed'
    if (!rows || isFetching) return 'pending'
    return hasMore ? 'furtherPages' : 'missing'
  }
  return { state: state(), error: error?.message ?? '', retry, lookFurther: loadMore }
}
