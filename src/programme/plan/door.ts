import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { copyImage } from '@/api/copyImage'
import { followWrite } from '@/api/longLists'
import type { AnyEntity } from '@/entities/definition'
import { type EntityType, entityOf } from '@/entities/registry'
import { resourceFacts } from '@/generated/resourceFacts'
import { idOf, keyOf } from './ids'
import type { Door, ObjectName } from './types'

/** Lists on the screen follow a running queue at most this often, in ms. */
const everyMs = 5_000

type Owned = { account?: string }

/** Whether a row is that object. The same id in another account is another object (decision B2). */
const isObject =
  (account: string, { type, id }: ObjectName) =>
  (row: object & Owned) =>
    idOf(type, row) === id &&
    (resourceFacts[type].scope === 'all' || row.account === undefined || row.account === account)

/**
 * The calls of a queue at the API of the console.
 *
 * The API reads lists, not single objects. So one that was read serves all of its objects for 10 s, as long as a save
 * trusts what it has read (`saveObject`), but never an object that was written since. 500 updates of one list cost one
 * more request for each 10 s. Pictures with the same address are uploaded once to an account.
 *
 * The lists of written types are refetched at most every 5 s, and by `flush`. Lists of many pages follow each write in
 * place.
 */
export function createDoor(client: QueryClient, now: () => number = () => performance.now()): Door {
  const readers = new Map<string, ReturnType<AnyEntity['calls']['rereader']>>()
  /** When an object was written last. What was read before is out of date. */
  const writtenAt = new Map<string, number>()
  const uploads = new Map<string, Promise<string>>()
  const stale = new Set<EntityType>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const calls = (type: EntityType): AnyEntity['calls'] => (entityOf(type) as AnyEntity).calls
  const place = (account: string, name: ObjectName) => JSON.stringify([account, keyOf(name)])
  const isList =
    (type: EntityType) =>
    ({ queryKey }: { queryKey: readonly unknown[] }) =>
      queryKey.includes(`/${type}`)

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

  /** Makes a call that writes an object, whatever becomes of it. */
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
    const answer: unknown = await write(account, name, () => send(object as never))
    followWrite<object>(client, isList(type), { sent: object, answer, isNew, isIt: isObject(account, name) })
    return answer
  }

  return {
    read: (account, name) =>
      reader(account, name.type)(isObject(account, name), writtenAt.get(place(account, name))),
    create: (type, object) => save(type, object, true),
    update: (type, object) => save(type, object, false),
    async remove(account, name) {
      await write(account, name, () => calls(name.type).remove(account, name.id))
      followWrite<object>(client, isList(name.type), { sent: undefined, isIt: isObject(account, name) })
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

/** The door of this page. */
export function useDoor(): Door {
  const client = useQueryClient()
  return useMemo(() => createDoor(client), [client])
}
