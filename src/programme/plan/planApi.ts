import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { copyImage } from '@/api/copyImage'
import { followWrite } from '@/api/longLists'
import { isOfResource } from '@/api/rows'
import type { AnyEntity } from '@/entities/definition'
import { type EntityType, entityOf } from '@/entities/registry'
import { resourceFacts } from '@/generated/resourceFacts'
import { idOf } from '../references'
import { keyOf } from './ids'
import type { ObjectName, PlanApi } from './types'

/** The shortest interval at which lists on the screen are refetched while a queue runs, in ms. */
const everyMs = 5_000

type Owned = { account?: string }

/** Whether a row is that object. An object with the same id in another account is a different one (decision B2). */
const isIt =
  (account: string, { type, id }: ObjectName) =>
  (row: object & Owned) =>
    idOf(type, row) === id &&
    (resourceFacts[type].scope === 'all' || row.account === undefined || row.account === account)

/**
 * The API calls of a queue.
 *
 * The API returns lists, not single objects. So a list that was read serves all of its objects for 10 s, as long as a
 * save trusts what it has read (`saveObject`), except objects that were written since. 500 updates of one list cost one
 * more request per 10 s. A picture is uploaded to an account once, even if several objects use its address.
 *
 * The lists of written types are refetched at most every 5 s, and by `flush`. Lists of many pages are updated in place
 * after each write.
 */
export function createPlanApi(client: QueryClient, now: () => number = () => performance.now()): PlanApi {
  const readers = new Map<string, ReturnType<AnyEntity['calls']['rereader']>>()
  /** When an object was last written. Data that was read before that is outdated. */
  const writtenAt = new Map<string, number>()
  const uploads = new Map<string, Promise<string>>()
  const stale = new Set<EntityType>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const calls = (type: EntityType): AnyEntity['calls'] => (entityOf(type) as AnyEntity).calls
  const place = (account: string, name: ObjectName) => JSON.stringify([account, keyOf(name)])
  const isList = (type: EntityType) => (query: { queryKey: readonly unknown[] }) => isOfResource(query, type)

  function reader(account: string, type: EntityType) {
    const key = JSON.stringify([account, type])
    const known = readers.get(key) ?? calls(type).rereader(client, account)
    readers.set(key, known)
    return known
  }

  function flush() {
    clearTimeout(timer)
    timer = undefined
    for (const type of stale) void client.invalidateQueries({ predicate: isList(type) })
    stale.clear()
  }

  /** Makes a call that writes an object. Marks the object as written even if the call fails. */
  async function write<T>(account: string, name: ObjectName, send: () => Promise<T>): Promise<T> {
    try {
      return await send()
    } finally {
      writtenAt.set(place(account, name), now())
      stale.add(name.type)
      timer ??= setTimeout(flush, everyMs)
    }
  }

  async function save(type: EntityType, object: object, isNew: boolean) {
    const { account = '' } = object as Owned
    const name = { type, id: idOf(type, object) }
    const send = isNew ? calls(type).create : calls(type).update
    const response: unknown = await write(account, name, () => send(object as never))
    followWrite<object>(client, isList(type), {
      sent: object,
      response: response,
      isNew,
      isIt: isIt(account, name),
    })
    return response
  }

  return {
    read: (account, name) =>
      reader(account, name.type)(isIt(account, name), writtenAt.get(place(account, name))),
    create: (type, object) => save(type, object, true),
    update: (type, object) => save(type, object, false),
    async remove(account, name) {
      await write(account, name, () => calls(name.type).remove(account, name.id))
      followWrite<object>(client, isList(name.type), { sent: undefined, isIt: isIt(account, name) })
    },
    copyImage(account, url) {
      const key = JSON.stringify([account, url])
      const known = uploads.get(key) ?? copyImage(account, url)
      uploads.set(key, known)
      known.catch(() => uploads.delete(key))
      return known
    },
    flush,
  }
}

/** The API of this page's queue. */
export function usePlanApi(): PlanApi {
  const client = useQueryClient()
  return useMemo(() => createPlanApi(client), [client])
}
