import { useQueryClient } from '@tanstack/react-query'
import type { ResourceCalls } from '@/generated/resources'
import { followWrite } from './longLists'
import type { RowSource } from './rows'
import { isOfResource } from './rows'

/** The requests of a type, with the same names for all types. */
export type Calls<T> = RowSource<T> & Pick<ResourceCalls<T>, 'create' | 'update' | 'remove'>

/** The parts of an entity definition that writing needs. */
interface Writable<T> {
  list: { type: string; idOf: (row: T) => string }
  calls: Calls<T>
}

/**
 * Create, update and delete of a type, and the read before an update. Each write invalidates the lists of that type, so
 * they are refetched (rule API-7); very long lists are updated in place. All throw ApiError.
 */
export function useWrites<T extends object>({ list, calls }: Writable<T>) {
  const client = useQueryClient()
  const isList = (query: { queryKey: readonly unknown[] }) => isOfResource(query, list.type)
  const refetchLists = () => client.invalidateQueries({ predicate: isList })
  const isSame = (a: T & Owned, b: T & Owned) =>
    list.idOf(a) === list.idOf(b) && (a.account ?? b.account) === b.account
  return {
    /** Reads the current object; undefined if it no longer exists. Throws ApiError. */
    reread: (account: string, isIt: (row: T) => boolean): Promise<T | undefined> =>
      calls.reread(client, account, isIt),
    /** Sends the body of a create or an update; an update may contain only some of the fields. */
    save: async (body: unknown, isNew: boolean) => {
      const response: unknown = await (isNew ? calls.create : calls.update)(body as never)
      const sent = body as T & Owned
      followWrite<T>(client, isList, { sent, response, isNew, isIt: (row) => isSame(row, sent) })
      void refetchLists()
      if (isNew)
        announceCreated({ type: list.type, account: sent.account ?? '', id: String(list.idOf(sent)) })
    },
    remove: async (account: string, id: string) => {
      try {
        await calls.remove(account, id)
        followWrite<T & Owned>(client, isList, {
          sent: undefined,
          isIt: (row) => list.idOf(row) === id && accountOf(row, account) === account,
        })
      } finally {
        // Also after a failure: the list should show the server's current state in any case.
        void refetchLists()
      }
    },
  }
}

interface Owned {
  account?: string
}

/** The account of a row; a row that names none belongs to the one whose list it is in. */
export const accountOf = (row: Owned, account: string): string => row.account ?? account

/**
 * Announces objects created in one tab to the other tabs of the browser. If a picker sent the user to another tab to
 * create an object, it selects that object.
 */
export interface Created {
  /** Path segment of the type, e.g. `missions`. */
  type: string
  account: string
  id: string
}

const channelName = 'console.created'

export function announceCreated(created: Created): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(created)
  channel.close()
}

/** Calls `listener` for every created object. Returns a function that unsubscribes. */
export function onCreated(listener: (created: Created) => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }: MessageEvent<Created>) => listener(data))
  return () => channel.close()
}
