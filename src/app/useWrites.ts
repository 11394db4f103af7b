import { useQueryClient } from '@tanstack/react-query'
import type { AnyEntity } from '@/entities/definition'

/** Whether a generated query key belongs to a resource; infinite keys start with a word of their own. */
const concerns = (queryKey: readonly unknown[], resource: string) => queryKey.includes(`/${resource}`)

/**
 * Create, update and delete of a type. Each makes the lists of that type stale, so that they are fetched again
 * (spec §4). All of them throw ApiError.
 */
export function useWrites({ list, calls }: AnyEntity) {
  const client = useQueryClient()
  const refetchLists = () =>
    client.invalidateQueries({ predicate: ({ queryKey }) => concerns(queryKey, list.type) })
  return {
    save: async (body: unknown, isNew: boolean) => {
      await (isNew ? calls.create : calls.update)(body as never)
      void refetchLists()
    },
    remove: async (account: string, id: string) => {
      try {
        await calls.remove(account, id)
      } finally {
        // Also after a failure: whatever stood in the way, the list shown should be the server's.
        void refetchLists()
      }
    },
  }
}
