import { useQueryClient } from '@tanstack/react-query'
import type { AnyEntity } from '@/entities/definition'
import { followWrite } from '@/entities/longLists'
import { announceCreated } from '@/form/created'

/** Whether a generated query key belongs to a resource; infinite keys start with a word of their own. */
const concerns = (queryKey: readonly unknown[], resource: string) => queryKey.includes(`/${resource}`)

/**
 * Create, update and delete of a type, and the look at what is there before an update. Each write makes the lists of
 * that type stale, so that they are fetched again (rule API-7); very long ones follow it in place. All throw ApiError.
 */
export function useWrites({ list, calls }: AnyEntity) {
  const client = useQueryClient()
  const isList = ({ queryKey }: { queryKey: readonly unknown[] }) => concerns(queryKey, list.type)
  const refetchLists = () => client.invalidateQueries({ predicate: isList })
  const isSame = (a: { account?: string }, b: { account?: string }) =>
    list.idOf(a) === list.idOf(b) && (a.account ?? b.account) === b.account
  return {
    /** The object as it is now; undefined when it is gone. Throws ApiError. */
    reread: (account: string, isIt: (row: object) => boolean): Promise<object | undefined> =>
      calls.reread(client, account, isIt),
    save: async (body: unknown, isNew: boolean) => {
      const answer: unknown = await (isNew ? calls.create : calls.update)(body as never)
      const sent = body as object
      followWrite(client, isList, { sent, answer, isNew, isIt: (row) => isSame(row, sent) })
      void refetchLists()
      const { account = '' } = sent as { account?: string }
      if (isNew) announceCreated({ type: list.type, account, id: String(list.idOf(sent)) })
    },
    remove: async (account: string, id: string) => {
      try {
        await calls.remove(account, id)
        followWrite(client, isList, {
          sent: undefined,
          isIt: (row: { account?: string }) => list.idOf(row) === id && (row.account ?? account) === account,
        })
      } finally {
        // Also after a failure: whatever stood in the way, the list shown should be the server's.
        void refetchLists()
      }
    },
  }
}
