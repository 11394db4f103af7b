import { setTimeout as sleep } from 'node:timers/promises'
import { findingId } from '../report/findings.mjs'

/** @import { Client, Operation, Report } from '../types' */

/**
 * Tracks what this run may have created. All of it is deleted at the end, even after a failure.
 * @param {{ client: Client, report: Report }} context
 */
export function createLedger({ client, report }) {
  /** @type {Map<string, { operation: Operation, params: Record<string, string> }>} */
  const entries = new Map()
  return {
    add: (/** @type {Operation} */ operation, /** @type {Record<string, string>} */ params) =>
      entries.set(`${operation.id} ${params.id}`, { operation, params }),
    /** Removes an entry whose object certainly does not exist. */
    forget: (/** @type {Operation} */ operation, /** @type {Record<string, string>} */ params) =>
      entries.delete(`${operation.id} ${params.id}`),
    /** Ids that may still exist. */
    get ids() {
      return [...entries.values()].map(({ params }) => params.id)
    },
    async cleanUp() {
      for (const [key, { operation, params }] of [...entries].reverse()) {
        if (await gone(client, operation, params)) entries.delete(key)
        else
          report.add({
            id: findingId('answer', 'left-behind', operation.id),
            rule: 'left-behind',
            severity: 'breaks',
            message: `${operation.id}: '${params.id}' could not be deleted; please delete it by hand`,
            operations: [operation.id],
          })
      }
    },
  }
}

/**
 * @param {Client} client
 * @param {Operation} operation
 * @param {Record<string, string>} params
 */
async function gone(client, operation, params) {
  const path = operation.path.replaceAll(/\{([^}]+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ''))
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    try {
      const { status } = await client.send('DELETE', path)
      if ((status >= 200 && status < 300) || status === 404) return true
    } catch {
      // Retried below.
    }
    await sleep(300 * attempt)
  }
  return false
}
