import { defaultQuery, idOf, listsOf } from './lists.mjs'

/** @import { Json } from '../contract/types' */
/** @import { Checker } from '../types' */
/** @import { Kind } from './types' */

/**
 * The operations of every kind of object. Accounts come last, because all others need one.
 * @param {Checker} checker
 * @returns {Kind[]}
 */
export function kindsOf(checker) {
  const kinds = listsOf(checker).map((list) => {
    const inTag = (/** @type {string[]} */ ...methods) => {
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
  const by = (/** @type {string} */ id) => checker.byId(id)
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

/**
 * Looks for an object in its list, page by page.
 * @param {Kind} kind
 * @param {string} account
 * @param {string} id
 * @param {(query?: Record<string, Json>) => Promise<Json>} readPage returns the objects of a
 * page, or no array if the page cannot be read
 * @param {number} most maximum number of objects to read
 * @returns {Promise<Json>} undefined if it is not there, null if the list cannot be read
 */
export async function findObject(kind, account, id, readPage, most) {
  const query = kind.name === 'accounts' ? undefined : defaultQuery(kind.list, account)
  for (let skip = 0; skip < most; skip += query?.limit ?? 0) {
    const page = await readPage(query && { ...query, skip })
    if (!Array.isArray(page)) return null
    const found = page.find((object) => idOf(object) === id)
    if (found || !query || page.length < query.limit) return found
  }
  return null
}
