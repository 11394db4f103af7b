import type { Change } from './resources'
import { placeOf, type Store } from './store'

/**
 * Storage that survives a reload. Only differences from the world are stored, one record per object, so that writes are
 * small in any world, and two tabs interfere only when they change the same object.
 */
export interface Keep {
  load(): Promise<Change[]>
  /** Adds records, replacing those with the same place. */
  save(changes: { place: string; change: Change }[]): Promise<void>
  clear(): Promise<void>
}

export interface Persistence {
  /** Resolves when all changes so far are stored (or failed to be). */
  settled(): Promise<void>
  /** Deletes all stored changes. */
  clear(): Promise<void>
}

/**
 * Restores stored changes, then stores every change at once. If storing fails (quota, private mode), it warns once and
 * the mocks continue in memory.
 */
export async function persist(store: Store, keep: Keep): Promise<Persistence> {
  let warned = false
  const warn = (what: string, cause: unknown) => {
    if (!warned) console.warn(`Mocks: ${what}; they last until the page is reloaded.`, cause)
    warned = true
  }

  try {
    const breaches = store.restore(await keep.load())
    if (breaches.length > 0)
      console.warn('Mocks: kept edits no longer fit the contract and were left out.', breaches)
  } catch (error) {
    warn('edits cannot be kept', error)
  }

  let queue = Promise.resolve()
  store.subscribe((changes) => {
    const records = changes.map((change) => ({ place: placeOf(change), change }))
    queue = queue.then(() => keep.save(records)).catch((error) => warn('an edit could not be kept', error))
  })
  return {
    settled: () => queue,
    async clear() {
      await queue
      await keep.clear()
    },
  }
}
