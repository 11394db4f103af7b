import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Recorder, recordWrite } from './journal'
import { settle, UnsettledError } from './settle'
import { createWrites, isObjectOf, type Writable } from './writes'

interface SaveOptions<T> {
  isNew: boolean
  /** Whether an object that was read again has what was sent. */
  isSaved: (found: T) => boolean
  /** Called before the object is read again because the effect is unknown. */
  onUncertain?: (() => void) | undefined
  /** The object that the save is based on, for the journal. */
  before?: T | undefined
  /** The reason that the user gave. */
  why?: string | undefined
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
      /**
       * Sends the body of a create or an update; an update may contain only some of the fields. Resolves to the id of
       * its entry in the journal.
       */
      save: async (
        account: string,
        body: T,
        { isNew, isSaved, onUncertain, before, why }: SaveOptions<T>,
      ): Promise<string | undefined> => {
        const place = { account, id: String(entity.list.idOf(body)) }
        let recorder: Recorder | undefined
        await settle<T>({
          matches: (object) => isObjectOf(entity, account, place.id)(object as T),
          record: async () => {
            const operation = isNew ? 'create' : 'update'
            const change = { type: entity.list.type, ...place, before, after: { ...before, ...body } }
            recorder = await recordWrite({ operation, ...change }, { why })
            return recorder
          },
          verb: 'saved',
          send: () => writes.save(entity, place, body, isNew),
          read: () => writes.read(entity, place),
          isDone: (found) => found !== undefined && isSaved(found),
          refusedWhenDone: isNew ? 409 : undefined,
          follow: (response) => writes.followSave(entity, place, { sent: body, response, isNew }),
          onUncertain,
        }).finally(() => writes.flush())
        return recorder?.id
      },
      /**
       * Deletes a row of a list. A 404 after a deletion whose response was lost counts as deleted. Resolves to the id of
       * its entry in the journal.
       */
      remove: async (account: string, id: string, before: T): Promise<string | undefined> => {
        let recorder: Recorder | undefined
        const place = { account, id }
        const key = JSON.stringify([entity.list.type, account, id])
        const wasSent = lost.has(key)
        try {
          await settle<T>({
            record: async () => {
              recorder = await recordWrite({ operation: 'delete', type: entity.list.type, ...place, before })
              return recorder
            },
            verb: 'deleted',
            send: () => writes.remove(entity, place),
            read: () => writes.read(entity, place),
            isDone: (found) => found === undefined,
            refusedWhenDone: wasSent ? 404 : undefined,
            wasSent,
            follow: () => writes.followRemove(entity, place),
          })
          lost.delete(key)
          return recorder?.id
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
