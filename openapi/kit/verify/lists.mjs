/** @import { Json } from '../contract/types' */
/** @import { Checker, Operation } from '../types' */

export const LISTS = { limit: 500, skip: 0, availability: 'all', timeframe: 'all', player: '' }
const PLAYERS = { limit: 100, skip: 0, sort: 'points', order: 'desc' }

/** @typedef {ReturnType<typeof defaultQuery>} Query */

export const idOf = (/** @type {Json} */ object) => object?.id ?? object?.player ?? object?.account
export const isPlayers = (/** @type {Operation} */ operation) => operation.id === 'listPlayers'

/**
 * The query with which the console requests a list.
 * @param {Operation} operation
 * @param {string} account
 */
export const defaultQuery = (operation, account) => ({ account, ...(isPlayers(operation) ? PLAYERS : LISTS) })

/** Lists of one account. @param {Checker} checker */
export const listsOf = (checker) =>
  checker.operations.filter(
    ({ id, parameters }) => /^list/.test(id) && parameters.some(({ name }) => name === 'limit'),
  )
