import type { Json } from '../contract/types.ts'
import type { Checker, Operation } from '../types.ts'

export const LISTS = { limit: 500, skip: 0, availability: 'all', timeframe: 'all', player: '' }
const PLAYERS = { limit: 100, skip: 0, sort: 'points', order: 'desc' }

export type Query = ReturnType<typeof defaultQuery>

export const idOf = (object: Json) => object?.id ?? object?.player ?? object?.account
export const isPlayers = (operation: Operation) => operation.id === 'listPlayers'

/** The query with which the console requests a list. */
export const defaultQuery = (operation: Operation, account: string) => ({
  account,
  ...(isPlayers(operation) ? PLAYERS : LISTS),
})

/** Lists of one account. */
export const listsOf = (checker: Checker) =>
  checker.operations.filter(
    ({ id, parameters }) => /^list/.test(id) && parameters.some(({ name }) => name === 'limit'),
  )
