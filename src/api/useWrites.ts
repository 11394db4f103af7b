import { useQueryClient } from '@tanstack/react-query'
import { announceCreated } from './created'
import { followWrite } from './longLists'
import type { RowSource } from './rows'

/** The calls of a type, under the same names for all types. */
export interface Calls<T> extends RowSource<T> {
  create: (body: never) => Promise<T>
  update: (body: never) => Promise<T>
  /** `account` is left aside where the object is an account itself. */
  remove: (account: string, id: string) => Promise<void>
}

/** What has to be known of a type to write its objects. */
interface Writable<T> {
  list: { type: string; idOf: (row: T) => string }
  calls: Calls<T>
}

/** Whether a generated query key belongs to a resource; infinite keys start with a word of their own. */
const concerns = (queryKey: readonly unknown[], resource: string) => queryKey.includes(`/${resource}`)

/**
 * Create, update and delete of a type, and the look at what is there before an update. Each write makes the lists of
 * that type stale, so that they are fetched again (rule API-7); very long ones follow it in place. All throw ApiError.
 */
export function useWrites<T extends object>({ list, calls }: Writable<T>) {
  const client = useQueryClient()
  const isList = ({ queryKey }: { queryKey: readonly unknown[] }) => concerns(queryKey, list.type)
  const refetchLists = () => client.invalidateQueries({ predicate: isList })
  const isSame = (a: T & Owned, b: T & Owned) =>
    list.idOf(a) === list.idOf(b) && (a.account ?? b.account) === b.account
  return {
    /** The object as it is now; undefined when it is gone. Throws ApiError. */
    reread: (account: string, isIt: (row: T) => boolean): Promise<T | undefined> =>
      calls.reread(client, account, isIt),
    /** Sends the body of a create or an update; that of an update may hold less than the object. */
    save: async (body: unknown, isNew: boolean) => {
      const response: unknown = await (isNew ? calls.create : calls.update)(body as never)
      const sent = body as T & Owned
      followWrite<T>(client, isList, { sent, answer: response, isNew, isIt: (row) => isSame(row, sent) })
      void refetchLists()
      if (isNew)
        announceCreated({ type: list.type, account: sent.account ?? '', id: String(list.idOf(sent)) })
    },
    remove: async (account: string, id: string) => {
      try {
        await calls.remove(account, id)
        followWrite<T & Owned>(client, isList, {
          sent: undefined,
          isIt: (row) => list.idOf(row) === id && (row.account ?? account) === account,
        })
      } finally {
        // Also after a failure: whatever stood in the way, the list shown should be the server's.
        void refetchLists()
      }
    },
  }
}

interface Owned {
  account?: string
}
