import type { Json } from '../contract/types.ts'
import type { Checker } from '../types.ts'
import { defaultQuery, idOf, listsOf } from './lists.ts'
import type { Kind } from './types.ts'

/** The operations of every kind of object. Accounts come last, because all others need one. */
export function kindsOf(checker: Checker): Kind[] {
  const kinds = listsOf(checker).map((list) => {
    const inTag = (...methods: string[]) => {
      const found = checker.operations.find(({ tag, method }) => tag === list.tag && methods.includes(method))
      if (!found) throw new Error(`the contract has no ${methods.join(' or ')} of ${list.tag}`)
      return found
    }
    return {
      name: list.tag ?? '',
      idField: list.tag === 'players' ? 'player' : 'id',
      list,
      create: inTag('post'),
      update: inTag('put', 'patch'),
      remove: inTag('delete'),
    }
  })
  const by = (id: string) => checker.byId(id)
  return [
    ...kinds,
    {
      name: 'accounts',
      idField: 'account',
      list: by('listAccounts'),
      create: by('createAccount'),
      update: by('updateAccount'),
      remove: by('deleteAccount'),
    },
  ]
}

type Reading = { most: number; isCapped: () => boolean }

/**
 * Looks for an object in its list, page by page.
 * @param readPage returns the objects of a
 * page, or no array if the page cannot be read
 * @param reading `most` is the maximum number of objects to read, `isCapped` whether short pages are not the last one
 * @returns undefined if it is not there, null if the list cannot be read
 */
export const findObject = (
  kind: Kind,
  account: string,
  id: string,
  readPage: (query?: Record<string, Json>) => Promise<Json>,
  reading: Reading,
): Promise<Json> => findWhere(kind, account, (one) => one === id, readPage, reading)

/** The same by a condition on the id. */
export async function findWhere(
  kind: Kind,
  account: string,
  isIt: (id: Json) => boolean,
  readPage: (query?: Record<string, Json>) => Promise<Json>,
  { most, isCapped }: Reading,
): Promise<Json> {
  const query = kind.name === 'accounts' ? undefined : defaultQuery(kind.list, account)
  for (let skip = 0; skip < most; ) {
    const page = await readPage(query && { ...query, skip })
    if (!Array.isArray(page)) return null
    const found = page.find((object) => isIt(idOf(object)))
    if (found || !query || page.length === 0 || (page.length < query.limit && !isCapped())) return found
    skip += page.length
  }
  return null
}
