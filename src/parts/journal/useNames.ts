import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isOfAccount, isOfResource } from '@/api/rows'
import { memoizeWeakly } from '@/lib/memoizeWeakly'
import { isObject, titleOf } from '@/lib/value'
import { type EntityType, programmeTypes } from '@/model/entityTypes'
import type { NameOf } from '@/model/fieldValue'
import { idOf } from '@/model/references'

/** The names are read again after this time, in ms. */
const freshMs = 5000

interface Known {
  at: number
  /** By type and id: objects of different types can have the same id. */
  names: ReadonlyMap<string, string>
}

const knownOf = memoizeWeakly((_client: QueryClient) => new Map<string, Known>())

/** Returns the names of objects of an account by type and id, as far as its lists are loaded. Sends nothing. */
export function useNames(account: string): NameOf {
  const client = useQueryClient()
  return useMemo(
    () => (to: EntityType, id: string) => namesIn(client, account).get(`${to} ${id}`),
    [client, account],
  )
}

function namesIn(client: QueryClient, account: string): ReadonlyMap<string, string> {
  const byAccount = knownOf(client)
  const before = byAccount.get(account)
  if (before && Date.now() - before.at < freshMs) return before.names
  const names = new Map<string, string>()
  for (const type of programmeTypes)
    for (const { state } of client
      .getQueryCache()
      .findAll({ predicate: (query) => isOfResource(query, type) && isOfAccount(query, account) })) {
      const { pages } = (state.data ?? {}) as { pages?: unknown }
      for (const row of Array.isArray(pages) ? pages.flat() : [])
        if (isObject(row)) {
          const id = idOf(type, row)
          if (id !== '') names.set(`${type} ${id}`, titleOf(row, id))
        }
    }
  byAccount.set(account, { at: Date.now(), names })
  return names
}
