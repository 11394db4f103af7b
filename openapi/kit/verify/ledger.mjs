import { setTimeout as sleep } from 'node:timers/promises'
import { findingId } from '../report/findings.mjs'

/** @import { Operation, Report } from '../types' */
/** @import { Client } from './client.mjs' */

/** @typedef {ReturnType<typeof createLedger>} Ledger */
/** @typedef {() => Promise<boolean | undefined>} Look whether the object is in its list; undefined if the list cannot be read */
/** @typedef {{ operation: Operation, params: Record<string, string>, look: Look }} Entry */

const TRIES = 3

/**
 * Tracks the objects that this run created or tried to create. They are deleted at the end, even after a failure.
 * @param {{ client: Client, report: Report }} context
 */
export function createLedger({ client, report }) {
  /** @type {Map<string, Entry>} */
  const entries = new Map()
  /** @type {Set<Operation>} */
  const failing = new Set()
  return {
    add: (
      /** @type {Operation} */ operation,
      /** @type {Record<string, string>} */ params,
      /** @type {Look} */ look,
    ) => entries.set(`${operation.id} ${params.id}`, { operation, params, look }),
    /** Removes an entry whose object certainly does not exist. */
    forget: (/** @type {Operation} */ operation, /** @type {Record<string, string>} */ params) =>
      entries.delete(`${operation.id} ${params.id}`),
    /** Ids of objects that possibly exist. */
    get ids() {
      return [...entries.values()].map(({ params }) => params.id)
    },
    async cleanUp() {
      for (const [key, entry] of [...entries].reverse()) {
        const { operation, params, look } = entry
        // An operation that failed for one object is not repeated for the others.
        const status = await remove(client, entry, failing.has(operation) ? 1 : TRIES)
        if (status !== 404 && !isSuccess(status)) failing.add(operation)
        // 404 can also mean that the service decoded the id wrongly, so the list decides.
        const isThere = isSuccess(status) ? false : await look()
        if (isThere === false || (isThere === undefined && status === 404)) entries.delete(key)
        else
          report.add({
            id: findingId('answer', 'left-behind', operation.id),
            rule: 'left-behind',
            severity: 'breaks',
            message: `${operation.id}: '${params.id}' could not be deleted; ${
              isThere
                ? 'it is still in its list, please delete it by hand'
                : 'its list cannot be read either, please look whether it is there'
            }`,
            operations: [operation.id],
          })
      }
    },
  }
}

/**
 * @param {Client} client
 * @param {Entry} entry
 * @param {number} tries
 * @returns {Promise<number>} the status of the last response; 0 without one
 */
async function remove(client, { operation, params }, tries) {
  const path = operation.path.replaceAll(/\{([^}]+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ''))
  for (let attempt = 1; ; attempt += 1) {
    const { status } = await client.send('DELETE', path).catch(() => ({ status: 0 }))
    // Repeating a refused request would not help.
    const isFinal = isSuccess(status) || (status >= 400 && status < 500 && status !== 429)
    if (isFinal || attempt >= tries) return status
    await sleep(300 * attempt)
  }
}

const isSuccess = (/** @type {number} */ status) => status >= 200 && status < 300
