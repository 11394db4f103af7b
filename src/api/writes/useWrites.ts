import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isObjectOf } from '@/model/isObjectOf'
import type { Recorder } from '@/model/journal'
import { type Settled, settle, UnsettledError } from '@/model/settle'
import { recordWrite } from './journal'
import { createWrites, type Writable } from './writes'

interface SaveOptions<T> {
  isNew: boolean
  /** The object that the save is based on, as it was read right before. Undefined for a create. */
  before?: T | undefined
  /** The object as it should be. */
  wanted: T
  /** Paths of the fields that the server manages. */
  managed: readonly string[]
  /** Called before the object is read again because the effect is unknown. */
  onUncertain?: (() => void) | undefined
  /** The reason that the user gave. */
  why?: string | undefined
}

/** A write that has its effect. */
export interface Written extends Settled {
  /** The id of its entry in the journal. */
  entry: string | undefined
}

/** Reads and writes of one type for its form and its list. All throw ApiError. */
export function useWrites<T extends object>(entity: Writable<T>) {
  const client = useQueryClient()
  return useMemo(() => {
    const writes = createWrites(client)
    /** Deletions that were sent without a response. */
    const lost = new Set<string>()
    return {
      /** Reads the current object; undefined if it no longer exists. */
      read: (account: string, id: string) => writes.read(entity, { account, id }),
      /** Sends the body of a create or an update; an update may contain only some of the fields. */
      save: async (
        account: string,
        body: T,
        { isNew, before, wanted, managed, onUncertain, why }: SaveOptions<T>,
      ): Promise<Written> => {
        const place = { account, id: String(entity.list.idOf(body)) }
        const operation = isNew ? 'create' : 'update'
        const { recorded, record } = recording(() =>
          recordWrite({ operation, type: entity.list.type, ...place, before, after: wanted }, { why }),
        )
        const settled = await settle<T>({
          ...{ operation, before: before ?? {}, wanted, managed, record, onUncertain },
          isObject: (object) => isObjectOf(entity, account, place.id)(object as T),
          wasPending: isNew ? undefined : true,
          send: () => writes.save(entity, place, body, isNew),
          read: () => writes.read(entity, place),
          follow: (response) => writes.followSave(entity, place, { sent: body, response, isNew }),
        }).finally(() => writes.flush())
        return { ...settled, entry: recorded() }
      },
      /** Deletes a row of a list. */
      remove: async (account: string, id: string, before: T): Promise<Written> => {
        const place = { account, id }
        const key = JSON.stringify([entity.list.type, account, id])
        const { recorded, record } = recording(() =>
          recordWrite({ operation: 'delete', type: entity.list.type, ...place, before }),
        )
        try {
          const settled = await settle<T>({
            ...{ operation: 'delete', before, wanted: {}, managed: [], record },
            isObject: (object) => isObjectOf(entity, account, id)(object as T),
            wasSent: lost.has(key),
            send: () => writes.remove(entity, place),
            read: () => writes.read(entity, place),
            follow: () => writes.followRemove(entity, place),
          })
          lost.delete(key)
          return { ...settled, entry: recorded() }
        } catch (thrown) {
          if (thrown instanceof UnsettledError && thrown.isUncertain) lost.add(key)
          throw thrown
        } finally {
          writes.flush()
        }
      },
    }
  }, [client, entity])
}

/** Remembers the entry that a write gets. */
function recording(start: () => Promise<Recorder | undefined>) {
  let recorder: Recorder | undefined
  return {
    recorded: () => recorder?.id,
    record: async () => {
      recorder = await start()
      return recorder
    },
  }
}
