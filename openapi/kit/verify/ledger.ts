import { setTimeout as sleep } from 'node:timers/promises'
import { isSuccess } from '../contract/statuses.ts'
import { findingId } from '../report/findings.ts'
import type { Operation, Report } from '../types.ts'
import type { Client } from './client.ts'

export type Ledger = ReturnType<typeof createLedger>
/** Whether the object is in its list; undefined if the list cannot be read */
type Look = () => Promise<boolean | undefined>
type Entry = { operation: Operation; params: Record<string, string>; look: Look }

const TRIES = 3

/** Tracks the objects that this run created or tried to create. They are deleted at the end, even after a failure. */
export function createLedger({ client, report }: { client: Client; report: Report }) {
  const entries = new Map<string, Entry>()
  const failing = new Set<Operation>()
  /** Entries that could not be deleted. */
  const stuck = new Set<string>()
  const searches = new Map<string, () => Promise<void>>()
  return {
    /** Looks at the end for objects that have another id than they were given. `track` adds what it finds. */
    search: (name: string, track: () => Promise<void>) => void searches.set(name, track),
    add: (operation: Operation, params: Record<string, string>, look: Look) =>
      entries.set(`${operation.id} ${params.id}`, { operation, params, look }),
    /** Removes an entry whose object certainly does not exist. */
    forget: (operation: Operation, params: Record<string, string>) =>
      entries.delete(`${operation.id} ${params.id}`),
    /** Ids of objects that possibly exist. */
    get ids() {
      return [...entries.values()].map(({ params }) => params.id)
    },
    async cleanUp() {
      // Two objects can have one id, so what was found is looked for again.
      for (let round = 1; round <= TRIES; round += 1) {
        for (const search of searches.values()) await search()
        if (round > 1 && [...entries.keys()].every((key) => stuck.has(key))) return
        await removeAll()
        if (searches.size === 0) return
      }
    },
  }

  async function removeAll() {
    for (const [key, entry] of [...entries].reverse()) {
      if (stuck.has(key)) continue
      const { operation, params, look } = entry
      // An operation that failed for one object is not repeated for the others.
      const status = await remove(client, entry, failing.has(operation) ? 1 : TRIES)
      if (status !== 404 && !isSuccess(status)) failing.add(operation)
      // 404 can also mean that the service decoded the id wrongly, so the list decides.
      const isThere = isSuccess(status) ? false : await look()
      if (isThere === false || (isThere === undefined && status === 404)) entries.delete(key)
      else {
        stuck.add(key)
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
          cause: {
            key: isThere ? 'there' : 'unknown',
            words: `objects could not be deleted; please delete by hand what begins with '${prefixOf(params.id)}'`,
          },
        })
      }
    }
  }
}

/** What all ids of a run begin with. */
const prefixOf = (id = '') => /^contract-kit-\w*/.exec(id)?.[0] ?? id

/** @returns the status of the last response; 0 without one */
async function remove(client: Client, { operation, params }: Entry, tries: number): Promise<number> {
  const path = operation.path.replaceAll(/\{([^}]+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ''))
  for (let attempt = 1; ; attempt += 1) {
    const { status } = await client.send('DELETE', path).catch(() => ({ status: 0 }))
    // Repeating a refused request would not help.
    const isFinal = isSuccess(status) || (status >= 400 && status < 500 && status !== 429)
    if (isFinal || attempt >= tries) return status
    await sleep(300 * attempt)
  }
}
