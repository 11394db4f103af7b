import { useMemo } from 'react'
import { useLists } from '@/entities/useLists'
import { titleOf } from '@/lib/value'
import type { EntityType } from '@/model/entityTypes'
import { idOf } from '@/model/references'

export type ReferenceNameOf = (to: EntityType | undefined, id: string) => string | undefined

/** Loads the lists of these types, and returns the names of their objects; undefined while they load. */
export function useNamesOf(account: string, types: readonly EntityType[]): ReferenceNameOf | undefined {
  const lists = useLists(account, types)
  const isLoaded = lists.every(({ isLoading }) => !isLoading)
  return useMemo(() => {
    if (!isLoaded) return undefined
    const byType = new Map(
      lists.map(({ type, rows = [] }) => [
        type,
        new Map(rows.map((row) => [idOf(type, row), titleOf(row, idOf(type, row))])),
      ]),
    )
    return (to, id) => to && byType.get(to)?.get(id)
  }, [lists, isLoaded])
}
