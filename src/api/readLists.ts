import { resources } from '@/generated/resources'
import { isObject } from '@/lib/value'
import type { EntityType } from '@/model/entityTypes'
import { pagedBy, readPages, unpaged } from './pages'

export interface Reading {
  signal?: AbortSignal
  /** Called before each list. */
  onList?: (type: EntityType) => void
  /** Called after each page, with the number of objects of the list so far. */
  onPage?: (type: EntityType, loaded: number) => void
  /** Ends a list after a page for which it returns true. */
  until?: (rows: readonly object[]) => boolean
}

/** Reads all pages of these lists, without a cache. Throws ApiError. */
export async function readLists(
  account: string,
  types: readonly EntityType[],
  { signal, onList, ...each }: Reading = {},
): Promise<Map<EntityType, object[]>> {
  const lists = new Map<EntityType, object[]>()
  for (const type of types) {
    onList?.(type)
    lists.set(type, await readList(type, account, signal, each))
  }
  return lists
}

/** Reads the pages of a list, without a cache. Throws ApiError. */
export async function readList(
  type: EntityType,
  account: string,
  signal?: AbortSignal,
  { onPage, until }: Pick<Reading, 'onPage' | 'until'> = {},
): Promise<object[]> {
  const { pageSize, list } = resources[type]
  const paging = pageSize === undefined ? undefined : pagedBy(pageSize)
  const { queryFn } = list(account, paging)
  const objects: object[] = []
  const read = async (pageParam: unknown) => {
    signal?.throwIfAborted()
    return queryFn({ pageParam, signal })
  }
  for await (const { rows } of readPages<object>(paging ?? unpaged, read)) {
    for (const row of rows) if (isObject(row)) objects.push(row)
    onPage?.(type, objects.length)
    if (until?.(rows)) break
  }
  return objects
}
